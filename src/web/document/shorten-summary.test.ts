import { expect, test } from "vitest";
import { shortenSummary } from "./shorten-summary.ts";

test("a short text becomes one line", () => {
  expect(shortenSummary(" Two cans,\n one head. ")).toBe("Two cans, one head.");
});

test("a long one is cut between words", () => {
  expect(shortenSummary("lorem ipsum ".repeat(20))).toBe(`${"lorem ipsum ".repeat(13).trim()}…`);
});

test("one without blanks keeps what fits", () => {
  expect(shortenSummary("x".repeat(300))).toBe(`${"x".repeat(159)}…`);
});

test("no character is cut in two", () => {
  expect(shortenSummary("🍹".repeat(300))).toBe(`${"🍹".repeat(79)}…`);
});
