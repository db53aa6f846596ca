import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discountWarnings, normalizeDiscount } from "./discount.ts";

const AMERICAN = { currency: "USD", locale: "en-US" };

function warningsFor(exclusivePrice: string, originalPrice: string, discountPercentage: string): string[] {
  return discountWarnings({ exclusivePrice, originalPrice, discountPercentage }, AMERICAN);
}

describe("a discount", () => {
  test.each([
    ["20%", "20%"],
    ["20", "20%"],
    [" 20 % ", "20%"],
    ["-20%", "20%"],
    ["−20%", "20%"],
    ["20% OFF", "20%"],
    ["-20% off!", "20%"],
    ["20%OFF", "20%"],
    ["20%%", "20%"],
    ["20.00000001%", "20%"],
    ["19.999999999%", "20%"],
    ["33.3%", "33.3%"],
    ["33,3 %", "33,3%"],
    ["100%", "100%"],
    ["up to 50%", "up to 50%"],
    ["up to 50% OFF", "up to 50%"],
    ["$5 off", "$5"],
    ["", ""],
  ])("%j reads %j, without a warning", (typed, text) => {
    expect(normalizeDiscount(typed)).toEqual({ text });
  });

  test("over 100, of nothing or without a number is kept with a warning", () => {
    expect(normalizeDiscount("120%")).toEqual({ text: "120%", warning: "The discount is more than 100%." });
    expect(normalizeDiscount("0%")).toEqual({ text: "0%", warning: "A discount of 0% is none." });
    expect(normalizeDiscount("BOGO")).toEqual({
      text: "BOGO",
      warning: 'There is no number in the discount. Shoppers will read "BOGO OFF".',
    });
  });

  test("normalised twice stays the same", () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from("-0259.,% ofF!")) }));
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalizeDiscount(text);
        expect(normalizeDiscount(once.text)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a deal whose three fields", () => {
  test("agree, up to rounding, has no warning", () => {
    expect(warningsFor("$20", "$25", "20%")).toEqual([]);
    expect(warningsFor("$13.33", "$20", "33%")).toEqual([]);
    expect(warningsFor("Free", "$20", "100%")).toEqual([]);
    expect(warningsFor("$20", "$25", "up to 50%")).toEqual([]);
  });

  test("name two currencies is warned about", () => {
    expect(warningsFor("$20", "€25", "20%")).toEqual([
      "The exclusive and the original price are in different currencies.",
    ]);
  });

  test("promise more than everything is warned about", () => {
    expect(warningsFor("see shop", "$25", "120%")).toEqual(["The discount is more than 100%."]);
  });

  test("are ranges, words or start from nothing is not judged", () => {
    expect(warningsFor("$10 - $20", "$25", "5%")).toEqual([]);
    expect(warningsFor("see shop", "$25", "5%")).toEqual([]);
    expect(warningsFor("$0", "$0", "5%")).toEqual([]);
  });
});
