import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discountProblem, impliedDiscount } from "./discount-check.ts";

const AMERICAN = { currency: "USD", locale: "en-US" };

const deal = (exclusivePrice: string, originalPrice: string, discountPercentage: string) => ({
  exclusivePrice,
  originalPrice,
  discountPercentage,
});

const problemOf = (...texts: Parameters<typeof deal>) => discountProblem(deal(...texts), AMERICAN);

describe("a discount is accepted", () => {
  test.each([
    ["$20", "$25", "20%"],
    ["$13.33", "$20", "33%"],
    ["$13.33", "$20", "34%"],
    ["$20", "$25", ""],
    ["$20", "$25", "$5"],
    ["$19.99", "$25", "$5"],
    ["$20", "$25", "up to 50%"],
    ["$20", "$25", "extra 10%"],
    ["$20", "$20", "BOGO"],
    ["Free", "$20", "100%"],
    ["$10 - $20", "$25", "54%"],
    ["see shop", "$25", "54%"],
    ["$20", "€25", "54%"],
    ["$19.999", "$25.000", "54%"],
  ])("%s was %s, %j: true, or not to be checked", (...texts) => {
    expect(problemOf(...texts)).toBeUndefined();
  });
});

describe("a discount is rejected", () => {
  test.each([
    ["$20", "$25", "30%", "The prices make this 20% off, not 30%. Correct it, or leave it empty."],
    ["19.99", "39.99", "54%", "The prices make this 50% off, not 54%. Correct it, or leave it empty."],
    ["$20", "$25", "$10", "The prices make this 20% off, not $10. Correct it, or leave it empty."],
    ["$20", "$25", "0%", "The prices make this 20% off, not 0%. Correct it, or leave it empty."],
    ["$20", "$25", "120%", "The prices make this 20% off, not 120%. Correct it, or leave it empty."],
    ["€1.299", "€1.499", "20%", "The prices make this 13% off, not 20%. Correct it, or leave it empty."],
  ])("%s was %s, %s", (...[exclusive, original, stated, message]) => {
    const shop = exclusive.startsWith("€") ? { currency: "EUR", locale: "de-DE" } : AMERICAN;
    expect(discountProblem(deal(exclusive, original, stated), shop)).toEqual({ field: "discountPercentage", message });
  });

  test.each([
    ["19.99", "19.99", "54%"],
    ["19.99", "19.99", ""],
    ["$19.99", "$19.99", "$5"],
    ["$30", "$25", "20%"],
    ["$30", "$25", "BOGO"],
    ["$0", "$0", "5%"],
  ])("%s was %s, %j: nothing is saved", (...texts) => {
    const message = "The exclusive price must be lower than the original price.";
    expect(problemOf(...texts)).toEqual({ field: "exclusivePrice", message });
  });

  test.each([
    ["$10 - $20", "$25", ""],
    ["see shop", "$25", ""],
    ["$20", "€25", ""],
  ])("%s was %s, left empty: nothing implies it", (...texts) => {
    const message = "Enter a discount. It can't be calculated from these prices.";
    expect(problemOf(...texts)).toEqual({ field: "discountPercentage", message });
  });
});

test.each([
  ["$20", "$25", "20%"],
  ["$20.97", "$34.95", "40%"],
  ["$10.01", "$20", "49%"],
  ["$24.99", "$49.99", "50%"],
  ["$99.50", "$100", "0.5%"],
  ["$9999.99", "$10000", "0.01%"],
  ["Free", "$20", "100%"],
  ["$20", "$20", undefined],
  ["$30", "$20", undefined],
  ["$10 - $20", "$25", undefined],
])("%s was %s implies %s", (exclusive, original, implied) => {
  expect(impliedDiscount(deal(exclusive, original, ""), AMERICAN)).toBe(implied);
});

test("what two prices imply never contradicts them", () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(amounts, amounts, (exclusive, original) => {
      const implied = impliedDiscount(deal(exclusive, original, ""), AMERICAN);
      fc.pre(implied !== undefined);
      expect(problemOf(exclusive, original, implied)).toBeUndefined();
    }),
  );
});
