import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
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
  const unfinished = `${targetPath}.unfinished-${process.pid}`;
  rmSync(unfinished, { force: true });
  try {
    copyDatabase(databasePath, unfinished);
    const { rows } = verifyBackup(unfinished);
    flush(unfinished);
    renameSync(unfinished, targetPath);
    flush(dirname(targetPath));
    return { path: targetPath, bytes: statSync(targetPath).size, rows };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** One snapshot, whatever is written meanwhile; SQLite's backup API starts over with each write of another connection. */
function copyDatabase(databasePath: string, copyPath: string): void {
  // Ours before SQLite fills it: it takes over an empty file, and with it the rights of its owner alone.
  closeSync(openSync(copyPath, "wx", 0o600));
  const source = new DatabaseSync(databasePath, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare("vacuum into ?").run(copyPath);
  } finally {
    source.close();
  }
  chmodSync(copyPath, 0o600);
}

/** Onto the disk: a rename that survives a power cut must not point to pages that did not. */
function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
