import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  endOfDay,
  formatDayMonth,
  formatDayMonthYear,
  formatMoment,
  isTimeZone,
  localParts,
  parseInstant,
  startOfDay,
  zoneOffsetAt,
} from "./shop-zone.ts";

const NEW_YORK = "America/New_York";
const HOUR_MS = 3_600_000;

/** The instant in UTC that a text stands for, or the reason why it stands for none. */
function instant(text: string, zone: string, edge: "start" | "end" = "start"): string {
  const result = parseInstant(text, zone, edge);
  return result.ok ? new Date(result.at).toISOString() : result.reason;
}

describe("a time zone", () => {
  test.each(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"])("%s is one", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(["", "Mars/Olympus", "+02:00", "Europe/Berlin ", "constructor"])("%j is none", (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  test("that nobody knows is a bug, not a date", () => {
    expect(() => localParts(0, "Mars/Olympus")).toThrow(RangeError);
  });

  test("is ahead of UTC by as much as its summer says", () => {
    expect(zoneOffsetAt(Date.parse("2025-01-01T00:00:00Z"), NEW_YORK)).toBe(-5 * HOUR_MS);
    expect(zoneOffsetAt(Date.parse("2025-07-01T00:00:00.999Z"), NEW_YORK)).toBe(-4 * HOUR_MS);
    expect(zoneOffsetAt(-1, "Asia/Kolkata")).toBe(5.5 * HOUR_MS);
  });
});

describe("a typed date", () => {
  test("alone is the start or the end of that day in the shop's zone", () => {
    expect(instant("2025-01-05", "UTC", "start")).toBe("2025-01-05T00:00:00.000Z");
    expect(instant("2025-01-05", "UTC", "end")).toBe("2025-01-05T23:59:59.999Z");
    expect(instant("2025-01-05", NEW_YORK, "start")).toBe("2025-01-05T05:00:00.000Z");
    expect(instant("2025-01-05", NEW_YORK, "end")).toBe("2025-01-06T04:59:59.999Z");
  });

  test("with an offset is that instant, whatever the zone and the edge", () => {
    expect(instant("2025-01-05T23:59:59-08:00", NEW_YORK, "end")).toBe("2025-01-06T07:59:59.000Z");
    expect(instant("1970-01-01T00:00:00Z", NEW_YORK)).toBe("1970-01-01T00:00:00.000Z");
    expect(parseInstant("1970-01-01T00:00:00Z", NEW_YORK, "start")).toEqual({ ok: true, at: 0 });
    expect(instant("2025-01-05T00:00:00.250+05:30", "UTC")).toBe("2025-01-04T18:30:00.250Z");
  });

  test("with a local time is read in the shop's zone", () => {
    expect(instant("2025-07-05T18:00", "Europe/Berlin", "end")).toBe("2025-07-05T16:00:00.000Z");
    expect(instant("2025-01-05T18:00:00.5", "Asia/Kathmandu")).toBe("2025-01-05T12:15:00.500Z");
  });

  test("in the hour that spring skips is shifted forward", () => {
    expect(instant("2025-03-09T02:30", NEW_YORK)).toBe("2025-03-09T07:30:00.000Z");
    expect(localParts(Date.parse("2025-03-09T07:30:00Z"), NEW_YORK)).toMatchObject({ hour: 3, minute: 30 });
  });

  test("in the hour that autumn repeats is the first of the two", () => {
    expect(instant("2025-11-02T01:30", NEW_YORK)).toBe("2025-11-02T05:30:00.000Z");
  });

  test("may lie anywhere from 1900 to 9999", () => {
    expect(instant("1900-01-01", "UTC")).toBe("1900-01-01T00:00:00.000Z");
    expect(instant("9999-12-31", "UTC", "end")).toBe("9999-12-31T23:59:59.999Z");
  });

  test("that does not exist or is out of range is refused with a reason", () => {
    expect(instant("2025-02-29", "UTC")).toBe("There is no such day in that month.");
    expect(instant("tomorrow", "UTC")).toBe("Enter a date such as 2025-01-05 or 2025-01-05T18:00.");
    expect(instant("10000-01-01", "UTC")).toBe("The year must lie between 1900 and 9999.");
    expect(instant("9999-12-31", NEW_YORK, "end")).toBe("The year must lie between 1900 and 9999.");
  });
});

describe("a day", () => {
  test("of 23 or 25 hours begins and ends where the zone says", () => {
    const spring = Date.parse("2025-03-09T12:00:00Z");
    const autumn = Date.parse("2025-11-02T12:00:00Z");
    expect(endOfDay(spring, NEW_YORK) + 1 - startOfDay(spring, NEW_YORK)).toBe(23 * HOUR_MS);
    expect(endOfDay(autumn, NEW_YORK) + 1 - startOfDay(autumn, NEW_YORK)).toBe(25 * HOUR_MS);
  });

  test("without a midnight begins with its first hour", () => {
    expect(instant("2018-11-04", "America/Sao_Paulo", "start")).toBe("2018-11-04T03:00:00.000Z");
    expect(localParts(Date.parse("2018-11-04T03:00:00Z"), "America/Sao_Paulo")).toMatchObject({ day: 4, hour: 1 });
  });

  test("whose last hour comes twice ends with the second", () => {
    expect(instant("2018-02-17", "America/Sao_Paulo", "end")).toBe("2018-02-18T02:59:59.999Z");
  });

  test("before one that Samoa skipped ends where the next begins", () => {
    expect(instant("2011-12-29", "Pacific/Apia", "end")).toBe("2011-12-30T09:59:59.999Z");
  });

  test("holds its own moment, in any zone at any time", () => {
    const zones = fc.constantFrom(
      "UTC",
      NEW_YORK,
      "Europe/Berlin",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "Africa/Cairo",
    );
    const moments = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 0) });
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const [start, end] = [startOfDay(at, zone), endOfDay(at, zone)];
        expect(start <= at && at <= end).toBe(true);
        expect(localParts(start, zone).day).toBe(localParts(end, zone).day);
        expect(localParts(start - 1, zone).day).not.toBe(localParts(at, zone).day);
        expect(localParts(end + 1, zone).day).not.toBe(localParts(at, zone).day);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a local time", () => {
  test("of a moment read back in its zone is that moment, or its twin an hour before", () => {
    const zones = fc.constantFrom("UTC", NEW_YORK, "Europe/Berlin", "Asia/Tehran");
    const seconds = fc.integer({ min: Date.UTC(1971, 0) / 1000, max: Date.UTC(2099, 0) / 1000 });
    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const at = second * 1000;
        const wall = new Date(at + zoneOffsetAt(at, zone)).toISOString().slice(0, 19);
        const result = parseInstant(wall, zone, "start");
        expect(result.ok && [at, at - HOUR_MS].includes(result.at)).toBe(true);
        expect(result.ok && new Date(result.at + zoneOffsetAt(result.at, zone)).toISOString().slice(0, 19)).toBe(wall);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a shown date", () => {
  const lateEvening = Date.parse("2025-01-06T04:59:59.999Z");

  test("is the shop's day, with English months and two digits", () => {
    expect(formatDayMonthYear(lateEvening, NEW_YORK)).toBe("Jan 05, 2025");
    expect(formatDayMonthYear(lateEvening, "UTC")).toBe("Jan 06, 2025");
    expect(formatDayMonth(lateEvening, NEW_YORK)).toBe("Jan 05");
    expect(formatDayMonth(Date.parse("2025-12-31T12:00:00Z"), "UTC")).toBe("Dec 31");
  });

  test("of a moment names time and zone", () => {
    expect(formatMoment(lateEvening, NEW_YORK)).toBe("Jan 05, 2025, 11:59 PM EST");
    expect(formatMoment(lateEvening, "UTC")).toBe("Jan 06, 2025, 4:59 AM UTC");
    expect(formatMoment(Date.parse("2025-07-05T00:05:00Z"), "UTC")).toBe("Jul 05, 2025, 12:05 AM UTC");
    expect(formatMoment(Date.parse("2025-07-05T12:00:00Z"), "UTC")).toBe("Jul 05, 2025, 12:00 PM UTC");
  });

  test("of the epoch is a date like any other", () => {
    expect(formatDayMonthYear(0, "UTC")).toBe("Jan 01, 1970");
  });
});
