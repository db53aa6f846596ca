import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type DatabaseKind, MIGRATIONS, type Migrations } from "./migrations/migrations.ts";
import { StorageError } from "./storage-error.ts";

const JOURNAL = "kysely_migration";
/** Any number that no other program on the same PostgreSQL database uses. */
const MIGRATION_LOCK = 7_248_301;

export interface MigrationState {
  readonly done: readonly string[];
  readonly pending: readonly string[];
}

/** What a database has been through; throws StorageError when a newer program has changed it. */
export async function readMigrationState<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations = MIGRATIONS,
): Promise<MigrationState> {
  return comparePast(await listDone(db), migrations);
}

/** `done` against what this program knows; throws StorageError when a newer program has changed the database. */
export function comparePast(done: readonly string[], migrations: Migrations = MIGRATIONS): MigrationState {
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StorageError(
      `This database was changed by a newer version of Regretless (${unknown.join(", ")}): start that version, or restore a backup made by this one.`,
    );
  }
  return { done, pending: Object.keys(migrations).filter((name) => !done.includes(name)) };
}

/**
 * Brings the schema up to date in one transaction, all or nothing. Of many processes that start at once
 * one does the work and the others find it done.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockForMigration(transaction, kind);
    await migrateWithin(transaction, kind, migrations);
  });
}

/** As a part of a transaction that holds the lock. */
export async function migrateWithin<Tables>(
  transaction: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  const { pending } = await readMigrationState(transaction, migrations);
  if (pending.length === 0) return;
  if (kind === "postgres") await requireRightToCreate(transaction);
  const migrator = new Migrator({
    db: transaction,
    // Changes that were made side by side come in either order.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => bindKind(migrations, kind) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Checked first: the migrator goes on after an error, and reports only that the transaction is aborted. */
async function requireRightToCreate<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ granted: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as granted`.execute(db);
  if (rows[0]?.granted === true) return;
  throw new StorageError(
    "The PostgreSQL user can't create tables in its schema. Make it the owner of its database, or grant it CREATE on the schema.",
  );
}

function bindKind(migrations: Migrations, kind: DatabaseKind) {
  const changes = Object.entries(migrations);
  return Object.fromEntries(changes.map(([name, up]) => [name, { up: (db: Kysely<unknown>) => up(db, kind) }]));
}

async function listDone<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === JOURNAL)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(JOURNAL)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Before the migrator looks for its own tables: two processes that create them at once would break each other. */
export async function lockForMigration<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  // On SQLite the transaction itself is the lock: it began as a writer.
  if (kind !== "postgres") return;
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
}
