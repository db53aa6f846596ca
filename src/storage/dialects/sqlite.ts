// Adapter: Kysely over node:sqlite. Two connections per process: one writes, one only reads.
import { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { SqliteDriver, type SqliteDriverOptions } from "./sqlite-driver.ts";

/** Requests wait this long for another process's lock before they are told that the database is busy. */
export const PATIENCE_MS = 5_000;

class OneConnectionAdapter extends SqliteAdapter {
  // The driver keeps its own queue, because it counts each caller's patience from when it asked.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // Unlike Kysely's own adapter: our migrations run inside one `begin immediate`.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function createSqliteDialect(options: SqliteDriverOptions): Dialect {
  return {
    createAdapter: () => new OneConnectionAdapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** `path` may be ":memory:". Throws what SQLite throws on a file that it cannot open or read. */
export function openSqliteWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0, defensive: true, enableForeignKeyConstraints: true });
  try {
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma trusted_schema = off");
    database.exec("pragma cache_size = -16000");
    // A burst of writes would otherwise leave a large -wal file behind for ever.
    database.exec("pragma journal_size_limit = 67108864");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The file must exist and be in WAL mode already. */
export function openSqliteReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0, defensive: true, readOnly: true });
  try {
    database.exec("pragma trusted_schema = off");
    database.exec("pragma cache_size = -32000");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
