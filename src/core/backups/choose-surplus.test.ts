import fc from "fast-check";
import { expect, test } from "vitest";
import type { Backup } from "./backup.ts";
import { chooseSurplus } from "./choose-surplus.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A Sunday, at three in the morning. */
const NEWEST = Date.UTC(2026, 10, 29, 3);
const PLAN = { daily: 7, weekly: 4, monthly: 6 };

const buildBackup = (madeAt: number, kind: Backup["kind"] = "regular"): Backup => ({
  name: `${kind}-${new Date(madeAt).toISOString()}`,
  kind,
  madeAt,
  bytes: 1,
});

const daily = (days: number): Backup[] =>
  Array.from({ length: days }, (_, index) => buildBackup(NEWEST - index * DAY_MS));

function keptDays(backups: readonly Backup[], retention = PLAN): string[] {
  const surplus = chooseSurplus(backups, retention, NEWEST);
  return backups
    .filter((backup) => !surplus.includes(backup))
    .map(({ madeAt }) => new Date(madeAt).toISOString().slice(0, 10));
}

test("a year of daily backups leaves seven days, the last of four weeks and the last of six months", () => {
  expect(keptDays(daily(365))).toEqual([
    "2026-11-29",
    "2026-11-28",
    "2026-11-27",
    "2026-11-26",
    "2026-11-25",
    "2026-11-24",
    "2026-11-23",
    "2026-11-22",
    "2026-11-15",
    "2026-11-08",
    "2026-10-31",
    "2026-09-30",
    "2026-08-31",
    "2026-07-31",
    "2026-06-30",
  ]);
});

test("days without a backup do not count: the last seven that have one stay", () => {
  const everyOtherDay = daily(20).filter((_, index) => index % 2 === 0);
  expect(keptDays(everyOtherDay, { daily: 7, weekly: 0, monthly: 0 })).toHaveLength(7);
});

test("of several backups on one day the last stays", () => {
  const [morning, noon] = [buildBackup(NEWEST), buildBackup(NEWEST + DAY_MS / 3)];
  expect(chooseSurplus([noon, morning], PLAN, NEWEST + DAY_MS)).toEqual([morning]);
});

test("a clock that was wrong for a while costs no backup of the right time, either way", () => {
  const right = daily(15);
  const wrong = [10, 11, 12, 13, 14, 15, 16, 17].map((days) => buildBackup(NEWEST + days * DAY_MS));
  const surplus = chooseSurplus(right, PLAN, NEWEST);
  expect(surplus.length).toBeGreaterThan(0);
  expect(chooseSurplus([...wrong, ...right], PLAN, NEWEST)).toEqual(surplus);
  expect(chooseSurplus([buildBackup(NEWEST - 900 * DAY_MS), ...right], PLAN, NEWEST - 900 * DAY_MS)).toEqual([]);
});

test("the three newest made before migrations stay, however old they are", () => {
  const migrations = [400, 300, 200, 100].map((days) => buildBackup(NEWEST - days * DAY_MS, "before-migration"));
  expect(chooseSurplus([...daily(3), ...migrations], PLAN, NEWEST)).toEqual(migrations.slice(0, 1));
});

test("the newest of all and the newest regular one stay whatever is asked for, and nothing is named twice", () => {
  const moments = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 * 24 }), fc.boolean()), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(moments, fc.nat(9), (hours, count) => {
      const backups = hours.map(([hour, isRegular]) =>
        buildBackup(NEWEST - hour * 3_600_000, isRegular ? "regular" : "before-migration"),
      );
      const surplus = chooseSurplus(backups, { daily: count, weekly: count, monthly: count }, NEWEST);
      const newest = Math.max(...backups.map(({ madeAt }) => madeAt));
      const newestRegular = Math.max(...backups.filter(({ kind }) => kind === "regular").map(({ madeAt }) => madeAt));
      const kept = backups.filter((backup) => !surplus.includes(backup));
      expect(new Set(surplus).size).toBe(surplus.length);
      expect(kept.some(({ madeAt }) => madeAt === newest)).toBe(true);
      expect(newestRegular === -Infinity || kept.some((backup) => backup.madeAt === newestRegular)).toBe(true);
    }),
  );
});
