import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toThousandths } from "./written-number.ts";

const DOLLARS = { decimalSign: ".", minorDigits: 2 };
const GULF_DINARS = { decimalSign: ".", minorDigits: 3 };

describe("a written number", () => {
  test.each([
    ["19.99", 19_990],
    ["19,99", 19_990],
    [".5", 500],
    ["20.", 20_000],
    ["1.299.", 1_299_000],
    ["1,299.00", 1_299_000],
    ["1.299,00", 1_299_000],
    ["1 299,00", 1_299_000],
    ["1'299.5", 1_299_500],
    ["1’299’000", 1_299_000_000],
    ["1,09,999", 109_999_000],
    ["1,09,999.50", 109_999_500],
    ["1,299", 1_299_000],
    ["0.299", 299],
    ["1299.000", 1_299_000],
    ["19.990000", 19_990],
  ])("%s has its thousandths", (text, thousandths) => {
    expect(toThousandths(text, DOLLARS)).toBe(thousandths);
  });

  test.each(["", ".", "1,29,9", "1.2.3", "1,299.000.00", "12 34", "19.9999", "1 299 00", "1,299,00.5,5"])(
    "%j makes no sense",
    (text) => {
      expect(toThousandths(text, DOLLARS)).toBeUndefined();
    },
  );

  test.each(["1.299", "19.999", "999.000"])(
    "%j is neither thousands nor cents where the point begins decimals",
    (text) => {
      expect(toThousandths(text, DOLLARS)).toBeUndefined();
      expect(toThousandths(text, { decimalSign: ",", minorDigits: 2 })).toBe(Number(text.replace(".", "")) * 1000);
    },
  );

  test("three digits behind the locale's decimal sign are decimals where the currency has three", () => {
    expect(toThousandths("1.299", GULF_DINARS)).toBe(1299);
    expect(toThousandths("1,299", GULF_DINARS)).toBe(1_299_000);
  });

  test("is read back from what Intl writes in any of these locales", () => {
    const locale = fc.constantFrom("en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "sv-SE", "pl-PL");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), locale, (cents, tag) => {
        const written = (cents / 100).toLocaleString(tag, { minimumFractionDigits: 2 }).replace(/\s/g, " ");
        expect(toThousandths(written, DOLLARS)).toBe(cents * 10);
      }),
    );
  });
});
