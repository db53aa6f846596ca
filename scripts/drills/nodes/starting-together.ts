import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "../../../e2e/built-shop.ts";
import { MIGRATIONS } from "../../../src/storage/migrations/migrations.ts";
import { startEmbeddedPostgres } from "../../../src/testing/embedded-postgres.ts";
import { startShopServer } from "../faults/shop-server.ts";

const NODES = 20;

/** Answers what is wrong, or undefined. */
export async function startTogether(folder: string): Promise<string | undefined> {
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, "together"),
    settings: ["max_connections=300"],
  });
  const starting = Array.from({ length: NODES }, async (_, number) =>
    startShopServer({
      DATA_DIR: join(folder, `node-${number}`),
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      SEED_DEMO: "1",
    }),
  );
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failures = started.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  const found = await readDatabase(postgres.url);
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  await postgres.stop();
  if (failures.length > 0) return `${failures.length} did not start: ${failures[0]}`;
  if (found.migrations.join() !== Object.keys(MIGRATIONS).join())
    return `the database says ${found.migrations.join(", ")}`;
  return found.loads === 1 ? undefined : `the demo catalogue was loaded ${found.loads} times`;
}

async function readDatabase(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const loads = await client.query<{ count: number }>("select count(*)::int as count from acts where deed = 'add'");
  await client.end();
  return { migrations: rows.map(({ name }) => name), loads: loads.rows[0]?.count ?? 0 };
}
