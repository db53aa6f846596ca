import type { Backup } from "./backup.ts";
import type { BackupsContext } from "./backups-context.ts";
import { chooseSurplus } from "./choose-surplus.ts";

/** Makes a backup now, and lets go of those that the plan no longer keeps. */
export async function makeBackup(context: BackupsContext, signal: AbortSignal): Promise<Backup> {
  const { backupKeeper, backupPlan, clock } = context;
  const made = await backupKeeper.make(signal);
  const surplus = chooseSurplus(await backupKeeper.list(), backupPlan.retention, clock.now());
  await backupKeeper.remove(surplus.map(({ name }) => name));
  return made;
}
