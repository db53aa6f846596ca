import { join } from "node:path";
import { listBackups } from "../../storage/backup/folder-backup-keeper.ts";
import { verifyBackup } from "../../storage/backup/verify-backup.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const HOUR_MS = 60 * 60_000;
const STALE_HOURS = 36;

export interface BackupFacts {
  readonly now: number;
  readonly folder: string;
  /** The data lies in PostgreSQL. */
  readonly isElsewhere: boolean;
}

/** Whether the newest backup is young enough, and still what it was when it was made. */
export function checkBackups({ now, folder, isElsewhere }: BackupFacts): Finding[] {
  if (isElsewhere) {
    return [
      ok("The data is in PostgreSQL: its backups are the database's own affair (pg_dump, see docs/operating.md)."),
    ];
  }
  const backups = listBackups(folder);
  // A clock that was wrong for a while leaves backups from the future: they say nothing about today.
  const newest = backups.find(({ madeAt }) => madeAt <= now);
  const mend = "Run: npm run shop -- backup (in a release: ./regretless shop backup).";
  if (newest === undefined) {
    const what = backups.length === 0 ? "There is no backup" : "There are only backups from the future";
    return [warn(`${what} in ${folder}.`, mend)];
  }
  const hours = Math.floor((now - newest.madeAt) / HOUR_MS);
  try {
    verifyBackup(join(folder, newest.name));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return [fail(error.message, mend)];
  }
  if (hours >= STALE_HOURS) return [warn(`The newest backup is ${hours} hours old: ${newest.name}.`, mend)];
  return [ok(`The newest backup is ${hours} hours old and was verified again: ${newest.name}.`)];
}
