import { expect, test } from "vitest";
import { FIRST_DEED, toDeed } from "./deed-values.ts";

test("a deed is complete when it says what it needs", () => {
  expect(toDeed(FIRST_DEED)).toBeUndefined();
  expect(toDeed({ ...FIRST_DEED, category: "Bar" })).toEqual({ kind: "category", category: "Bar" });
  expect(toDeed({ ...FIRST_DEED, kind: "hidden", isOn: false })).toEqual({
    kind: "flag",
    flag: "hidden",
    value: false,
  });
});

test("tags are named with commas between, each once", () => {
  expect(toDeed({ ...FIRST_DEED, kind: "add-tags", tags: " , " })).toBeUndefined();
  expect(toDeed({ ...FIRST_DEED, kind: "add-tags", tags: "funny,  for her ,funny" })).toEqual({
    kind: "tags",
    add: ["funny", "for her"],
    remove: [],
  });
  expect(toDeed({ ...FIRST_DEED, kind: "remove-tags", tags: "old" })).toEqual({
    kind: "tags",
    add: [],
    remove: ["old"],
  });
});
