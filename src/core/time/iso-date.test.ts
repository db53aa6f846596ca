import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readIsoDate } from "./iso-date.ts";

const JAN_5 = { year: 2025, month: 1, day: 5, hour: 0, minute: 0, second: 0 };

describe("an ISO date", () => {
  test("alone stands for a whole day", () => {
    expect(readIsoDate(" 2025-01-05 ")).toEqual({ local: JAN_5, milliseconds: 0, hasTime: false, offsetMs: undefined });
  });

  test.each(["2025-01-05T18:30", "2025-01-05 18:30", "2025-01-05t18:30:00", "2025-01-05T18:30:00.000"])(
    "%s is a local time",
    (text) => {
      const local = { ...JAN_5, hour: 18, minute: 30 };
      expect(readIsoDate(text)).toEqual({ local, milliseconds: 0, hasTime: true, offsetMs: undefined });
    },
  );

  test.each([
    ["Z", 0],
    ["z", 0],
    ["+00:00", 0],
    ["+05:30", 19_800_000],
    ["+0530", 19_800_000],
    ["-08", -28_800_000],
    ["+23:59", 86_340_000],
  ])("with %s says how far it is ahead of UTC", (offset, offsetMs) => {
    expect(readIsoDate(`2025-01-05T00:00${offset}`)).toMatchObject({ local: JAN_5, hasTime: true, offsetMs });
  });

  test("keeps milliseconds and drops what is finer", () => {
    expect(readIsoDate("2025-01-05T00:00:00.1239999Z")).toMatchObject({ local: JAN_5, milliseconds: 123 });
    expect(readIsoDate("2025-01-05T00:00:00,5")).toMatchObject({ local: JAN_5, milliseconds: 500 });
  });

  test("counts a leap second as :59", () => {
    expect(readIsoDate("2025-06-30T23:59:60Z")).toMatchObject({ local: { hour: 23, minute: 59, second: 59 } });
  });

  test("knows leap years", () => {
    expect(readIsoDate("2024-02-29")).toMatchObject({ local: { month: 2, day: 29 } });
    expect(readIsoDate("2000-02-29")).toMatchObject({ local: { month: 2, day: 29 } });
    expect(readIsoDate("2025-02-29")).toBe("There is no such day in that month.");
    expect(readIsoDate("2100-02-29")).toBe("There is no such day in that month.");
  });
});

describe("no ISO date", () => {
  test.each([
    ["2025-13-01", "There is no such month."],
    ["2025-00-01", "There is no such month."],
    ["2025-04-31", "There is no such day in that month."],
    ["2025-01-00", "There is no such day in that month."],
    ["2025-01-05T24:00", "There is no such time of day."],
    ["2025-01-05T12:60", "There is no such time of day."],
    ["2025-01-05T12:00:61", "There is no such time of day."],
    ["2025-01-05T12:00+99:00", "There is no such time of day."],
    ["10000-01-01", "The year must lie between 1900 and 9999."],
    ["+010000-01-01", "The year must lie between 1900 and 9999."],
    ["0025-01-05", "The year must lie between 1900 and 9999."],
    ["tomorrow", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
    ["03/04/2026", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
    ["15 de septiembre de 2026", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
    ["45292", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
    ["2025-01-05Z", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
    ["", "Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
  ])("%j: %s", (text, reason) => {
    expect(readIsoDate(text)).toBe(reason);
  });

  test("is what no calendar has, and all that it has is one", () => {
    const part = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, "0"));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 9999 }), part, part, (year, month, day) => {
        const text = `${String(year)}-${month}-${day}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(typeof readIsoDate(text) === "object").toBe(exists);
      }),
      { numRuns: 5000 },
    );
  });
});
