import type { CoreContext } from "../core-context.ts";
import { failureSentence } from "../errors/failure-sentence.ts";
import type { Job, JobKind } from "./job.ts";
import { LEASE_MS, MAX_ATTEMPTS, retryDelayMs } from "./job-rules.ts";
import type { JobOutcome } from "./job-store.ts";

/**
 * Does a job's work. It may be called again for work that is done already (a process can die before it says so), and
 * must then change nothing more. It ends early, with any error, when `signal` aborts.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

export interface JobRun {
  /** Names this process among all that share the queue. */
  readonly holder: string;
  readonly handlers: JobHandlers;
  /** Aborts when the shop stops: the job goes back into the queue, and the attempt does not count. */
  readonly signal: AbortSignal;
}

export interface JobReport {
  readonly job: Job;
  readonly outcome: "done" | "failed" | "given-up" | "put-back";
  readonly error?: unknown;
}

/** Runs the job that has been due longest. Undefined when none is due. */
export async function runNextJob(context: CoreContext, run: JobRun): Promise<JobReport | undefined> {
  const { storage, clock } = context;
  if (!(await storage.read.jobs.hasDue(clock.now()))) return undefined;
  const now = clock.now();
  const claim = { holder: run.holder, now, leaseUntil: now + LEASE_MS };
  const job = await storage.write(({ jobs }) => jobs.claim(claim));
  if (job === undefined) return undefined;
  const report = await attempt(context, job, run);
  const outcome = outcomeOf(report, clock.now());
  await storage.write(({ jobs }) => jobs.settle({ id: job.id, holder: run.holder }, outcome));
  return report;
}

async function attempt(context: CoreContext, job: Job, { handlers, holder, signal }: JobRun): Promise<JobReport> {
  // The one before died with the process that ran it, again and again.
  if (job.attempts > MAX_ATTEMPTS) return { job, outcome: "given-up" };
  const lost = new AbortController();
  const stopped = AbortSignal.any([signal, lost.signal]);
  const heartbeat = setInterval(() => {
    const { storage, clock } = context;
    const prolonged = storage.write(({ jobs }) => jobs.prolong({ id: job.id, holder }, clock.now() + LEASE_MS));
    // While the database does not answer, nobody else can take the job either.
    prolonged.then((isOurs) => isOurs || lost.abort()).catch(() => {});
  }, LEASE_MS / 3);
  try {
    await handlers[job.kind](job, stopped);
    return { job, outcome: "done" };
  } catch (error) {
    if (stopped.aborted) return { job, outcome: "put-back", error };
    return { job, outcome: job.attempts >= MAX_ATTEMPTS ? "given-up" : "failed", error };
  } finally {
    clearInterval(heartbeat);
  }
}

function outcomeOf({ job, outcome, error }: JobReport, now: number): JobOutcome {
  const { runAt, attempts } = job;
  switch (outcome) {
    case "done":
      return { state: "done", runAt, attempts, failure: null, updatedAt: now };
    case "put-back":
      return { state: "waiting", runAt, attempts: attempts - 1, failure: job.failure, updatedAt: now };
    case "failed":
      return {
        state: "waiting",
        runAt: now + retryDelayMs(attempts),
        attempts,
        failure: toSentence(error),
        updatedAt: now,
      };
    case "given-up":
      return { state: "dead", runAt, attempts, failure: toSentence(error), updatedAt: now };
  }
}

function toSentence(error: unknown): string {
  if (error === undefined) return "The process that did this ended before it was done, several times.";
  return failureSentence(error);
}
