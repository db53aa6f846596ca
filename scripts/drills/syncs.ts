// The promise that an answered write is on the disk, held against the system calls that were made.
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { childrenOf } from "../../src/testing/processes.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { openShop, writeOne, createLedger } from "./faults/recorded-writes.ts";
import { startShopServer } from "./faults/shop-server.ts";
import { judgeCalls, traceCalls } from "./syncs/system-calls.ts";

export const summary = "traces system calls: each acknowledged write was synced to the disk first (needs strace)";

const WRITES = 100;

/** `npm run drill -- syncs`. */
export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-syncs-"));
  // PostgreSQL runs as another user than root.
  await chmod(folder, 0o755);
  try {
    const embedded = await traceWrites({ name: "SQLite", env: {}, folder, others: () => [], log: /-wal>$/ });
    const postgres = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
    try {
      const family = () => [postgres.pid ?? 0, ...childrenOf(postgres.pid ?? 0)];
      const env = { DATABASE_URL: postgres.url };
      return (await traceWrites({ name: "PostgreSQL", env, folder, others: family, log: /\/pg_wal\// })) && embedded;
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface TracedShop {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Processes besides the shop's own. */
  readonly others: () => readonly number[];
  readonly log: RegExp;
}

async function traceWrites({ name, env, folder, others, log }: TracedShop): Promise<boolean> {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const server = await startShopServer({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  const shop = await openShop(server.url);
  const ledger = createLedger();
  const trace = await traceCalls([server.pid, ...others()], join(dataDir, "calls"));
  for (let count = 0; count < WRITES; count += 1) await writeOne(shop, ledger, `product-${count}`);
  const { answers, unsynced, unwritten } = judgeCalls(await trace.stop(), log);
  await server.end("SIGTERM");
  process.stdout.write(
    `${name}: ${ledger.acknowledged.size} writes acknowledged, ${answers} answers seen in the trace; ` +
      `${unsynced} sent before the log was synced, ${unwritten} without anything written to it\n`,
  );
  return answers === WRITES && ledger.acknowledged.size === WRITES && unsynced + unwritten === 0;
}
