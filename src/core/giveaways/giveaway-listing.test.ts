import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isListed, type ListedTimes, nextListChange } from "./giveaway-listing.ts";
import { giveawayPhase } from "./giveaway-phase.ts";

const START = 1000;
const END = 2000;

const times = (changes: Partial<ListedTimes> = {}): ListedTimes => ({
  startAt: START,
  endAt: END,
  active: true,
  winnerAnnounced: false,
  announce: false,
  ...changes,
});

const shown = (giveaway: ListedTimes, now: number) =>
  isListed(giveaway, now) ? giveawayPhase(giveaway, now) : "not listed";

test("a giveaway is listed from the instant it starts", () => {
  expect(isListed(times(), START - 1)).toBe(false);
  expect(isListed(times(), START)).toBe(true);
  expect(isListed(times(), END + 1)).toBe(true);
});

test("an announced one is listed before it starts, unless it is switched off", () => {
  expect(isListed(times({ announce: true }), 0)).toBe(true);
  expect(isListed(times({ announce: true, active: false }), START - 1)).toBe(false);
});

test("one that is switched off is listed from its start too: by the specification it is past then", () => {
  expect(isListed(times({ active: false }), START - 1)).toBe(false);
  expect(isListed(times({ active: false }), START)).toBe(true);
  expect(nextListChange(times({ active: false }), 0)).toBe(START);
});

test("the next change of the list is never later than what it shows of the giveaway changes", () => {
  const instants = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.tuple(instants, instants), instants, fc.tuple(fc.boolean(), fc.boolean()), (dates, now, flags) => {
      const [active, announce] = flags;
      const giveaway = times({ startAt: Math.min(...dates), endAt: Math.max(...dates), active, announce });
      const change = nextListChange(giveaway, now) ?? 110;
      expect(change).toBeGreaterThan(now);
      for (let at = now; at < change; at += 1) expect(shown(giveaway, at)).toBe(shown(giveaway, now));
    }),
  );
});
