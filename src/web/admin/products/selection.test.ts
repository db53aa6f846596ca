import { expect, test } from "vitest";
import {
  countSelected,
  EVERYTHING,
  isEmptySelection,
  isTicked,
  MOST_TICKED,
  NOTHING,
  withTicked,
} from "./selection.ts";

test("products are ticked and unticked one by one", () => {
  const one = withTicked(NOTHING, ["a"], true);
  expect([isTicked(one, "a"), isTicked(one, "b")]).toEqual([true, false]);
  expect(isEmptySelection(withTicked(one, ["a"], false))).toBe(true);
});

test("all holds what is on other pages, too", () => {
  expect(isTicked(EVERYTHING, "elsewhere")).toBe(true);
  expect(isEmptySelection(EVERYTHING)).toBe(false);
});

test("unticking one of all leaves out that one, and ticking it again takes it back in", () => {
  const rest = withTicked(EVERYTHING, ["b"], false);
  expect(["a", "b", "elsewhere"].filter((id) => isTicked(rest, id))).toEqual(["a", "elsewhere"]);
  expect(withTicked(rest, ["b"], true)).toEqual(EVERYTHING);
});

test("the number of the selected counts those on other pages, without those left out", () => {
  const rest = withTicked(EVERYTHING, ["a", "b"], false);
  expect(countSelected(withTicked(NOTHING, ["a", "b"], true), "55", "55")).toBe("2");
  expect(countSelected(EVERYTHING, "1,000+", "1,203")).toBe("1,203");
  expect(countSelected(rest, "1,000+", "1,203")).toBe("1,201");
  expect(countSelected(rest, "2", "2")).toBe("0");
  expect(countSelected(rest, "1,000+", undefined)).toBe("all but 2");
});

test("naming one by one ends at a number", () => {
  const many = Array.from({ length: MOST_TICKED + 5 }, (_, index) => String(index));
  expect(withTicked(NOTHING, many, true)).toMatchObject({ ids: { size: MOST_TICKED } });
  expect(withTicked(EVERYTHING, many, false)).toMatchObject({ but: { size: MOST_TICKED } });
});
