import fc from "fast-check";
import { expect, test } from "vitest";
import { TRIGRAM, tellingPieces } from "./telling-pieces.ts";

const KINDS = ["sqlite", "postgres"] as const;

const isLetters = (part: string): boolean => /[a-z]{3}/.test(part);

test("what lies across two words tells most", () => {
  expect(tellingPieces("glowing flamingo for dads", "sqlite")).toEqual(["g f", "o f", "r d", expect.any(String)]);
  expect(tellingPieces("tiny lamp", "sqlite")).toEqual(["y l", "tin", "lam", "amp"]);
  expect(tellingPieces("ice tea", "sqlite")).toEqual(["ce t"]);
  expect(tellingPieces("mug giant", "postgres")).toEqual(["ug g", "g gi"]);
  expect(tellingPieces("t-shirt with a cat on it and a dog", "sqlite")).toHaveLength(4);
});

test("a short word is looked up whole, in letters and not in code units", () => {
  for (const kind of KINDS) {
    expect(tellingPieces("unicorn", kind)).toEqual(["unicorn"]);
    expect(tellingPieces("🍺🍺🍺🍺🍺🍺🍺", kind)).toEqual(["🍺🍺🍺🍺🍺🍺🍺"]);
  }
});

test("of signs that the index does not know, no piece tells", () => {
  expect(tellingPieces("!!!! !!!! !!!! !!!! !!!! mug", "postgres", isLetters)).toEqual(["mug"]);
  expect(tellingPieces("!!!!!!!!", "postgres", isLetters)).toEqual([]);
});

test("each piece stands in the term and is long enough for an index, and there is always one", () => {
  const letters = fc.constantFrom("a", "b", "ß", "字", "🍺", " ", "-", '"', "1");
  const term = fc.array(letters, { minLength: TRIGRAM, maxLength: 60 }).map((drawn) => drawn.join(""));
  fc.assert(
    fc.property(term, fc.constantFrom(...KINDS), (drawn, kind) => {
      const pieces = tellingPieces(drawn, kind);
      expect(pieces.length).toBeGreaterThan(0);
      expect(pieces.length).toBeLessThanOrEqual(4);
      for (const piece of pieces) {
        expect(drawn).toContain(piece);
        expect(Array.from(piece).length).toBeGreaterThanOrEqual(TRIGRAM);
      }
    }),
  );
});
