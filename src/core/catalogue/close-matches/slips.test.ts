import fc from "fast-check";
import { expect, test } from "vitest";
import { slipsOf } from "./slips.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

const word = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...LETTERS, " "), { minLength, maxLength })
    .map((letters) => letters.join("").trim())
    .filter((text) => text.length >= minLength);

interface Slip {
  readonly kind: "left out" | "added" | "mistaken" | "swapped";
  /** From 0 to below 1. */
  readonly at: number;
  readonly letter: string;
}

const slips = fc.record<Slip>({
  kind: fc.constantFrom("left out", "added", "mistaken", "swapped"),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  letter: fc.constantFrom(...LETTERS),
});

function typeWith({ kind, at, letter }: Slip, meant: string): string {
  const place = Math.floor(at * (meant.length - 1));
  const [before, here, rest] = [meant.slice(0, place), meant.slice(place, place + 1), meant.slice(place + 1)];
  const typed = {
    "left out": before + rest,
    added: before + letter + here + rest,
    mistaken: before + letter + rest,
    swapped: before + rest.slice(0, 1) + here + rest.slice(1),
  };
  return typed[kind];
}

test("one set of pieces stands in what was meant, whatever the slip, the place and the length", () => {
  fc.assert(
    fc.property(word(4, 60), slips, (meant, slip) => {
      const typed = typeWith(slip, meant);
      // Where the search itself finds it, nothing is asked of the slips.
      fc.pre(typed.length >= 3 && !meant.includes(typed));
      const standsIn = (piece: string | undefined) => piece === undefined || meant.includes(piece);
      expect(slipsOf(typed).some((pieces) => pieces.every(standsIn))).toBe(true);
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
