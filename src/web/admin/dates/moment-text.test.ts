import { describe, expect, test } from "vitest";
import { readTypedMoment } from "../../../core/time/typed-moment.ts";
import { HALF_TYPED, toMomentParts, withHalf } from "./moment-text.ts";

test.each([
  ["", { date: "", time: "" }],
  ["2025-01-05", { date: "2025-01-05", time: "" }],
  ["2025-01-05T18:00", { date: "2025-01-05", time: "18:00" }],
  ["T18:00", { date: "", time: "18:00" }],
])("%j is shown in two halves and put together again", (text, parts) => {
  expect(toMomentParts(text)).toEqual(parts);
  expect(withHalf(withHalf("", "time", parts.time), "date", parts.date)).toBe(text);
});

test("an offset is no part of the time of day, and stays until one of the halves is another", () => {
  const text = "2025-11-02T01:30:05.250-05:00";
  expect(toMomentParts(text)).toEqual({ date: "2025-11-02", time: "01:30:05.250" });
  expect(withHalf(text, "time", "01:30:05.250")).toBe(text);
  expect(withHalf(text, "date", "2025-11-03")).toBe("2025-11-03T01:30:05.250");
});

describe("what is half typed", () => {
  const halfTime = withHalf("2025-01-05", "time", HALF_TYPED);
  const halfDate = withHalf("T18:00", "date", HALF_TYPED);
  const both = withHalf(halfTime, "date", HALF_TYPED);

  test("shows as nothing, and leaves the other half as it was", () => {
    expect(toMomentParts(halfTime)).toEqual({ date: "2025-01-05", time: "" });
    expect(toMomentParts(halfDate)).toEqual({ date: "", time: "18:00" });
    expect(toMomentParts(both)).toEqual({ date: "", time: "" });
  });

  test.each([halfTime, halfDate, both])("is no date: %j", (text) => {
    expect(readTypedMoment(text, "UTC", "start")).toBeUndefined();
  });

  test("stays so while the other half is typed, until it is whole or empty itself", () => {
    expect(withHalf(both, "date", "2025-01-06")).toBe("2025-01-06T?");
    expect(withHalf(halfTime, "time", "18:30")).toBe("2025-01-05T18:30");
    expect(withHalf(halfTime, "time", "")).toBe("2025-01-05");
  });
});
