// Adapter: Kysely over a pool of PostgreSQL connections, with limits on every wait.
import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { PostgresDriver } from "./postgres-driver.ts";

class LockFreeAdapter extends PostgresAdapter {
  // `migrate` holds a lock of its own to the end of the transaction. Kysely's is released by a query,
  // which fails in a broken transaction and hides why it broke.
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

export function createPostgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new LockFreeAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** `url`: postgres://user:password@host:port/database */
export function openPostgresPool(url: string): Pool {
  const numbers = new TypeOverrides();
  // Instants and sequence numbers stay far below 2^53.
  numbers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    application_name: "regretless",
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: numbers,
  });
  // Without a listener an idle connection that the server closes would end the process. The pool drops it by itself.
  pool.on("error", () => {});
  return pool;
}
