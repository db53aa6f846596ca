// Twenty servers that start at once on an empty database, on either kind.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { createLedger, openShop, writeOne } from "./faults/recorded-writes.ts";
import { type ShopServer, startShopServer } from "./faults/shop-server.ts";

export const summary = "20 servers start at once on an empty database: it is migrated once, and all serve";

const SERVERS = 20;

/** `npm run drill -- starts`. */
export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-starts-"));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, "postgres"), settings: ["max_connections=300"] });
  try {
    const onSqlite = await startTogether({ name: "SQLite", env: {}, dataDir: () => join(folder, "shared") });
    const onPostgres = await startTogether({
      name: "PostgreSQL",
      env: { DATABASE_URL: postgres.url },
      dataDir: (number) => join(folder, `node-${number}`),
    });
    return onSqlite && onPostgres;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Together {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: (number: number) => string;
}

async function startTogether({ name, env, dataDir }: Together): Promise<boolean> {
  const starting = Array.from({ length: SERVERS }, async (_none, number) =>
    // The demo catalogue, too, is loaded by one of them.
    startShopServer({ SEED_DEMO: "1", DATA_DIR: dataDir(number), PORT: String(await freePort()), ...env }),
  );
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failures = started.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  try {
    const troubles = [...failures, ...(await compare(servers))];
    const slowest = Math.max(0, ...servers.map(({ readyAfterMs }) => readyAfterMs));
    process.stdout.write(
      `${name}: ${servers.length} of ${SERVERS} serve, the last ready after ${slowest.toFixed(0)} ms${troubles.map((trouble) => `\n  ${trouble}`).join("")}\n`,
    );
    return troubles.length === 0;
  } finally {
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
  }
}

/** All show the same demo catalogue, once, and what one of them is told. */
async function compare(servers: readonly ShopServer[]): Promise<readonly string[]> {
  const [first] = servers;
  if (first === undefined) return ["none of them serves"];
  const shop = await openShop(first.url);
  const isWritten = await writeOne(shop, createLedger(), "told-to-the-first");
  const lists = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/api/products`, bearer(shop.token))).text()),
  );
  const slugs = (JSON.parse(lists[0] ?? "[]") as { readonly title: string }[]).map(({ title }) => title);
  return [
    ...(isWritten && slugs.includes("told-to-the-first") ? [] : ["what the first was told is not there"]),
    ...(new Set(slugs).size === slugs.length ? [] : ["the demo catalogue is there more than once"]),
    ...(new Set(lists).size === 1 ? [] : ["they do not show the same"]),
  ];
}

const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });
