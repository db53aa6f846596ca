import { StorageError } from "../storage-error.ts";
import { refuseBusy, refuseDangling, refuseDuplicate, refuseFullDisk, refuseReadOnly } from "./refusals.ts";

// https://www.sqlite.org/rescode.html
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
const CONSTRAINT_FOREIGNKEY = 787;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

/** The extended result code of an error of node:sqlite; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode : undefined;
}

function primaryCode(error: unknown): number | undefined {
  const code = sqliteCode(error);
  // The low byte of an extended code is the primary one.
  return code === undefined ? undefined : code & 0xff;
}

export function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
}

export function isInputOutputError(error: unknown): boolean {
  return primaryCode(error) === IOERR;
}

/** Turns what SQLite threw into a refusal that a person can read, with its cause; bugs stay as they are. */
export function translateSqliteError(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (refusal) refusal.cause = error;
  return refusal ?? error;
}

function refusalOf(error: unknown): Error | undefined {
  const code = sqliteCode(error);
  if (code === CONSTRAINT_FOREIGNKEY) return refuseDangling();
  if (code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARYKEY) {
    return refuseDuplicate(error instanceof Error ? error.message : "");
  }
  switch (primaryCode(error)) {
    case BUSY:
    case LOCKED:
      return refuseBusy();
    case FULL:
      return refuseFullDisk();
    case READONLY:
      return refuseReadOnly();
    case CORRUPT:
    case NOTADB:
      return new StorageError(
        "The database file is damaged: stop the shop and restore a backup (npm run shop -- restore).",
      );
    case CANTOPEN:
    case IOERR:
      return new StorageError(
        "The disk under the database file does not answer properly: check it, then restart the shop.",
      );
    default:
      return undefined;
  }
}
