// Reads and describes an embedded database as a move needs it.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { MovedRow, MovedTable, MovedValue, Numbering } from "./moved-table.ts";

/** Without the journal of the migrations and those that belong to SQLite itself or to a search index. */
const TABLES = `select name from pragma_table_list
  where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
  order by name`;

export function describeSqliteTables(database: DatabaseSync): readonly MovedTable[] {
  const list = (query: string, table?: string) => database.prepare(query).all(...(table === undefined ? [] : [table]));
  return list(TABLES).map((row) => {
    const name = String(row["name"]);
    const columns = list("select name, pk from pragma_table_info(?) order by name", name);
    const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a["pk"]) - Number(b["pk"]));
    const references = list(`select distinct "table" as name from pragma_foreign_key_list(?) order by 1`, name);
    return { name, columns: namesOf(columns), key: namesOf(key), references: namesOf(references) };
  });
}

const namesOf = (rows: readonly Record<string, SQLOutputValue>[]): string[] => rows.map(({ name }) => String(name));

export async function* readSqliteRows(
  database: DatabaseSync,
  { name, columns, key }: MovedTable,
): AsyncIterable<MovedRow> {
  const statement = database.prepare(`select ${quote(columns)} from "${name}" order by ${quote(key)}`);
  statement.setReturnArrays(true);
  // Exact above 2^53 too.
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) yield (row as unknown as SQLOutputValue[]).map(toMovedValue);
}

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

/** NUL never comes from the shop, and PostgreSQL cannot keep it: it is dropped, as each write of the shop drops it. */
function toMovedValue(value: SQLOutputValue): MovedValue {
  if (value === null) return null;
  return typeof value === "string" ? value.replaceAll("\0", "") : String(value);
}

export function readSqliteNumbering(database: DatabaseSync): Numbering {
  const statement = database.prepare("select name, seq from sqlite_sequence");
  statement.setReadBigInts(true);
  return Object.fromEntries(statement.all().map(({ name, seq }) => [String(name), String(seq)]));
}
