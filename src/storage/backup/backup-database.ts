import { join } from "node:path";
import type { Clock } from "../../core/time/clock.ts";
import { StorageError } from "../storage-error.ts";
import { makeFolder } from "./make-folder.ts";
import { type BackupResult, type BackupTask, runBackup } from "./run-backup.ts";

export interface BackupOptions {
  readonly databasePath: string;
  /** Made if it is missing, for its owner alone. It must lie outside of anything that is served. */
  readonly folder: string;
  readonly clock: Clock;
  /** Where the copying runs: a server hands it to another process, since it blocks its thread. */
  readonly run?: (task: BackupTask) => Promise<BackupResult>;
}

/** Backs up a database that may be in use, under a name that tells when. Throws StorageError when it cannot. */
export async function backupDatabase({
  databasePath,
  folder,
  clock,
  run = async (task) => runBackup(task),
}: BackupOptions): Promise<BackupResult> {
  makeBackupFolder(folder);
  return run({ databasePath, targetPath: join(folder, `regretless-${fileMoment(clock)}.db`) });
}

function makeBackupFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StorageError(`The folder ${folder} cannot be made: name another one, or give this user the right to.`, {
      cause: error,
    });
  }
}

/** A moment that every file system takes as a name, and that sorts by time. */
export function fileMoment(clock: Clock): string {
  return new Date(clock.now()).toISOString().replaceAll(":", "-");
}
