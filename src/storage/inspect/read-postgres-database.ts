import { Kysely, sql } from "kysely";
import { createPostgresDialect } from "../dialects/postgres.ts";
import { REQUEST_LIMITS } from "../dialects/postgres-pool.ts";
import { readMigrationState } from "../migrate.ts";
import { explainUnreached } from "../open-postgres.ts";
import type { ShopTables } from "../schema.ts";
import { type DatabaseInspection, NEWEST_INSTANTS } from "./database-reading.ts";

/** Throws StorageError where it does not answer, refuses the sign-in, or was changed by a newer program. */
export async function readPostgresDatabase(url: string): Promise<DatabaseInspection> {
  const database = new Kysely<ShopTables>({ dialect: createPostgresDialect({ url, limits: REQUEST_LIMITS }) });
  try {
    const { pending } = await readMigrationState(database);
    const version = await sql<{ server_version: string }>`show server_version`.execute(database);
    const instants =
      pending.length > 0 ? [] : await Promise.all(NEWEST_INSTANTS.map((query) => readInstant(database, query)));
    return {
      pending,
      health: `PostgreSQL ${version.rows[0]?.server_version ?? ""} answers.`,
      newestInstant: instants.length === 0 ? undefined : Math.max(...instants),
    };
  } catch (error) {
    throw explainUnreached(error);
  } finally {
    await database.destroy();
  }
}

async function readInstant(database: Kysely<ShopTables>, query: string): Promise<number> {
  const { rows } = await sql.raw<{ at: number | null }>(query).execute(database);
  return rows[0]?.at ?? 0;
}
