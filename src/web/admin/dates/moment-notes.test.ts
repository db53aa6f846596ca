import { describe, expect, test } from "vitest";
import { readTypedMoment } from "../../../core/time/typed-moment.ts";
import { momentNotes } from "./moment-notes.ts";

function notesOf(text: string, zone: string, hereZone: string) {
  const moment = readTypedMoment(text, zone, "start");
  if (moment === undefined) throw new Error(`${text} is a date`);
  return momentNotes(moment, zone, hereZone);
}

describe("beside a typed moment stands", () => {
  test("the moment with the shop's zone", () => {
    expect(notesOf("2030-01-05T18:30", "UTC", "UTC")).toEqual({
      shown: "Jan 05, 2030, 6:30 PM UTC",
      here: undefined,
      warning: undefined,
    });
  });

  test("what the owner's own clock shows then, where it differs", () => {
    expect(notesOf("2030-01-05T23:30", "America/New_York", "Asia/Tokyo").here).toBe(
      "For you: Jan 06, 2030, 1:30 PM GMT+9 (Asia/Tokyo)",
    );
    expect(notesOf("2030-07-05T18:00", "Europe/Berlin", "Europe/Paris").here).toBeUndefined();
  });

  test("a sentence where spring skips it", () => {
    expect(notesOf("2025-03-09T02:30", "America/New_York", "UTC").warning).toBe(
      "The clocks in America/New_York go forward then, and that time is skipped. It is taken as 3:30 AM.",
    );
  });

  test("a sentence where autumn repeats it", () => {
    expect(notesOf("2025-11-02T01:30", "America/New_York", "UTC").warning).toBe(
      "The clocks in America/New_York go back then, and that time comes twice. Choose which one you mean.",
    );
  });
});
