import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StorageError } from "../storage-error.ts";
import { sqliteCode } from "./sqlite-errors.ts";

/** "RGRL": tells our databases from those of other programs. */
export const APPLICATION_ID = 0x5247_524c;

/** Checking takes about 3 ms per MiB, and a start should not wait for it for long. */
const CHECKED_AT_START_BYTES = 32 * 2 ** 20;

/** Marks a new file as ours; throws StorageError on a damaged one and on one that belongs to another program. */
export function checkSqliteFile(database: DatabaseSync, path: string): void {
  const isEmpty = readNumber(database, "select count(*) from sqlite_schema") === 0;
  if (isEmpty) {
    database.exec(`pragma application_id = ${APPLICATION_ID}`);
    return;
  }
  if (readNumber(database, "pragma application_id") !== APPLICATION_ID) throw refuseForeign(path);
  if (statSync(path).size <= CHECKED_AT_START_BYTES) checkPages(database, path);
}

/** Reads every page. Throws StorageError when they do not fit together. */
export function checkPages(database: DatabaseSync, path: string): void {
  const row = database.prepare("pragma quick_check(1)").get();
  if (row?.["quick_check"] !== "ok") throw refuseDamaged(path);
}

/** For files that are about to be read: opening would speak of rights instead. */
export function requireFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return;
  throw new StorageError(`There is no file ${path}: check the name.`);
}

export function refuseForeign(path: string): StorageError {
  return new StorageError(
    `The file ${path} is not a database of Regretless: name another one, or move it out of the way.`,
  );
}

function refuseDamaged(path: string): StorageError {
  return new StorageError(
    `The database file ${path} is damaged: stop the shop and restore a backup (npm run shop -- restore <file>).`,
  );
}

const DENIED = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);
const [READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB] = [8, 10, 11, 13, 14, 26];

/** Turns what stopped the opening into a sentence that says what to do. */
export function explainUnopened(path: string, error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const explained = explanationOf(path, error);
  if (explained) explained.cause = error;
  return explained ?? error;
}

function explanationOf(path: string, error: unknown): StorageError | undefined {
  const unwritable = new StorageError(
    `The data folder ${dirname(path)} cannot be written: give this user the right to, or set DATA_DIR to another folder.`,
  );
  if (error instanceof Error && "code" in error && DENIED.has(String(error.code))) return unwritable;
  const code = sqliteCode(error);
  switch (code === undefined ? undefined : code & 0xff) {
    case READONLY:
    case CANTOPEN:
      return unwritable;
    case NOTADB:
      return refuseForeign(path);
    case IOERR:
      return new StorageError(`The file ${path} cannot be read: check that it is a file, and the disk under it.`);
    case CORRUPT:
      return refuseDamaged(path);
    case FULL:
      return new StorageError(`The disk that holds ${dirname(path)} is full: free some space, then start again.`);
    default:
      return undefined;
  }
}

function readNumber(database: DatabaseSync, statement: string): number {
  const row = database.prepare(statement).get();
  return Number(row && Object.values(row)[0]);
}
