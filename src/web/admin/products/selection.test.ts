import { expect, test } from "vitest";
import { EVERYTHING, isEmptySelection, isTicked, MOST_TICKED, NOTHING, withTicked } from "./selection.ts";

const pageIds = ["a", "b", "c"];

test("products are ticked and unticked one by one", () => {
  const one = withTicked(NOTHING, { ids: ["a"], isOn: true, pageIds });
  expect([isTicked(one, "a"), isTicked(one, "b")]).toEqual([true, false]);
  expect(isEmptySelection(withTicked(one, { ids: ["a"], isOn: false, pageIds }))).toBe(true);
});

test("all holds what is on other pages, too", () => {
  expect(isTicked(EVERYTHING, "elsewhere")).toBe(true);
  expect(isEmptySelection(EVERYTHING)).toBe(false);
});

test("unticking one of all keeps the rest of the page", () => {
  const rest = withTicked(EVERYTHING, { ids: ["b"], isOn: false, pageIds });
  expect(pageIds.filter((id) => isTicked(rest, id))).toEqual(["a", "c"]);
  expect(isTicked(rest, "elsewhere")).toBe(false);
});

test("ticking one by one ends at a number", () => {
  const many = Array.from({ length: MOST_TICKED + 5 }, (_, index) => String(index));
  const ticked = withTicked(NOTHING, { ids: many, isOn: true, pageIds });
  expect(ticked.kind === "some" && ticked.ids.size).toBe(MOST_TICKED);
});
