import { expect, test } from "vitest";
import { complaintsAbout, fixedPart, readRows, titlesIn, wordsIn } from "./specification-map.ts";

const MAP = `
# Map

| Statement | Kind | Tests |
| --- | --- | --- |
| The logo links to / | observable | \`e2e/navbar.spec.ts › the logo leads home\`<br>\`src/a.test.ts › a group › a \\| b\` |
| Its purpose is unknown | says nothing to see | |
`;

test("a map is read row by row, without headings", () => {
  expect(readRows(MAP)).toEqual([
    {
      line: 6,
      statement: "The logo links to /",
      kind: "observable",
      tests: ["e2e/navbar.spec.ts › the logo leads home", "src/a.test.ts › a group › a | b"],
    },
    { line: 7, statement: "Its purpose is unknown", kind: "says nothing to see", tests: [] },
  ]);
});

test("titles are those of tests and groups that run", () => {
  const skipping = "skip";
  const source = `
    test.describe("a group", () => {
      test("says \\"hello\\"", () => {});
      it.each([["a(b)"], ["c"]])(
        "%s is read", () => {});
      test.${skipping}("is skipped", () => {});
    });`;
  expect([...titlesIn(source)]).toEqual(["a group", 'says "hello"', "%s is read"]);
});

function titlesOf(path: string): ReadonlySet<string> | undefined {
  return path === "a.test.ts" ? new Set(["group", "known", "${page} opens"]) : undefined;
}

test.each([
  ["observable", ["a.test.ts › known"], []],
  ["observable", ["a.test.ts › group › home opens"], []],
  ["observable", ["a.test.ts › home closes"], ['a.test.ts has no test "home closes"']],
  ["observable", ["a.test.ts › group › gone"], ['a.test.ts has no test "gone"']],
  ["observable", ["b.test.ts › known"], ["there is no file b.test.ts"]],
  ["observable", ["a.test.ts"], ["names no test of a.test.ts"]],
  ["observable", [], ["is observable, but no test proves it"]],
  ["deviates: it is safer", [], ["is observable, but no test proves it"]],
  ["", [], ["says neither that it is observable nor why not"]],
  ["told to nobody", [], []],
])("a row that is '%s' and names %j gets %j", (kind, tests, complaints) => {
  expect(complaintsAbout({ line: 1, statement: "x", kind, tests }, titlesOf)).toEqual(complaints);
});

test("a statement's quoted words are the shop's", () => {
  expect(wordsIn("A “Buy on {retailer}” button, or “You'll see”; 'this' is not")).toEqual([
    "Buy on {retailer}",
    "You'll see",
  ]);
});

test.each([
  ["Buy Now", "Buy Now"],
  ["{discount_percentage} OFF", "OFF"],
  ["You save {discount_percentage}!", "You save"],
  ["Welcome back, {username}!", "Welcome back,"],
])("of '%s' the part '%s' never varies", (words, fixed) => {
  expect(fixedPart(words)).toBe(fixed);
});
