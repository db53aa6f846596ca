// The shop behind PgBouncer in transaction mode, which shares each connection among many clients.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { type Fact, tryFacts } from "./faults/facts.ts";
import { type PgBouncer, startPgBouncer } from "./faults/pgbouncer.ts";
import { createLedger, openShop, type Shop, startWriting, writeOne } from "./faults/recorded-writes.ts";
import { type ShopServer, startShopServer } from "./faults/shop-server.ts";

export const summary =
  "PgBouncer in transaction mode between the shop and PostgreSQL, and the contract tests through it";

/** Without the facts about a direct connection: listening on it, what the server says of a wrong name, its failover. */
const NOT_THROUGH_IT = "^(?!.*(?:not there|has become a standby|listening connection|cannot listen))";
const CONTRACT_TESTS = ["run", "src", "--project=contract", "--reporter=dot", "-t", NOT_THROUGH_IT];

/** `npm run drill -- pooler`. */
export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-pooler-"));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
  const pooler = await startPgBouncer(postgres.port, folder);
  try {
    const isShopWell = await tryShop({ direct: postgres.url, pooler, folder });
    process.stdout.write("The contract tests through it\n");
    return (await runContractTests(pooler.toPooled(postgres.url))) && isShopWell;
  } finally {
    await pooler.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Setting {
  readonly direct: string;
  readonly pooler: PgBouncer;
  readonly folder: string;
}

async function tryShop({ direct, pooler, folder }: Setting): Promise<boolean> {
  const env = async (name: string) => ({
    DATA_DIR: join(folder, name),
    PORT: String(await freePort()),
    DATABASE_URL: pooler.toPooled(direct),
  });
  const [here, there] = await Promise.all([startShopServer(await env("here")), startShopServer(await env("there"))]);
  try {
    const shop = await openShop(here.url);
    return await tryFacts(factsOf({ here, there, shop, direct }));
  } finally {
    await Promise.all([here.end("SIGTERM"), there.end("SIGTERM")]);
  }
}

interface Nodes {
  readonly here: ShopServer;
  readonly there: ShopServer;
  readonly shop: Shop;
  readonly direct: string;
}

const factsOf = ({ there, shop, direct }: Nodes): readonly Fact[] => [
  ["writes of four clients for three seconds are all acknowledged", () => writeForAWhile(shop)],
  ["a transaction waits for a lock for five seconds, then is put off", () => meetLock(shop, direct)],
  ["a change here is seen there, though nobody listens past the pooler", () => changeHere(shop, there)],
];

async function writeForAWhile(shop: Shop): Promise<string | undefined> {
  const ledger = createLedger();
  const writing = startWriting(shop, ledger);
  await sleep(3_000);
  await writing.stop();
  const isWell = ledger.uncertain.size === 0 && ledger.acknowledged.size > 0;
  return isWell ? undefined : JSON.stringify([...ledger.answers]);
}

async function meetLock(shop: Shop, direct: string): Promise<string | undefined> {
  const client = new Client({ connectionString: direct });
  await client.connect();
  await client.query("begin; lock table products in access exclusive mode");
  const ledger = createLedger();
  await writeOne(shop, ledger, "locked-out");
  await client.query("rollback");
  await client.end();
  const isWell = ledger.answers.has("503") && ledger.slowestMs > 4_000 && ledger.slowestMs < 8_000;
  return isWell ? undefined : `${JSON.stringify([...ledger.answers])} after ${ledger.slowestMs.toFixed(0)} ms`;
}

async function changeHere(shop: Shop, there: ShopServer): Promise<string | undefined> {
  for (let round = 1; round <= 20; round += 1) {
    const title = `seen-there-${round}`;
    await (await fetch(`${there.url}/api/products?limit=1`)).text();
    await writeOne(shop, createLedger(), title);
    await sleep(250);
    const newest = await (await fetch(`${there.url}/api/products?limit=1`)).text();
    if (!newest.includes(title)) return `round ${round}: not after 250 ms`;
  }
  return undefined;
}

/** `TEST_POSTGRES_URL`: see src/testing/postgres-server.ts. */
async function runContractTests(url: string): Promise<boolean> {
  const tests = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...CONTRACT_TESTS], {
    stdio: "inherit",
    env: { ...process.env, TEST_POSTGRES_URL: url },
  });
  const [code] = await once(tests, "exit");
  return code === 0;
}
