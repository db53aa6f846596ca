import type { Backup, BackupRetention } from "./backup.ts";

/** So many of the backups made before migrations stay: they are the way back to an older version. */
const KEPT_BEFORE_MIGRATIONS = 3;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The backups that may go. Of each of the newest days, weeks (from Monday) and months that have any, the last one stays;
 * the newest of all stays whatever the numbers say. Those from the future are left alone and count for nothing: while the
 * clock is wrong, either they or today's are the true ones, and neither may push the others out.
 *
 * @param backups in any order
 * @param now epoch milliseconds
 */
export function chooseSurplus(backups: readonly Backup[], retention: BackupRetention, now: number): readonly Backup[] {
  const newestFirst = backups.filter(({ madeAt }) => madeAt <= now).toSorted((a, b) => b.madeAt - a.madeAt);
  const regular = newestFirst.filter(({ kind }) => kind === "regular");
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter(({ kind }) => kind === "before-migration").slice(0, KEPT_BEFORE_MIGRATIONS),
    ...regular.slice(0, 1),
    ...lastOfEach(regular, { name: dayOf, count: retention.daily }),
    ...lastOfEach(regular, { name: weekOf, count: retention.weekly }),
    ...lastOfEach(regular, { name: monthOf, count: retention.monthly }),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

interface Periods {
  readonly name: (moment: number) => string;
  readonly count: number;
}

function lastOfEach(newestFirst: readonly Backup[], { name, count }: Periods): Backup[] {
  const lasts = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const period = name(backup.madeAt);
    if (!lasts.has(period)) lasts.set(period, backup);
  }
  return [...lasts.values()].slice(0, count);
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const monthOf = (moment: number): string => dayOf(moment).slice(0, 7);

/** The day of the week's Monday. */
function weekOf(moment: number): string {
  const sinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return dayOf(moment - sinceMonday * DAY_MS);
}
