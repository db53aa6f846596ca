import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Clock } from "../../core/time/clock.ts";
import { explainUnopened } from "../dialects/sqlite-file.ts";
import { fileMoment } from "./backup-database.ts";
import { checkSchema } from "./check-schema.ts";
import { copyDatabase, flush } from "./copy-database.ts";
import { claimDatabase } from "./data-lock.ts";
import { makeFolder } from "./make-folder.ts";
import { recordRestore } from "./record-restore.ts";
import { verifyBackup } from "./verify-backup.ts";

export interface RestoreOptions {
  readonly backupPath: string;
  readonly databasePath: string;
  readonly clock: Clock;
}

export interface RestoreResult {
  /** Rows per table, counted in what is now the database. */
  readonly rows: Readonly<Record<string, number>>;
  /** Where the database that stood there before lies now. */
  readonly previousPath: string | undefined;
}

/**
 * Puts a backup in the place of the database. Throws StorageError, and leaves everything as it was, on a backup
 * that is damaged, foreign or newer than this program, and while any process has the database open.
 */
export async function restoreDatabase({ backupPath, databasePath, clock }: RestoreOptions): Promise<RestoreResult> {
  verifyBackup(backupPath);
  await checkSchema(backupPath);
  makeFolder(dirname(databasePath));
  const lock = await claimDatabase(databasePath, "restore");
  const unfinished = `${databasePath}.restoring`;
  try {
    rmSync(unfinished, { force: true });
    copyDatabase(backupPath, unfinished);
    markRestored(unfinished, backupPath, clock);
    const { rows } = verifyBackup(unfinished);
    flush(unfinished);
    const previousPath = existsSync(databasePath) ? setAside(databasePath, clock) : undefined;
    // Replaces the old name in one step: at no moment is there no database.
    renameSync(unfinished, databasePath);
    flush(dirname(databasePath));
    return { rows, previousPath };
  } catch (error) {
    throw explainUnopened(databasePath, error);
  } finally {
    rmSync(unfinished, { force: true });
    lock.release();
  }
}

/**
 * Browsers and caches may know this shop by higher versions than the backup's. The time of day in milliseconds is above
 * any number that counting reaches, and above that of every earlier restore.
 */
function markRestored(databasePath: string, backupPath: string, clock: Clock): void {
  const database = new DatabaseSync(databasePath);
  try {
    database.prepare("update catalogue_version set value = max(value + 1, ?)").run(clock.now());
    recordRestore(database, basename(backupPath), clock);
    database.exec("pragma wal_checkpoint(truncate)");
  } finally {
    database.close();
  }
}

/** Gives the old database a second name, and takes its -wal away: SQLite would replay it into the new one. */
function setAside(databasePath: string, clock: Clock): string {
  const previousPath = `${databasePath}.before-restore-${fileMoment(clock)}`;
  foldLogIn(databasePath);
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(databasePath + suffix)) renameSync(databasePath + suffix, previousPath + suffix);
  }
  linkSync(databasePath, previousPath);
  return previousPath;
}

/** The last connection that closes moves the -wal into the database. A damaged one keeps it: both are set aside. */
function foldLogIn(databasePath: string): void {
  try {
    const database = new DatabaseSync(databasePath, { timeout: 0 });
    try {
      database.exec("pragma wal_checkpoint(truncate)");
    } finally {
      database.close();
    }
  } catch {
    // What cannot be read is the reason for many a restore.
  }
}
