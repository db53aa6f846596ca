import type { CoreContext } from "../core-context.ts";
import type { BackupRetention } from "./backup.ts";
import type { BackupKeeper } from "./backup-keeper.ts";

/** What the verbs about backups may use. */
export interface BackupsContext extends CoreContext {
  readonly backupKeeper: BackupKeeper;
  readonly backupPlan: BackupPlan;
}

export interface BackupPlan {
  /** Minutes after midnight UTC; undefined makes none by itself. */
  readonly dailyAt: number | undefined;
  readonly retention: BackupRetention;
}
