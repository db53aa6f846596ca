import { CompiledQuery } from "kysely";
import { inPieces } from "../in-pieces.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";

export interface NewRows {
  readonly table: string;
  /** All with the same columns in the same order. */
  readonly rows: readonly object[];
  /** What follows the values. */
  readonly ending?: string;
}

/** Adds many rows by a text put together here: Kysely's builder takes longer over their values than SQLite over the rows. */
export async function insertRows(
  db: ShopDatabase,
  kind: DatabaseKind,
  { table, rows, ending = "" }: NewRows,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (const piece of inPieces(rows, columns.length)) {
    const values = writePlaces(kind, piece.length, columns.length);
    const text = `insert into ${table} (${columns.join(", ")}) values ${values} ${ending}`;
    await db.executeQuery(CompiledQuery.raw(text, piece.flatMap(Object.values)));
  }
}

function writePlaces(kind: DatabaseKind, rows: number, columns: number): string {
  const place = (index: number) => (kind === "postgres" ? `$${index + 1}` : "?");
  const row = (at: number) => Array.from({ length: columns }, (_, column) => place(at * columns + column)).join(", ");
  return Array.from({ length: rows }, (_, at) => `(${row(at)})`).join(", ");
}
