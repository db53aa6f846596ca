import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePointLength, foldText } from "./fold.ts";

describe("folded text", () => {
  test.each([
    ["Cafe\u0301 Mug", "Caf\u00e9 Mug"],
    ["STRASSE", "Straße"],
    ["straße", "STRAẞE"],
    ["İstanbul", "istanbul"],
    ["Σίσυφος", "ΣΙΣΥΦΟΣ"],
    ["ΣΙΣΥΦΟΣ", "σισυφοσ"],
    ["  Beer\u00a0 Helmet ", "beer helmet"],
    ["Ki\u00adtchen\u200b", "kitchen"],
    ["Mug\uffff", "mug\ufffe"],
    ["Ｂｅｅｒ ①", "beer 1"],
    ["L’Édition", "l'edition"],
    ["❤\ufe0f", "❤"],
    ["Ёлка", "елка"],
    ["℡", "tel"],
    ["שָׁלוֹם", "שלום"],
  ])("%j and %j are the same", (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test.each([
    ["दिन", "दान"],
    ["ガラス", "カラス"],
    ["각", "가"],
    ["Rosé", "Roses"],
  ])("%j and %j are different words", (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  test("a syllable is not found inside another that begins alike", () => {
    expect(foldText("각설탕")).not.toContain(foldText("가"));
    expect(foldText("ガラス")).not.toContain(foldText("カ"));
  });

  test("folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("capitals and composition never matter to Latin text", () => {
    const latin = fc.string({ unit: fc.constantFrom(...Array.from("abzéèüñçåžßøæ Ł'-7")) });
    fc.assert(
      fc.property(latin, (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
        expect(foldText(text.normalize("NFD"))).toBe(foldText(text));
      }),
    );
  });
});

test("an emoji counts as one code point", () => {
  expect("🍺🍺").toHaveLength(4);
  expect(codePointLength("🍺🍺")).toBe(2);
  expect(codePointLength("")).toBe(0);
});
