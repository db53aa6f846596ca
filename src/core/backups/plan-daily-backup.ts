import { addJob } from "../jobs/add-job.ts";
import { KEEP_SETTLED_MS } from "../jobs/job-rules.ts";
import type { BackupsContext } from "./backups-context.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Puts today's backup into the queue once its time has come, also when the shop was off at that time. Of many processes,
 * and many calls on one day, one backup comes.
 */
export async function planDailyBackup(context: BackupsContext): Promise<void> {
  const { backupKeeper, backupPlan, clock, storage } = context;
  if (backupKeeper.kind === "elsewhere" || backupPlan.dailyAt === undefined) return;
  const now = clock.now();
  const midnight = now - (now % DAY_MS);
  if (now < midnight + backupPlan.dailyAt * MINUTE_MS) return;
  const key = `daily-backup-${new Date(midnight).toISOString().slice(0, 10)}`;
  if (await storage.read.jobs.isKnown(key)) return;
  await storage.write(async (stores) => {
    await addJob(context, stores, { kind: "backup", key });
    await stores.jobs.removeSettledBefore(now - KEEP_SETTLED_MS);
  });
}
