// Rows that are hard to carry from one database to another, in every table.
import type { DatabaseSync } from "node:sqlite";
import { describeSqliteTables } from "../storage/move/sqlite-rows.ts";
import { inOrderOfReferences, type MovedTable } from "../storage/move/moved-table.ts";

/** Quotes, escapes, an empty list, characters beyond the first plane, and the last code point that there is. */
const TEXT = `[] {} "'\\ \\u0000 \\N \\. \u{1f37a}\u{10ffff}\u0001\u007f\ufeff\r\n\t`;
/** Above what a JavaScript number holds exactly. */
const NUMBER = 2n ** 63n - 1n;

/** As if the newest products had been deleted: their numbers are not given again. */
export const LAST_PRODUCT_SEQ = 5_000;

/** What the schema allows only. */
const FIXED: Readonly<Record<string, string>> = {
  "accounts.role": "owner",
  "invitations.role": "editor",
  "jobs.state": "waiting",
  "trash.kind": "guide",
};

/** A row in each table that has none, and hard values in a product. */
export function fillEveryTable(database: DatabaseSync): void {
  for (const table of inOrderOfReferences(describeSqliteTables(database))) {
    const row = database.prepare(`select count(*) as n from "${table.name}"`).get();
    if (row?.["n"] === 0) addRow(database, table);
  }
  database
    .prepare("update products set description = ?, price_amount = ?, images = '[]', tags = '[]' where seq = 1")
    .run(TEXT, NUMBER);
  database.prepare("update sqlite_sequence set seq = ? where name = 'products'").run(BigInt(LAST_PRODUCT_SEQ));
}

function addRow(database: DatabaseSync, { name }: MovedTable): void {
  const list = (pragma: string) => database.prepare(`select * from ${pragma}(?)`).all(name);
  const referred = new Map(
    list("pragma_foreign_key_list").map(({ from, to, table }) => {
      const row = database.prepare(`select ${String(to)} as value from ${String(table)}`).get();
      return [String(from), row?.["value"] ?? null];
    }),
  );
  const definition = database.prepare("select sql from sqlite_schema where name = ?").get(name);
  const hasOneRow = String(definition?.["sql"]).includes("check (id = 1)");
  const values = list("pragma_table_info").map((column, at) => {
    const columnName = String(column["name"]);
    const known = FIXED[`${name}.${columnName}`] ?? referred.get(columnName);
    if (known !== undefined) return known;
    if (hasOneRow && columnName === "id") return 1;
    if (column["notnull"] === 0 && at % 2 === 0) return null;
    return column["type"] === "TEXT" ? TEXT : columnName === "seq" ? 7 : NUMBER;
  });
  database.prepare(`insert into "${name}" values (${values.map(() => "?").join(", ")})`).run(...values);
}
