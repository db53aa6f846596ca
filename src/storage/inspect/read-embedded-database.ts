import { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID, checkPages, explainUnopened, refuseForeign } from "../dialects/sqlite-file.ts";
import { sqliteCode } from "../dialects/sqlite-errors.ts";
import { comparePast } from "../migrate.ts";
import { type DatabaseInspection, NEWEST_INSTANTS } from "./database-reading.ts";

/** https://www.sqlite.org/rescode.html: of a query that does not fit the schema. */
const PLAIN_ERROR = 1;

/** Throws StorageError on a file that is damaged, foreign, newer than this program, or cannot be read. */
export function readEmbeddedDatabase(path: string): DatabaseInspection {
  try {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000, defensive: true });
    try {
      return inspect(database, path);
    } finally {
      database.close();
    }
  } catch (error) {
    // It is marked as ours, and yet a table or a column that every version has is missing.
    if (sqliteCode(error) === PLAIN_ERROR) throw refuseForeign(path);
    throw explainUnopened(path, error);
  }
}

function inspect(database: DatabaseSync, path: string): DatabaseInspection {
  if (database.prepare("pragma application_id").get()?.["application_id"] !== APPLICATION_ID) throw refuseForeign(path);
  checkPages(database, path);
  const done = database.prepare("select name from kysely_migration").all();
  const { pending } = comparePast(done.map((row) => String(row["name"])));
  const instants =
    pending.length > 0 ? [] : NEWEST_INSTANTS.map((query) => Number(database.prepare(query).get()?.["at"] ?? 0));
  return { pending, health: "Every page of the database is whole (quick_check).", newestInstant: newestOf(instants) };
}

const newestOf = (instants: readonly number[]): number | undefined =>
  instants.length === 0 ? undefined : Math.max(...instants);
