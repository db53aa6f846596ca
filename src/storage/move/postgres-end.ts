import { Kysely, sql } from "kysely";
import { createPostgresDialect } from "../dialects/postgres.ts";
import { PATIENT_LIMITS } from "../dialects/postgres-pool.ts";
import { lockForMigration, migrateWithin, readMigrationState } from "../migrate.ts";
import { explainUnreached } from "../open-postgres.ts";
import { StorageError } from "../storage-error.ts";
import { requireCurrentSchema } from "./current-schema.ts";
import type { MoveEnd, MoveSource, MoveTarget } from "./move-ends.ts";
import type { MovedRow, MovedTable } from "./moved-table.ts";
import {
  describePostgresTables,
  type PostgresTable,
  readPostgresNumbering,
  readPostgresRows,
  setPostgresNumbering,
  type Transaction,
} from "./postgres-rows.ts";

/** A PostgreSQL database as an end of a move. `url`: postgres://user:password@host:port/database */
export function createPostgresEnd(url: string): MoveEnd {
  return {
    name: withoutPassword(url),
    read: (work) =>
      inTransaction(url, async (transaction) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
        requireCurrentSchema((await readMigrationState(transaction)).done, withoutPassword(url));
        return work(createSource(transaction, await describePostgresTables(transaction)));
      }),
    fill: (work) =>
      inTransaction(url, async (transaction) => {
        await lockForMigration(transaction, "postgres");
        await requireEmpty(transaction, url);
        await migrateWithin(transaction, "postgres");
        const tables = await describePostgresTables(transaction);
        for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(transaction);
        return work(createTarget(transaction, tables));
      }),
  };
}

async function inTransaction<Result>(
  url: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const database = new Kysely<unknown>({ dialect: createPostgresDialect({ url, limits: PATIENT_LIMITS }) });
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    throw explainUnreached(error, withoutPassword(url));
  } finally {
    await database.destroy();
  }
}

/** Nothing at all may be there: whatever is, somebody put it there, and a copy cannot be told from it later. */
async function requireEmpty(transaction: Transaction, url: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relkind desc, c.relname limit 1`.execute(transaction);
  const [found] = rows;
  if (found === undefined) return;
  throw new StorageError(
    `The database ${withoutPassword(url)} holds something already (${found.name}): create an empty one (createdb), and move there.`,
  );
}

function createSource(transaction: Transaction, tables: readonly PostgresTable[]): MoveSource {
  const own = ({ name }: MovedTable) => tables.find((table) => table.name === name);
  return {
    tables,
    rows(table) {
      const described = own(table);
      if (described === undefined) throw new Error(`There is no table ${table.name}`);
      return readPostgresRows(transaction, described);
    },
    numbering: () => readPostgresNumbering(transaction),
  };
}

function createTarget(transaction: Transaction, tables: readonly PostgresTable[]): MoveTarget {
  return {
    ...createSource(transaction, tables),
    insert: (table, rows) => insertRows(transaction, table, rows),
    setNumbering: (numbering) => setPostgresNumbering(transaction, numbering),
    async raiseVersion(least) {
      await sql`update catalogue_version set value = greatest(value + 1, ${least})`.execute(transaction);
    },
    async settle() {
      // Until the server looks by itself it would plan as for an empty shop.
      for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(transaction);
    },
  };
}

/** As one document: the server reads each value as its column's type asks. */
async function insertRows(
  transaction: Transaction,
  { name, columns }: MovedTable,
  rows: readonly MovedRow[],
): Promise<void> {
  const document = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(document)})`.execute(
    transaction,
  );
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = "";
  address.search = "";
  return address.href;
}
