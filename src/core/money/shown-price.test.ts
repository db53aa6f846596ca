import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePrice } from "./price.ts";
import { formatWholeAmount, shownPrice } from "./shown-price.ts";

const AMERICAN = { currency: "USD", locale: "en-US" };
const GERMAN = { currency: "EUR", locale: "de-DE" };
const JAPANESE = { currency: "JPY", locale: "ja-JP" };
const EGYPTIAN = { currency: "EGP", locale: "ar-EG" };

describe("a bare number", () => {
  test.each([
    ["9", AMERICAN, "$9"],
    ["9", { currency: "EUR", locale: "en-US" }, "€9"],
    ["9", { currency: "CAD", locale: "en-US" }, "CA$9"],
    ["9", { currency: "CAD", locale: "en-CA" }, "$9"],
    ["9", GERMAN, "9\u00a0€"],
    ["9", JAPANESE, "¥9"],
    ["9", EGYPTIAN, "9\u00a0EGP"],
    ["9", { currency: "CHF", locale: "de-CH" }, "CHF\u00a09"],
    ["9", { currency: "PLN", locale: "pl-PL" }, "9\u00a0zł"],
    [" 1,299.00 ", AMERICAN, "$1,299.00"],
    [".5", AMERICAN, "$0.5"],
    ["20.–", { currency: "CHF", locale: "de-CH" }, "CHF\u00a020.–"],
    ["199:-", { currency: "SEK", locale: "sv-SE" }, "199:-\u00a0kr"],
    ["10 - 20", AMERICAN, "$10 - $20"],
    ["10-20", AMERICAN, "$10-$20"],
    ["10 to 20", GERMAN, "10\u00a0€ to 20\u00a0€"],
  ])("%j in %j is shown as %j", (text, format, shown) => {
    expect(shownPrice(text, format)).toBe(shown);
  });
});

test.each([
  "$9",
  "9 €",
  "Free",
  "Check price on Amazon",
  "from 9",
  "2 for 10",
  "9/month",
  "20%",
  "-9",
  "2024-05-01",
  "",
])("%j is shown as typed", (text) => {
  expect(shownPrice(text, GERMAN)).toBe(text);
});

test("what is shown means the same amount as what was typed", () => {
  const typed = fc.oneof(
    fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    fc.string({ unit: fc.constantFrom(...Array.from("0159.,' -–$€")), maxLength: 12 }),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(AMERICAN, GERMAN, JAPANESE), (text, shop) => {
      const meant = parsePrice(text, shop);
      fc.pre(meant !== undefined);
      expect(parsePrice(shownPrice(text, shop), shop)).toEqual(meant);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [AMERICAN, "$1,250"],
  [GERMAN, "1.250\u00a0€"],
  [JAPANESE, "¥1,250"],
  [EGYPTIAN, "1,250\u00a0EGP"],
])("an amount that the shop writes itself in %j is %j", (format, shown) => {
  expect(formatWholeAmount(1250, format)).toBe(shown);
});
