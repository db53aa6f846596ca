import { isUnderWay } from "../jobs/job-rules.ts";
import type { Job } from "../jobs/job.ts";
import type { Backup, BackupProgress } from "./backup.ts";
import type { BackupsContext } from "./backups-context.ts";

/** A day and a half: one daily backup may fail before somebody has to look. */
const STALE_AFTER_MS = 36 * 60 * 60_000;

export interface BackupOverview {
  readonly kind: "folder" | "elsewhere";
  /** Verified ones, newest first. */
  readonly backups: readonly Backup[];
  /** The newest is older than it may be, or there is none. One from the future does not count: the clock was wrong. */
  readonly isStale: boolean;
  /** A backup is being made, or waits for its turn (`progress` undefined; also while another process makes it). */
  readonly running: { readonly progress: BackupProgress | undefined } | undefined;
  /** Why the last try failed; undefined once one succeeded after it. */
  readonly failure: { readonly at: number; readonly message: string } | undefined;
}

/** What the owner needs to know about backups. */
export async function reviewBackups({ backupKeeper, storage, clock }: BackupsContext): Promise<BackupOverview> {
  const { kind } = backupKeeper;
  if (kind === "elsewhere") return { kind, backups: [], isStale: false, running: undefined, failure: undefined };
  const [backups, jobs] = await Promise.all([backupKeeper.list(), storage.read.jobs.list("backup", 1)]);
  const now = clock.now();
  const newest = backups.find(({ madeAt }) => madeAt <= now);
  const job = jobs[0];
  return {
    kind,
    backups,
    isStale: newest === undefined || newest.madeAt < now - STALE_AFTER_MS,
    running: isUnderWay(job, now) ? { progress: backupKeeper.progress() } : undefined,
    failure: failureOf(job),
  };
}

function failureOf(job: Job | undefined): BackupOverview["failure"] {
  return job === undefined || job.failure === null ? undefined : { at: job.updatedAt, message: job.failure };
}
