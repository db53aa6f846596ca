import { expect, test } from "vitest";
import { ageInWords, sizeInWords } from "./in-words.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  [0, "just now"],
  [MINUTE_MS - 1, "just now"],
  [MINUTE_MS, "1 minute ago"],
  [HOUR_MS - 1, "59 minutes ago"],
  [HOUR_MS, "1 hour ago"],
  [47 * HOUR_MS, "47 hours ago"],
  [48 * HOUR_MS, "2 days ago"],
])("an age of %i ms reads %s", (ms, words) => {
  expect(ageInWords(ms)).toBe(words);
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [3_440_000, "3.4 MB"],
  [34_400_000, "34 MB"],
  [2_500_000_000_000_000, "2,500 TB"],
])("%i bytes read %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
