import { expect, test } from "vitest";
import { optionalSlug } from "./slug-field.ts";

test.each([
  ["beer-helmet", "beer-helmet"],
  ["  beer-helmet ", "beer-helmet"],
  ["", undefined],
  ["   ", undefined],
  [undefined, undefined],
  [null, undefined],
])("%j is read as %j", (text, slug) => {
  expect(optionalSlug.parse(text)).toBe(slug);
});

test.each([
  ["Beer Helmet!", "Try “beer-helmet”."],
  ["beer--helmet", "Try “beer-helmet”."],
  ["product/beer-helmet", "at most 80 characters."],
  ["🍺", "at most 80 characters."],
  ["x".repeat(81), "Try “"],
  ["x".repeat(301), "at most 80 characters."],
])("%j is rejected with a suggestion", (text, sentence) => {
  expect(optionalSlug.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining(sentence) as string,
  ]);
});
