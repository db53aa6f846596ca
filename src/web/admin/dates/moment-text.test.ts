import { expect, test } from "vitest";
import { HALF_TYPED, toMomentParts, toMomentText } from "./moment-text.ts";

test.each([
  ["", { date: "", time: "" }],
  ["2025-01-05", { date: "2025-01-05", time: "" }],
  ["2025-01-05T18:00", { date: "2025-01-05", time: "18:00" }],
  ["T18:00", { date: "", time: "18:00" }],
])("%j is shown in two halves and put together again", (text, parts) => {
  expect(toMomentParts(text)).toEqual(parts);
  expect(toMomentText(parts)).toBe(text);
});

test("an offset is no part of the time of day", () => {
  expect(toMomentParts("2025-11-02T01:30:05.250-05:00")).toEqual({ date: "2025-11-02", time: "01:30:05.250" });
});

test("what is half typed shows as nothing", () => {
  expect(toMomentParts(HALF_TYPED)).toEqual({ date: "", time: "" });
});
