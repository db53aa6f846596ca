import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountToDecimal, parsePrice, priceWarning } from "./price.ts";

const AMERICAN = { currency: "USD", locale: "en-US" };
const GERMAN = { currency: "EUR", locale: "de-DE" };

describe("a price with one amount", () => {
  test.each([
    ["$19.99", 19_990, "USD"],
    ["$1,299.00", 1_299_000, "USD"],
    ["1 299,00 €", 1_299_000, "EUR"],
    ["1\u202f299,00\u00a0€", 1_299_000, "EUR"],
    ["CHF 20.–", 20_000, "CHF"],
    ["20,-- €", 20_000, "EUR"],
    ["199:-", 199_000, "USD"],
    ["Rs. 1,09,999/-", 109_999_000, "INR"],
    ["Rs.199", 199_000, "INR"],
    ["₹1,09,999", 109_999_000, "INR"],
    ["US$19.99", 19_990, "USD"],
    ["19.99 USD", 19_990, "USD"],
    ["$19.99 CAD", 19_990, "CAD"],
    ["352 AED", 352_000, "AED"],
    ["0.500 KWD", 500, "KWD"],
    [".5", 500, "USD"],
    ["1,299", 1_299_000, "USD"],
    ["٩٩٫٩٩ ر.س", 99_990, "SAR"],
    ["١٬٢٩٩٫٥٠ د.إ", 1_299_500, "AED"],
    ["￥１，２００".replace("，", ","), 1_200_000, "JPY"],
    ["49,99 zł", 49_990, "PLN"],
    ["R$ 1.299,90", 1_299_900, "BRL"],
    ["5 RUR", 5000, "RUB"],
    ["€ 1.299.-", 1_299_000, "EUR"],
    ["＄5", 5000, "USD"],
    ["$0", 0, "USD"],
    ["$999999999999.999", 999_999_999_999_999, "USD"],
    ["$999999999999.99", 999_999_999_999_990, "USD"],
  ])("%s", (text, amount, currency) => {
    expect(parsePrice(text, AMERICAN)).toEqual({ amount, currency });
    expect(priceWarning(text, AMERICAN)).toBeUndefined();
  });

  test("takes the shop's currency where it names none, none where it is free or in foreign crowns", () => {
    expect(parsePrice("5", GERMAN)).toEqual({ amount: 5000, currency: "EUR" });
    expect(parsePrice("Free", AMERICAN)).toEqual({ amount: 0, currency: undefined });
    expect(parsePrice("199 kr", AMERICAN)).toEqual({ amount: 199_000, currency: undefined });
  });

  test("the shop's locale tells thousands from the decimals of a Gulf dinar", () => {
    expect(parsePrice("1,299 KWD", AMERICAN)?.amount).toBe(1_299_000);
    expect(parsePrice("1,299 KWD", GERMAN)?.amount).toBe(1299);
  });
});

describe("three digits behind one sign", () => {
  test.each([
    ["$19,999", AMERICAN, 19_999_000],
    ["1.299 €", GERMAN, 1_299_000],
    ["$19.999", GERMAN, 19_999_000],
    ["1,299 AED", { currency: "AED", locale: "ar-EG" }, 1_299_000],
    ["$19.999", { currency: "CLP", locale: "es-CL" }, 19_999_000],
    ["$1.299.000", AMERICAN, 1_299_000_000],
    ["€ 1.299,-", AMERICAN, 1_299_000],
    ["$1299.000", AMERICAN, 1_299_000],
    ["$0.299", AMERICAN, 299],
  ])("%s in %j are thousands where the shop's locale groups by it", (text, shop, amount) => {
    expect(parsePrice(text, shop)?.amount).toBe(amount);
  });

  test.each([
    ["$19.999", AMERICAN],
    ["$1.299", AMERICAN],
    ["1.299", AMERICAN],
    ["€1.299", { currency: "EUR", locale: "en-IE" }],
    ["1,299 €", GERMAN],
    ["$10 - $19.999", AMERICAN],
    ["19.999 AED", { currency: "AED", locale: "ar-EG" }],
    ["¥1.299", { currency: "JPY", locale: "ja-JP" }],
  ])("%s in %j have no amount where the shop's locale begins decimals by it", (text, shop) => {
    expect(parsePrice(text, shop)).toBeUndefined();
    expect(priceWarning(text, shop)).toMatch(/^No single amount can be read from the price\. /);
  });
});

describe("a range of prices", () => {
  test.each(["$10 - $25", "$10-25", "10 to 25 USD", "$25 – $10", "10.- – 25.-"])("%s goes from 10 to 25", (text) => {
    expect(parsePrice(text, AMERICAN)).toEqual({ amount: 10_000, currency: "USD", upperAmount: 25_000 });
  });

  test("between equal ends is one amount", () => {
    expect(parsePrice("$10 - $10", AMERICAN)).toEqual({ amount: 10_000, currency: "USD" });
  });

  test("in two currencies is none", () => {
    expect(parsePrice("$10 - €25", AMERICAN)).toBeUndefined();
  });
});

describe("a price without an amount", () => {
  test.each(["£", "Check price on Amazon", "Free shipping", "", "—"])("%j: there is no number in it", (text) => {
    expect(parsePrice(text, AMERICAN)).toBeUndefined();
    expect(priceWarning(text, AMERICAN)).toMatch(/^There is no number in the price\. /);
  });

  test.each(["-$5.00", "$-5", "−5 €", "-$5 - $10"])("%j: it is below zero", (text) => {
    expect(parsePrice(text, AMERICAN)).toBeUndefined();
    expect(priceWarning(text, AMERICAN)).toMatch(/^The price is below zero\. /);
  });

  test.each(["$1000000000000", `$${"9".repeat(60)}`, `$5 - $${"9".repeat(30)}`])("%j: it is too large", (text) => {
    expect(parsePrice(text, AMERICAN)).toBeUndefined();
    expect(priceWarning(text, AMERICAN)).toMatch(/^The price is too large to be true\. /);
  });

  test.each([
    "$24.99$19.99",
    "1e3",
    "<b>$19.99</b>",
    "2 for $5",
    "from $5",
    "$5/month",
    "was $20 now $10",
    "$20 $10",
    "$10 or best offer",
    "$10+",
    "~$10",
    "save 10%",
    "$5 - -$3",
    "2024-05-01",
    "1,29,9",
    "$19⁹⁹",
    "$19.9999",
    "€5 USD",
    "constructor 5",
    `$5 ${"x".repeat(100)}`,
  ])("%j: no single amount can be read", (text) => {
    expect(parsePrice(text, AMERICAN)).toBeUndefined();
    expect(priceWarning(text, AMERICAN)).toMatch(/^No single amount can be read from the price\. /);
  });
});

describe("every price", () => {
  const amounts = fc.integer({ min: 0, max: 999_999_999_999_990 }).map((amount) => amount - (amount % 10));

  test("that Intl writes in a locale is read back in it", () => {
    const shops = fc.constantFrom(
      AMERICAN,
      GERMAN,
      { currency: "INR", locale: "en-IN" },
      { currency: "PLN", locale: "pl-PL" },
      { currency: "BRL", locale: "pt-BR" },
      { currency: "CHF", locale: "de-CH" },
    );
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, shops, (value, shop) => {
        const format = new Intl.NumberFormat(shop.locale, { style: "currency", currency: shop.currency });
        const expected = { amount: value * 10, currency: shop.currency };
        expect(parsePrice(format.format(value / 100), shop)).toEqual(expected);
      }),
    );
  });

  test("is either read as whole thousandths from zero up or warned about, never both", () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from("$€-–.,'/: 0159kr٩")) }));
    fc.assert(
      fc.property(typed, (text) => {
        const price = parsePrice(text, AMERICAN);
        expect(price === undefined).toBe(priceWarning(text, AMERICAN) !== undefined);
        if (price === undefined) return;
        expect(Number.isSafeInteger(price.amount) && price.amount >= 0).toBe(true);
        expect(price.upperAmount ?? Number.POSITIVE_INFINITY).toBeGreaterThan(price.amount);
      }),
      { numRuns: 2000 },
    );
  });

  test("as a decimal number says the same amount", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(amountToDecimal(amount)).toMatch(/^\d+\.\d{2}$/);
        expect(parsePrice(amountToDecimal(amount), AMERICAN)?.amount).toBe(amount);
      }),
    );
  });
});

test("an amount is a decimal number with two decimals, three where it has them", () => {
  expect([0, 10, 500, 19_990, 1_299_000, 1299, 5].map(amountToDecimal)).toEqual([
    "0.00",
    "0.01",
    "0.50",
    "19.99",
    "1299.00",
    "1.299",
    "0.005",
  ]);
});
