import { renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { explainUnopened, requireFile } from "../dialects/sqlite-file.ts";
import { copyDatabase, flush } from "./copy-database.ts";
import { verifyBackup } from "./verify-backup.ts";

export interface BackupTask {
  readonly databasePath: string;
  /** Replaced if it exists; its folder must exist. */
  readonly targetPath: string;
}

export interface BackupResult {
  readonly path: string;
  readonly bytes: number;
  /** Rows per table, counted in the backup. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Copies a database that others may be writing to, verifies the copy and only then gives it its name.
 * Blocks its thread: run it in a worker, or where nobody waits.
 */
export function runBackup({ databasePath, targetPath }: BackupTask): BackupResult {
  requireFile(databasePath);
  const unfinished = `${targetPath}.unfinished-${process.pid}`;
  rmSync(unfinished, { force: true });
  try {
    copyDatabase(databasePath, unfinished);
    const { rows } = verifyBackup(unfinished);
    flush(unfinished);
    renameSync(unfinished, targetPath);
    flush(dirname(targetPath));
    return { path: targetPath, bytes: statSync(targetPath).size, rows };
  } catch (error) {
    throw explainUnopened(targetPath, error);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
