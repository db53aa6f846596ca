import type { Job } from "./job.ts";

const MINUTE_MS = 60_000;

/** A job that failed so often is given up: a person has to look. */
export const MAX_ATTEMPTS = 5;

/** A process that holds a job says within this time that it still runs; otherwise another takes over. */
export const LEASE_MS = MINUTE_MS;

/**
 * How far ahead the end of a lease, or the next attempt, may lie beyond its rule: the clocks of several machines differ a
 * little. What lies further ahead was written by a clock that was wrong, and counts as due.
 */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Settled jobs are kept for so long, so that their keys and failures are remembered. */
export const KEEP_SETTLED_MS = 40 * 24 * 60 * MINUTE_MS;

const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** How long to wait after an attempt failed: 1, 4, 16 minutes, then an hour. `attempts` counts the failed one. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 4 ** (attempts - 1), LONGEST_WAIT_MS);
}

export interface LatestTimes {
  readonly leaseUntil: number;
  readonly retryAt: number;
}

/** The latest that may stand in a job at this moment. */
export const latestTimesAt = (now: number): LatestTimes => ({
  leaseUntil: now + LEASE_MS + CLOCK_TOLERANCE_MS,
  retryAt: now + LONGEST_WAIT_MS + CLOCK_TOLERANCE_MS,
});

/** It runs or is about to. One that failed and waits for its next attempt is not: its failure is what counts. */
export function isUnderWay(job: Job | undefined, now: number): boolean {
  return job?.state === "waiting" && (job.runAt <= now || job.leaseUntil !== null);
}
