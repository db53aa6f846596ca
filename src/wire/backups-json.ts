import type { Backup, BackupKind } from "../core/backups/backup.ts";
import type { BackupOverview } from "../core/backups/review-backups.ts";

export interface BackupJson {
  /** Its file name in DATA_DIR/backups. */
  readonly name: string;
  readonly kind: BackupKind;
  readonly made_at: string;
  readonly bytes: number;
}

/** What the owner needs to know about backups. */
export interface BackupsJson {
  /** `database`: PostgreSQL, whose backups are its own affair; the lists are empty then. */
  readonly kept_by: "shop" | "database";
  /** Verified ones, newest first. */
  readonly backups: readonly BackupJson[];
  /** The newest is older than 36 hours, or there is none. */
  readonly is_stale: boolean;
  /** `share` is 0 to 1. */
  readonly running: { readonly phase: "waiting" | "copying" | "verifying"; readonly share: number } | null;
  /** Why the last try failed; null once one succeeded after it. */
  readonly failure: { readonly at: string; readonly detail: string } | null;
}

export function toBackupsJson({ kind, backups, isStale, running, failure }: BackupOverview): BackupsJson {
  return {
    kept_by: kind === "elsewhere" ? "database" : "shop",
    backups: backups.map(toBackupJson),
    is_stale: isStale,
    running: running === undefined ? null : (running.progress ?? { phase: "waiting", share: 0 }),
    failure: failure === undefined ? null : { at: new Date(failure.at).toISOString(), detail: failure.message },
  };
}

const toBackupJson = ({ name, kind, madeAt, bytes }: Backup): BackupJson => ({
  name,
  kind,
  made_at: new Date(madeAt).toISOString(),
  bytes,
});
