// Port: the queue of work that nobody waits for. Of many processes each job is run by one, which holds a lease on it.
import type { Job, JobId, JobKind } from "./job.ts";

export interface Lease {
  readonly id: JobId;
  /** Names the process: only the holder may settle the job. */
  readonly holder: string;
}

export interface JobClaim {
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly leaseUntil: number;
}

export interface JobStore {
  /** Answers false, and adds nothing, where a job with this key exists. */
  add(job: Job): Promise<boolean>;
  isKnown(key: string): Promise<boolean>;
  /** Whether `claim` would find something at this moment. */
  hasDue(now: number): Promise<boolean>;
  /**
   * Takes the job that has been due longest and counts the attempt; undefined when none is due. A lease or a retry further
   * ahead than any can lie (`latestTimesAt`) was written by a wrong clock, and holds nothing back.
   */
  claim(claim: JobClaim): Promise<Job | undefined>;
  /** Answers false when the lease is no longer this holder's. */
  prolong(lease: Lease, leaseUntil: number): Promise<boolean>;
  /** Ends the lease and keeps how the attempt went. Does nothing when the lease is no longer this holder's. */
  settle(lease: Lease, outcome: JobOutcome): Promise<void>;
  /** The newest of a kind first. */
  list(kind: JobKind, limit: number): Promise<readonly Job[]>;
  /** Forgets jobs that were done or given up before this moment. */
  removeSettledBefore(moment: number): Promise<void>;
}

export type JobOutcome = Pick<Job, "state" | "runAt" | "attempts" | "failure" | "updatedAt">;
