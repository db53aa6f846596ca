import { renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { explainUnopened, requireFile } from "../dialects/sqlite-file.ts";
import { checksumPath, writeChecksum } from "./checksum-file.ts";
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

/** What a backup is doing, and to which file. */
export interface BackupPhase {
  readonly name: "copying" | "verifying";
  readonly copyPath: string;
}

/**
 * Copies a database that others may be writing to, verifies the copy and only then gives it its name.
 * Blocks its thread: run it in a process of its own, or where nobody waits.
 */
export function runBackup(
  { databasePath, targetPath }: BackupTask,
  onPhase: (phase: BackupPhase) => void = () => {},
): BackupResult {
  requireFile(databasePath);
  const unfinished = `${targetPath}.unfinished-${process.pid}`;
  rmSync(unfinished, { force: true });
  try {
    onPhase({ name: "copying", copyPath: unfinished });
    copyDatabase(databasePath, unfinished);
    onPhase({ name: "verifying", copyPath: unfinished });
    const { rows } = verifyBackup(unfinished);
    flush(unfinished);
    writeChecksum(unfinished, targetPath);
    flush(checksumPath(targetPath));
    renameSync(unfinished, targetPath);
    flush(dirname(targetPath));
    return { path: targetPath, bytes: statSync(targetPath).size, rows };
  } catch (error) {
    rmSync(checksumPath(targetPath), { force: true });
    throw explainUnopened(targetPath, error);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
