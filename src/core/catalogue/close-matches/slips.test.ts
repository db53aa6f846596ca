import fc from "fast-check";
import { expect, test } from "vitest";
import { slipsOf } from "./slips.ts";

const word = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz "), { minLength, maxLength })
    .map((letters) => letters.join("").trim())
    .filter((text) => text.length >= minLength);

/** One letter left out, added, mistaken or swapped at a place from 0 to below 1. */
const slip = (text: string, kind: number, at: number, letter: string): string => {
  const place = Math.floor(at * (text.length - 1));
  const [before, here, rest] = [text.slice(0, place), text.slice(place, place + 1), text.slice(place + 1)];
  return (
    [
      before + rest,
      before + letter + here + rest,
      before + letter + rest,
      before + rest.slice(0, 1) + here + rest.slice(1),
    ][kind] ?? text
  );
};

test("one set of pieces stands in what was meant, whatever the slip, the place and the length", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(word(4, 60), fc.nat(3), place, letter, (meant, kind, at, other) => {
      const typed = slip(meant, kind, at, other);
      // Where the search itself finds it, nothing is asked of the slips.
      fc.pre(typed.length >= 3 && !meant.includes(typed));
      return slipsOf(typed).some((pieces) => pieces.every((piece) => piece === undefined || meant.includes(piece)));
    }),
    { numRuns: 2000 },
  );
});

test("no piece is shorter than the indexes know, and terms that say nothing have no slips", () => {
  const pieces = fc
    .sample(fc.string({ maxLength: 40 }), { seed: 3, numRuns: 200 })
    .flatMap((term) => slipsOf(term).flat());
  expect(pieces.filter((piece) => Array.from(piece ?? "").length < 3)).toEqual([]);
  for (const term of ["", "a", "!"]) expect(slipsOf(term)).toEqual([]);
});
