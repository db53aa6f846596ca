// Adapter: Kysely over a pool of PostgreSQL connections, with limits on every wait.
import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { PostgresDriver, type PostgresDriverOptions } from "./postgres-driver.ts";

class LockFreeAdapter extends PostgresAdapter {
  // `migrate` holds a lock of its own to the end of the transaction. Kysely's is released by a query,
  // which fails in a broken transaction and hides why it broke.
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

export function createPostgresDialect(options: PostgresDriverOptions): Dialect {
  return {
    createAdapter: () => new LockFreeAdapter(),
    createDriver: () => new PostgresDriver(options),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
