import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListedTimes } from "./giveaway-listing.ts";
import { parseInstant } from "../time/shop-zone.ts";
import { giveawayPhase, giveawayWarnings, isGiveawayActive, nextPhaseChange, pastLabel } from "./giveaway-phase.ts";

const START = Date.parse("2025-02-01T00:00:00Z");
const END = Date.parse("2025-02-28T23:59:59.999Z");
const BETWEEN = Date.parse("2025-02-10T00:00:00Z");

function giveaway(changes: Partial<ListedTimes> = {}): ListedTimes {
  return { startAt: START, endAt: END, active: true, winnerAnnounced: false, announce: false, ...changes };
}

const ZONES = ["UTC", "America/New_York"];

/** A wall clock's time in a zone. */
function instantOf(text: string, zone: string, edge: "start" | "end" = "start"): number {
  const result = parseInstant(text, zone, edge);
  if (!result.ok) throw new Error(result.reason);
  return result.at;
}

describe("a giveaway", () => {
  describe.each(ZONES)("from noon to midnight in %s", (zone) => {
    const times = giveaway({
      startAt: instantOf("2025-03-09T12:00", zone),
      endAt: instantOf("2025-03-09", zone, "end"),
    });

    test.each([
      ["one millisecond before its start", times.startAt - 1, "upcoming"],
      ["at its start", times.startAt, "active"],
      ["one millisecond after its start", times.startAt + 1, "active"],
      ["one millisecond before its end", times.endAt - 1, "active"],
      ["at its end", times.endAt, "active"],
      ["one millisecond after its end", times.endAt + 1, "past"],
    ] as const)("%s", (_, now, phase) => {
      expect(giveawayPhase(times, now)).toBe(phase);
      expect(isGiveawayActive(times, now)).toBe(phase === "active");
    });
  });

  test("that is switched off is past, whatever its dates", () => {
    for (const now of [START - 1, BETWEEN, END + 1]) {
      expect(giveawayPhase(giveaway({ active: false }), now)).toBe("past");
      expect(isGiveawayActive(giveaway({ active: false }), now)).toBe(false);
    }
  });

  test("whose winner is announced while it runs is active: the dates win", () => {
    expect(isGiveawayActive(giveaway({ winnerAnnounced: true }), BETWEEN)).toBe(true);
  });

  test("of one day, given as dates alone, runs all that day", () => {
    const start = parseInstant("2025-02-01", "America/New_York", "start");
    const end = parseInstant("2025-02-01", "America/New_York", "end");
    if (!start.ok || !end.ok) throw new Error("both are dates");
    const oneDay = giveaway({ startAt: start.at, endAt: end.at });
    expect(isGiveawayActive(oneDay, Date.parse("2025-02-01T05:00:00Z"))).toBe(true);
    expect(isGiveawayActive(oneDay, Date.parse("2025-02-02T04:59:59.999Z"))).toBe(true);
    expect(isGiveawayActive(oneDay, Date.parse("2025-02-02T05:00:00Z"))).toBe(false);
  });

  test("that is past says whether its winner is announced", () => {
    expect(pastLabel(giveaway({ winnerAnnounced: true }))).toBe("Winner Announced");
    expect(pastLabel(giveaway())).toBe("Ended");
  });
});

describe("the next change of a giveaway", () => {
  test("is its start, then the millisecond after its end, then none", () => {
    expect(nextPhaseChange(giveaway(), START - 1)).toBe(START);
    expect(nextPhaseChange(giveaway(), START)).toBe(END + 1);
    expect(nextPhaseChange(giveaway(), END)).toBe(END + 1);
    expect(nextPhaseChange(giveaway(), END + 1)).toBeUndefined();
  });

  test("never comes while it is switched off", () => {
    expect(nextPhaseChange(giveaway({ active: false }), START - 1)).toBeUndefined();
  });

  test("is exactly when its phase changes, never sooner or later", () => {
    const moments = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.tuple(moments, moments), moments, fc.boolean(), (dates, now, active) => {
        const any = giveaway({ startAt: Math.min(...dates), endAt: Math.max(...dates), active });
        const change = nextPhaseChange(any, now);
        for (let at = now; at < (change ?? 210); at += 1) expect(giveawayPhase(any, at)).toBe(giveawayPhase(any, now));
        const phaseAfter = change === undefined ? "none" : giveawayPhase(any, change);
        expect(phaseAfter).not.toBe(giveawayPhase(any, now));
      }),
    );
  });
});

describe("the owner is warned", () => {
  test("that a giveaway which has not started is not listed, unless it is announced", () => {
    expect(giveawayWarnings(giveaway(), START - 1)).toEqual([
      "This giveaway hasn’t started. The public lists leave it out until then, unless you turn on “Announce before it starts”.",
    ]);
    expect(giveawayWarnings(giveaway({ announce: true }), START - 1)).toEqual([]);
  });

  test("that a giveaway which is off before its start is not listed", () => {
    expect(giveawayWarnings(giveaway({ active: false, announce: true }), START - 1)).toEqual([
      "This giveaway is switched off and hasn’t started. The public lists leave it out.",
    ]);
  });

  test("that a giveaway which is switched off is listed as ended", () => {
    expect(giveawayWarnings(giveaway({ active: false }), BETWEEN)).toEqual([
      'This giveaway is switched off. Whatever its dates say, the list shows it under Past Giveaways as "Ended".',
    ]);
  });

  test("that a winner is announced too early", () => {
    expect(giveawayWarnings(giveaway({ winnerAnnounced: true }), END)).toEqual([
      "A winner is announced although this giveaway has not ended.",
    ]);
  });

  test("of nothing while it runs and when it is over", () => {
    expect(giveawayWarnings(giveaway(), START)).toEqual([]);
    expect(giveawayWarnings(giveaway(), BETWEEN)).toEqual([]);
    expect(giveawayWarnings(giveaway({ winnerAnnounced: true }), END + 1)).toEqual([]);
    expect(giveawayWarnings(giveaway({ active: false }), END + 1)).toEqual([]);
  });
});
