import fc from "fast-check";
import { expect, test } from "vitest";
import { TRIGRAM, tellingPieces } from "./telling-pieces.ts";

test("what lies across two words tells most", () => {
  expect(tellingPieces("glowing flamingo for dads")).toEqual(["g f", "o f", "r d", expect.any(String)]);
  expect(tellingPieces("t-shirt with a cat on it and a dog")).toHaveLength(4);
});

test("a short term is looked up whole, in letters and not in code units", () => {
  expect(tellingPieces("unicorn")).toEqual(["unicorn"]);
  expect(tellingPieces("🍺🍺🍺🍺🍺🍺🍺")).toEqual(["🍺🍺🍺🍺🍺🍺🍺"]);
});

test("each piece stands in the term and is long enough for an index, and there is always one", () => {
  const letters = fc.constantFrom("a", "b", "ß", "字", "🍺", " ", "-", '"', "1");
  const term = fc.array(letters, { minLength: TRIGRAM, maxLength: 60 }).map((drawn) => drawn.join(""));
  fc.assert(
    fc.property(term, (drawn) => {
      const pieces = tellingPieces(drawn);
      expect(pieces.length).toBeGreaterThan(0);
      expect(pieces.length).toBeLessThanOrEqual(4);
      for (const piece of pieces) {
        expect(drawn).toContain(piece);
        expect(Array.from(piece).length).toBeGreaterThanOrEqual(TRIGRAM);
      }
    }),
  );
});
