import { expect, test } from "vitest";
import { filterByTitle } from "./filter-by-title.ts";

const ITEMS = [{ title: "Für die Crème" }, { title: "Karaoke" }];

test("a part of the title finds, whatever its case and accents", () => {
  expect(filterByTitle(ITEMS, " CREME ")).toEqual([ITEMS[0]]);
  expect(filterByTitle(ITEMS, "xyz")).toEqual([]);
});

test("blanks leave nothing out", () => {
  expect(filterByTitle(ITEMS, "  ")).toEqual(ITEMS);
});
