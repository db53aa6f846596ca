/** `regular`: daily or by hand. `before-migration`: made by itself before a new version changed the database. */
export type BackupKind = "regular" | "before-migration";

/** A copy of the database that was verified before it got its name. */
export interface Backup {
  /** Its file name. */
  readonly name: string;
  readonly kind: BackupKind;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly bytes: number;
}

/** How far a backup that is being made has come. */
export interface BackupProgress {
  readonly phase: "copying" | "verifying";
  /** From 0 to 1, of the whole. */
  readonly share: number;
}

/** How many of the newest days, weeks and months keep their last backup. */
export interface BackupRetention {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}
