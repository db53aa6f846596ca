import { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID, checkPages, explainUnopened, refuseForeign, requireFile } from "../dialects/sqlite-file.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";
import { StorageError } from "../storage-error.ts";
import { checkChecksum } from "./checksum-file.ts";

export interface VerifiedBackup {
  readonly rows: Readonly<Record<string, number>>;
}

/** The tables that hold what the owner would miss. */
const COUNTED = ["products", "categories", "guides", "giveaways", "deals", "accounts", "addresses", "settings"];

/**
 * Throws StorageError on a file that is damaged, foreign, newer than this program, or at odds with itself or with the
 * checksum beside it.
 */
export function verifyBackup(path: string): VerifiedBackup {
  requireFile(path);
  try {
    const verified = inspect(path);
    checkChecksum(path);
    return verified;
  } catch (error) {
    throw explainUnopened(path, error);
  }
}

function inspect(path: string): VerifiedBackup {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0, defensive: true });
  try {
    const count = (query: string): number => Number(database.prepare(query).get()?.["n"]);
    if (database.prepare("pragma application_id").get()?.["application_id"] !== APPLICATION_ID)
      throw refuseForeign(path);
    checkPages(database, path);
    checkTables(database, path);
    checkMigrations(database, path);
    const rows = Object.fromEntries(COUNTED.map((table) => [table, count(`select count(*) as n from ${table}`)]));
    const total = count("select coalesce(sum(value), 0) as n from counters where scope = 'all' and name = 'total'");
    if (total !== rows["products"]) throw refuseIncomplete(path);
    if (database.prepare("pragma foreign_key_check").get() !== undefined) throw refuseIncomplete(path);
    return { rows };
  } finally {
    database.close();
  }
}

/** Marked as ours, and yet not ours: a table is missing that every version has. */
function checkTables(database: DatabaseSync, path: string): void {
  const rows = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const names = new Set(rows.map((row) => row["name"]));
  if (![...COUNTED, "kysely_migration", "counters"].every((table) => names.has(table))) throw refuseForeign(path);
}

function checkMigrations(database: DatabaseSync, path: string): void {
  const names = database
    .prepare("select name from kysely_migration")
    .all()
    .map((row) => String(row["name"]));
  if (names.length === 0) throw refuseForeign(path);
  if (names.every((name) => name in MIGRATIONS)) return;
  throw new StorageError(`The backup ${path} was made by a newer version of Regretless: restore it with that version.`);
}

function refuseIncomplete(path: string): StorageError {
  return new StorageError(`The backup ${path} is incomplete: its rows do not fit together. Take another one.`);
}
