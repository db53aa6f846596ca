import fc from "fast-check";
import { expect, test } from "vitest";
import { slipsOf, type TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import { groupPieces, holdsOneOf } from "./piece-groups.ts";

const letters = fc.constantFrom("a", "b", "c", "ß", "🍺", " ", ".");
const text = (minLength: number, maxLength: number) =>
  fc.array(letters, { minLength, maxLength }).map((drawn) => drawn.join(""));
const pieces: fc.Arbitrary<TitlePieces> = fc.oneof(fc.tuple(text(3, 9)), fc.tuple(text(3, 9), text(3, 9)));
const drawn = fc.record({
  kind: fc.constantFrom("sqlite" as const, "postgres" as const),
  sets: fc.array(pieces, { maxLength: 30 }),
  titles: fc.array(text(0, 30), { maxLength: 20 }),
  counts: fc.dictionary(text(3, 4), fc.nat(100_000)),
});

const isNowhere = (): number => 0;

const holdsAll = (title: string, parts: readonly (string | undefined)[]): boolean =>
  parts.every((part = "") => title.includes(part));

test("every title that holds a set of pieces holds what tells of its group", () => {
  fc.assert(
    fc.property(drawn, ({ kind, sets, titles, counts }) => {
      const groups = groupPieces(sets, { kind, countOf: (part = "") => counts[part] ?? 0 });
      expect(new Set(groups.flatMap((group) => group.sets))).toEqual(new Set(sets));
      for (const group of groups) {
        const made = group.sets.map((set) => set.join(" "));
        for (const title of [...made, ...titles]) {
          const isHeld = group.sets.some((set) => holdsAll(title, set));
          expect(holdsAll(title, group.telling) || !isHeld, `${title}: ${group.telling.join(", ")}`).toBe(true);
        }
      }
    }),
  );
});

test("a title is told to hold one of the sets when it does", () => {
  fc.assert(
    fc.property(drawn, ({ kind, sets, titles, counts }) => {
      const holds = holdsOneOf(groupPieces(sets, { kind, countOf: (part = "") => counts[part] ?? 0 }));
      for (const title of [...titles, ...sets.map((set) => `x${set.join("y")}`)]) {
        expect(holds(title), title).toBe(sets.some((set) => holdsAll(title, set)));
      }
    }),
  );
});

test("the rarest tells, and where it is common another that shares no letter with it", () => {
  const counts: Record<string, number> = { uni: 7_000, nic: 6_000, ico: 6_500, mug: 100_000 };
  const countOf = (part = "") => counts[part] ?? 50_000;
  expect(groupPieces([["unico", "mug"]], { kind: "sqlite", countOf })).toEqual([
    { telling: ["nic", "mug"], sets: [["unico", "mug"]] },
  ]);
});

test("sets that share a rare part are looked for at once", () => {
  const sets = [["xunicorn"], ["unicornx"], ["unicxorn", "uni"]] as const;
  const groups = groupPieces(sets, { kind: "postgres", countOf: isNowhere });
  expect(groups).toHaveLength(1);
  expect(groups[0]?.telling).toHaveLength(1);
});

test("a title that repeats itself is asked no more often for it", () => {
  const holds = holdsOneOf(groupPieces(slipsOf("wwwqa e"), { kind: "sqlite", countOf: isNowhere }));
  const titles = Array.from({ length: 2_000 }, (_, index) => `${"w".repeat(280)} ${index}`);
  // Asked again at each place, all of them would take longer than a test may.
  expect(titles.filter(holds)).toEqual([]);
});
