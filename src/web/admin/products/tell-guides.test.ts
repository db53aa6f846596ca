import { expect, test } from "vitest";
import { tellGuides } from "./tell-guides.ts";

test.each([
  [[], undefined],
  [["For Dads"], "It stands in 1 gift guide: For Dads. It leaves it too."],
  [["For Dads", "For Bars"], "It stands in 2 gift guides: For Dads, For Bars. It leaves them too."],
  [["A", "B", "C", "D"], "It stands in 4 gift guides, among them A, B, C. It leaves them too."],
])("%j: %s", (titles, sentence) => {
  expect(tellGuides(titles)).toBe(sentence);
});
