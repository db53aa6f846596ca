import { recordAct } from "../audit/record-act.ts";
import { DomainError } from "../errors/domain-error.ts";
import { addJob } from "../jobs/add-job.ts";
import { isUnderWay } from "../jobs/job-rules.ts";
import type { BackupsContext } from "./backups-context.ts";
import { type BackupOverview, reviewBackups } from "./review-backups.ts";

/**
 * Asks for a backup now; one that is under way already is this one. Throws DomainError("invalid") where the database's
 * server keeps its own backups.
 */
export async function requestBackup(context: BackupsContext): Promise<BackupOverview> {
  const { backupKeeper, storage, clock } = context;
  if (backupKeeper.kind === "elsewhere") {
    throw new DomainError("invalid", "This shop keeps its data in PostgreSQL: back it up with pg_dump.");
  }
  await storage.write(async (stores) => {
    const [newest] = await stores.jobs.list("backup", 1);
    if (isUnderWay(newest, clock.now())) return;
    const job = await addJob(context, stores, { kind: "backup", key: `backup-by-hand-${context.newId()}` });
    if (job === undefined) return;
    await recordAct(context, stores, { deed: "back-up", subject: { kind: "backup", id: job.id, name: "Database" } });
  });
  return reviewBackups(context);
}
