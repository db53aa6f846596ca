// Reads and describes a PostgreSQL database as a move needs it.
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MovedRow, MovedTable, MovedValue, Numbering } from "./moved-table.ts";

/** A database inside of one transaction. */
export type Transaction = Kysely<unknown>;

export interface PostgresTable extends MovedTable {
  /** By column. */
  readonly types: Readonly<Record<string, string>>;
}

/** Each of them may be a megabyte, and all of a fetch are in memory. */
const FETCHED_ROWS = 200;

/** Of the shop's schema, without the journal of the migrations. */
const OUR_TABLES = sql`c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  and c.relname not like 'kysely\\_%'`;

export async function describePostgresTables(db: Transaction): Promise<readonly PostgresTable[]> {
  const { rows } = await sql<Omit<PostgresTable, "columns">>`
    select c.relname as name,
      (select json_object_agg(attname, format_type(atttypid, atttypmod)) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as types,
      array(select a.attname::text from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' order by 1) as "references"
    from pg_class c where ${OUR_TABLES} order by c.relname collate "C"`.execute(db);
  return rows.map((table) => ({ ...table, columns: Object.keys(table.types).toSorted() }));
}

/** Through a cursor on the one connection of the transaction, so one table after the other. */
export async function* readPostgresRows(db: Transaction, table: PostgresTable): AsyncIterable<MovedRow> {
  const { name, columns, key } = table;
  const selected = columns.map((column) => sql`${toMovedText(table, column)} as ${sql.ref(column)}`);
  await sql`declare moved no scroll cursor for
    select ${sql.join(selected)} from ${sql.table(name)} order by ${sql.join(key.map((column) => inOrder(table, column)))}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, MovedValue>>`fetch ${sql.lit(FETCHED_ROWS)} from moved`.execute(db);
    for (const row of rows) yield columns.map((column) => row[column] ?? null);
    if (rows.length < FETCHED_ROWS) break;
  }
  await sql`close moved`.execute(db);
}

function toMovedText({ types }: PostgresTable, column: string): RawBuilder<unknown> {
  return types[column] === "boolean" ? sql`${sql.ref(column)}::int::text` : sql`${sql.ref(column)}::text`;
}

/** Text by code point, as SQLite orders it. */
function inOrder({ types, name }: PostgresTable, column: string): RawBuilder<unknown> {
  // With the table's name: the bare one would be the text that is selected.
  const reference = sql.ref(`${name}.${column}`);
  return types[column] === "text" ? sql`${reference} collate "C"` : reference;
}

interface NumberedTable {
  readonly name: string;
  readonly sequence: string;
}

async function listSequences(db: Transaction): Promise<readonly NumberedTable[]> {
  const { rows } = await sql<NumberedTable>`
    select c.relname as name, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' where ${OUR_TABLES}`.execute(db);
  return rows;
}

export async function readPostgresNumbering(db: Transaction): Promise<Numbering> {
  const last: [string, string][] = [];
  for (const { name, sequence } of await listSequences(db)) {
    const { rows } = await sql<{ last: string | null }>`
      select pg_sequence_last_value(${sequence}::regclass)::text as last`.execute(db);
    const value = rows[0]?.last;
    // A table that never had a row has no number yet.
    if (typeof value === "string") last.push([name, value]);
  }
  return Object.fromEntries(last);
}

/** Sequences stand outside of transactions: a move that fails leaves them further on, which does no harm. */
export async function setPostgresNumbering(db: Transaction, numbering: Numbering): Promise<void> {
  for (const { name, sequence } of await listSequences(db)) {
    const last = numbering[name];
    if (last !== undefined) await sql`select setval(${sequence}::regclass, ${last}::bigint)`.execute(db);
  }
}
