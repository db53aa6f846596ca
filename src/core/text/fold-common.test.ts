import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { foldCommonText } from "./fold-common.ts";

/** Every code point below U+3000 once, and what is frequent in titles more often. */
const LETTER = fc.oneof(
  fc.integer({ min: 0, max: 0x2f_ff }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(...Array.from(" aeiouAEIOU´`'\"-–’ßæøłđıİﬁ™×\u0301\u0338")),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);

test("every single character is folded as the server folds it, or not at all", () => {
  for (let code = 0; code <= 0xff_ff; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`;
    expect([undefined, foldText(text)], `U+${code.toString(16)}`).toContain(foldCommonText(text));
  }
});

test("texts are folded as the server folds them, or not at all", () => {
  fc.assert(
    fc.property(fc.array(LETTER, { maxLength: 8 }), (letters) => {
      const text = letters.join("");
      expect([undefined, foldText(text)]).toContain(foldCommonText(text));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ["  Tiny Piñata ", "tiny pinata"],
  ["Łódź – World’s Æther", "lodz - world's aether"],
  ["STRASSE Straße", "strasse strasse"],
])("%s is folded without the tables", (text, folded) => {
  expect(foldCommonText(text)).toBe(folded);
});

test.each(["東京", "10×15", "™", "Ελλάδα", "´"])("%s needs the tables", (text) => {
  expect(foldCommonText(text)).toBeUndefined();
});
