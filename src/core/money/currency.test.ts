import { describe, expect, test } from "vitest";
import { currencyOfMarks, minorDigits } from "./currency.ts";

describe("the currency of a mark", () => {
  test.each([
    ["$", "USD"],
    ["US$", "USD"],
    ["US $", "USD"],
    ["A$", "AUD"],
    ["AU $", "AUD"],
    ["C$", "CAD"],
    ["HK$", "HKD"],
    ["R$", "BRL"],
    ["€", "EUR"],
    ["Euro", "EUR"],
    ["£", "GBP"],
    ["¥", "JPY"],
    ["₹", "INR"],
    ["Rs.", "INR"],
    ["₺", "TRY"],
    ["₩", "KRW"],
    ["₽", "RUB"],
    ["zł", "PLN"],
    ["ر.س", "SAR"],
    ["د.إ", "AED"],
    ["CHF", "CHF"],
    ["RUR", "RUB"],
    ["USD$", "USD"],
    ["CAD $", "CAD"],
  ])("%j is %s in an American shop", (mark, code) => {
    expect(currencyOfMarks([mark], "USD")).toEqual({ currency: code });
  });

  test("the shop's own currency wins where a mark has several meanings", () => {
    expect(currencyOfMarks(["$"], "CAD")).toEqual({ currency: "CAD" });
    expect(currencyOfMarks(["¥"], "CNY")).toEqual({ currency: "CNY" });
    expect(currencyOfMarks(["kr"], "NOK")).toEqual({ currency: "NOK" });
    expect(currencyOfMarks(["€"], "CAD")).toEqual({ currency: "EUR" });
  });

  test("crowns of a foreign land cannot be told apart", () => {
    expect(currencyOfMarks(["kr."], "USD")).toEqual({ currency: undefined });
    expect(currencyOfMarks(["kr", "DKK"], "USD")).toEqual({ currency: "DKK" });
  });

  test("no mark means the shop's currency", () => {
    expect(currencyOfMarks(["", " "], "SEK")).toEqual({ currency: "SEK" });
  });

  test("two marks have to agree", () => {
    expect(currencyOfMarks(["$", "CAD"], "USD")).toEqual({ currency: "CAD" });
    expect(currencyOfMarks(["€", "USD"], "USD")).toBeUndefined();
  });

  test.each(["per", "Top", "constructor", "__proto__", "%", "<b>$"])("%j is no currency", (mark) => {
    expect(currencyOfMarks([mark], "USD")).toBeUndefined();
  });
});

test("currencies have the decimals of ISO 4217, unknown ones two", () => {
  expect(["USD", "JPY", "KWD", "nonsense", undefined].map(minorDigits)).toEqual([2, 0, 3, 2, 2]);
});
