import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInstant } from "../time/shop-zone.ts";
import { expiryBadge, isDealActive, nextExpiryChange } from "./deal-expiry.ts";

const EXPIRES_AT = Date.parse("2025-01-05T18:00:00Z");
const DAY_MS = 86_400_000;
const DEAL = { expiresAt: EXPIRES_AT };
const SOON = { kind: "soon", label: "EXPIRES SOON" };

function shown(now: number): object {
  return { badge: expiryBadge(DEAL, now, { timeZone: "UTC" }), active: isDealActive(DEAL, now) };
}

describe("the badge of a deal", () => {
  describe.each([
    ["UTC", "Expires Jan 05"],
    ["Asia/Tokyo", "Expires Jan 06"],
  ])("in %s", (timeZone, label) => {
    const dated = { kind: "date", label };

    test.each([
      ["a millisecond more than 24 hours before its expiry", EXPIRES_AT - DAY_MS - 1, dated, true],
      ["exactly 24 hours before its expiry", EXPIRES_AT - DAY_MS, SOON, true],
      ["a millisecond less than 24 hours before its expiry", EXPIRES_AT - DAY_MS + 1, SOON, true],
      ["a millisecond before its expiry", EXPIRES_AT - 1, SOON, true],
      ["at its expiry", EXPIRES_AT, dated, false],
      ["a millisecond after its expiry", EXPIRES_AT + 1, dated, false],
    ] as const)("%s", (...[, now, badge, isActive]) => {
      expect(expiryBadge(DEAL, now, { timeZone })).toEqual(badge);
      expect(isDealActive(DEAL, now)).toBe(isActive);
    });
  });

  test("counts 24 hours, also over the night that autumn makes an hour longer", () => {
    const noon = parseInstant("2025-11-02T12:00", "America/New_York", "end");
    const noonBefore = parseInstant("2025-11-01T12:00", "America/New_York", "end");
    if (!noon.ok || !noonBefore.ok) throw new Error("both are dates");
    const habits = { timeZone: "America/New_York" };
    expect(expiryBadge({ expiresAt: noon.at }, noonBefore.at, habits)).toEqual({
      kind: "date",
      label: "Expires Nov 02",
    });
    expect(expiryBadge({ expiresAt: noon.at }, noonBefore.at + DAY_MS / 24, habits)).toEqual(SOON);
  });

  test("names the day of the shop's zone", () => {
    expect(expiryBadge(DEAL, 0, { timeZone: "Asia/Tokyo" })).toEqual({ kind: "date", label: "Expires Jan 06" });
  });

  test("is missing where nothing expires", () => {
    expect(expiryBadge({}, 0, { timeZone: "UTC" })).toBeUndefined();
    expect(expiryBadge({ expiresAt: null }, 0, { timeZone: "UTC" })).toBeUndefined();
  });

  test("counts the epoch as an expiry", () => {
    expect(expiryBadge({ expiresAt: 0 }, 1, { timeZone: "UTC" })).toEqual({ kind: "date", label: "Expires Jan 01" });
    expect(isDealActive({ expiresAt: 0 }, 1)).toBe(false);
  });
});

test("a deal is active until its expiry, and for good without one", () => {
  expect(isDealActive(DEAL, EXPIRES_AT - 1)).toBe(true);
  expect(isDealActive(DEAL, EXPIRES_AT)).toBe(false);
  expect(isDealActive({}, EXPIRES_AT)).toBe(true);
  expect(isDealActive({ expiresAt: null }, EXPIRES_AT)).toBe(true);
});

describe("the next change of a deal", () => {
  test("is the start of its last 24 hours, then its expiry, then none", () => {
    expect(nextExpiryChange(DEAL, 0)).toBe(EXPIRES_AT - DAY_MS);
    expect(nextExpiryChange(DEAL, EXPIRES_AT - DAY_MS)).toBe(EXPIRES_AT);
    expect(nextExpiryChange(DEAL, EXPIRES_AT)).toBeUndefined();
    expect(nextExpiryChange({ expiresAt: null }, 0)).toBeUndefined();
  });

  test("is exactly when badge or activity change", () => {
    const moments = fc.integer({ min: EXPIRES_AT - 2 * DAY_MS, max: EXPIRES_AT + DAY_MS });
    fc.assert(
      fc.property(moments, (now) => {
        const change = nextExpiryChange(DEAL, now);
        expect(shown((change ?? now + DAY_MS) - 1)).toEqual(shown(now));
        const shownAfter = change === undefined ? "nothing new" : shown(change);
        expect(shownAfter).not.toEqual(shown(now));
      }),
    );
  });
});
