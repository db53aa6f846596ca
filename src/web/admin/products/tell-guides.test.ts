import { expect, test } from "vitest";
import { tellGuides } from "./tell-guides.ts";

test.each([
  [[], undefined],
  [["For Dads"], "Deleting it also removes it from the gift guide For Dads."],
  [["For Dads", "For Bars"], "Deleting it also removes it from 2 gift guides: For Dads, For Bars."],
  [["A", "B", "C", "D"], "Deleting it also removes it from 4 gift guides, including A, B, C."],
])("%j: %s", (titles, sentence) => {
  expect(tellGuides(titles)).toBe(sentence);
});
