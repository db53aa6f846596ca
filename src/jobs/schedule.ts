// Looks for work that is due, and does it, one job at a time.
import type { App } from "../app.ts";
import type { JobReport } from "../core/jobs/run-next-job.ts";
import { createHandlers } from "./handlers.ts";

/** Somebody who asked for a job by hand waits so long until it begins. */
const LOOK_EVERY_MS = 2_000;
/** What is due by the time of day is looked for less often, and not before the shop has started in peace. */
const PLAN_EVERY_MS = 60_000;

export interface ScheduleOptions {
  readonly app: App;
  /** Names this process among all that share the database. */
  readonly holder: string;
  readonly onReport: (report: JobReport) => void;
  /** The database did not answer; the next look may find it again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Schedule {
  /** Takes on no more work, puts back what is being done, and waits until nothing runs. */
  stop(): Promise<void>;
}

export function startSchedule({ app, holder, onReport, onFailure }: ScheduleOptions): Schedule {
  const stopped = new AbortController();
  const run = { holder, handlers: createHandlers(app), signal: stopped.signal };

  const work = async () => {
    for (;;) {
      const report = stopped.signal.aborted ? undefined : await app.jobs.runNextJob(run);
      if (report === undefined) return;
      onReport(report);
    }
  };
  const loops = [
    repeat({ work, everyMs: LOOK_EVERY_MS, signal: stopped.signal, onFailure }),
    repeat({ work: app.trash.purgeTrash, everyMs: PLAN_EVERY_MS, signal: stopped.signal, onFailure }),
    repeat({ work: app.backups.planDailyBackup, everyMs: PLAN_EVERY_MS, signal: stopped.signal, onFailure }),
  ];
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}

interface Loop {
  readonly work: () => Promise<void>;
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

async function repeat({ work, everyMs, signal, onFailure }: Loop): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, signal);
    if (signal.aborted) return;
    try {
      await work();
    } catch (error) {
      onFailure(error);
    }
  }
}

/** Ends early when the signal aborts, and keeps no process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms).unref();
    signal.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
