// Adapter: the backups of the embedded database, in a folder beside it.
import { type Dirent, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Backup, BackupProgress } from "../../core/backups/backup.ts";
import type { BackupKeeper } from "../../core/backups/backup-keeper.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import type { Clock } from "../../core/time/clock.ts";
import { StorageError } from "../storage-error.ts";
import { backupDatabase } from "./backup-database.ts";
import { checksumPath } from "./checksum-file.ts";
import type { BackupPhase, BackupResult, BackupTask } from "./run-backup.ts";

const HOUR_MS = 60 * 60_000;
/** Verifying reads what copying wrote: about a third of the time. */
const COPYING_SHARE = 0.7;

export interface FolderKeeperOptions {
  readonly databasePath: string;
  readonly folder: string;
  readonly clock: Clock;
  /** Copies and verifies somewhere where it blocks nobody, and can be ended. */
  readonly run: (task: BackupTask, options: BackupRunOptions) => Promise<BackupResult>;
}

export interface BackupRunOptions {
  readonly onPhase: (phase: BackupPhase) => void;
  readonly signal: AbortSignal;
}

export function createFolderBackupKeeper(options: FolderKeeperOptions): BackupKeeper {
  const { databasePath, folder, clock } = options;
  let running: { readonly task: BackupTask; readonly phase: BackupPhase } | undefined;

  return {
    kind: "folder",
    list: async () => listBackups(folder),

    async make(signal) {
      removeUnfinished(folder, clock.now());
      const run = (task: BackupTask) => {
        const onPhase = (phase: BackupPhase) => {
          running = { task, phase };
        };
        return options.run(task, { onPhase, signal });
      };
      try {
        const { path } = await backupDatabase({ databasePath, folder, clock, run });
        const made = listBackups(folder).find(({ name }) => join(folder, name) === path);
        if (made === undefined) throw new Error(`The backup ${path} went missing as soon as it was made.`);
        return made;
      } catch (error) {
        // What the operator can mend is a sentence for the owner too.
        throw error instanceof StorageError ? new DomainError("busy", error.message) : error;
      } finally {
        running = undefined;
      }
    },

    async remove(names) {
      for (const name of names) {
        rmSync(join(folder, name), { force: true });
        rmSync(checksumPath(join(folder, name)), { force: true });
      }
    },

    progress: () => running && measure(running.phase, databasePath),
  };
}

/** Only what has its final name was verified. The moment stands in the name: copying a file may change its times. */
export function listBackups(folder: string): readonly Backup[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => toBackup(folder, name))
    .toSorted((a, b) => b.madeAt - a.madeAt);
}

const NAME = /^(regretless|before-.+?)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.db$/;

function toBackup(folder: string, name: string): Backup[] {
  const [, start, hour, minute, second] = NAME.exec(name) ?? [];
  if (start === undefined) return [];
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  const madeAt = Date.parse(`${hour}:${minute}:${second}`);
  if (stats === undefined || Number.isNaN(madeAt)) return [];
  return [{ name, kind: start === "regretless" ? "regular" : "before-migration", madeAt, bytes: stats.size }];
}

function measure({ name, copyPath }: BackupPhase, databasePath: string): BackupProgress {
  if (name === "verifying") return { phase: name, share: COPYING_SHARE };
  const copied = sizeOf(copyPath) / Math.max(sizeOf(databasePath), 1);
  return { phase: name, share: Math.min(copied, 1) * COPYING_SHARE };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Left behind by a process that was killed. One that still runs may be making its own: it is younger. */
function removeUnfinished(folder: string, now: number): void {
  for (const { name } of entriesOf(folder).filter((entry) => entry.name.includes(".unfinished-"))) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && stats.mtimeMs < now - HOUR_MS) rmSync(path, { force: true });
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Not there yet, or a file stands where the folder belongs: making the next backup says so in words.
    if (error instanceof Error && "code" in error && /^ENO(?:ENT|TDIR)$/.test(String(error.code))) return [];
    throw error;
  }
}
