// Port: where backups lie and how they are made.
import type { Backup, BackupProgress } from "./backup.ts";

export interface BackupKeeper {
  /** `elsewhere`: the database is a server with backups of its own, and there is nothing here. */
  readonly kind: "folder" | "elsewhere";
  /** Newest first. */
  list(): Promise<readonly Backup[]>;
  /** Copies, verifies, and only then names the copy. Rejects with DomainError("busy") or ("disk-full"), or a fault. */
  make(signal: AbortSignal): Promise<Backup>;
  remove(names: readonly string[]): Promise<void>;
  /** Of the backup that this process makes; undefined while it makes none. */
  progress(): BackupProgress | undefined;
}

/** For a database whose server keeps its own backups, and for tests that make none. */
export const backupsElsewhere: BackupKeeper = {
  kind: "elsewhere",
  list: async () => [],
  make: () => Promise.reject(new Error("The backups of this database are its server's own affair.")),
  remove: async () => {},
  progress: () => undefined,
};
