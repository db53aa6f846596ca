import type { App } from "../app.ts";
import type { JobHandlers } from "../core/jobs/run-next-job.ts";

/** What is done for each kind of job. */
export function createHandlers(app: App): JobHandlers {
  return {
    backup: async (_job, signal) => {
      await app.backups.makeBackup(signal);
    },
  };
}
