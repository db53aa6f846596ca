import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * One snapshot of a database, whatever is written meanwhile: SQLite's backup API would start over with each
 * write of another connection. `copyPath` must not exist; it is readable for its owner alone.
 */
export function copyDatabase(databasePath: string, copyPath: string): void {
  // SQLite fills an empty file and keeps its rights; a file of its own would follow the umask.
  closeSync(openSync(copyPath, "wx", 0o600));
  const source = new DatabaseSync(databasePath, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare("vacuum into ?").run(copyPath);
  } finally {
    source.close();
  }
}

/** Onto the disk, file or folder: a rename that survives a power cut must not point to pages that did not. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
