import { describe, expect, test } from "vitest";
import { isSameInput } from "./same-input.ts";

const BLANK = { title: "", trending: false, images: [] as string[], picks: [{ id: "p1", blurb: "" }], tag_entry: "" };

describe("unsaved input", () => {
  test.each([
    ["a letter", { title: "x" }],
    ["a switch", { trending: true }],
    ["a picture", { images: ["https://cdn.example.com/a.jpg"] }],
    ["a tag that is typed but not added", { tag_entry: "fun" }],
    ["a word within an entry", { picks: [{ id: "p1", blurb: "Wear it." }] }],
  ])("is %s that differs", (_, change) => {
    expect(isSameInput(BLANK, { ...BLANK, ...change })).toBe(false);
  });

  test("is the order of pictures", () => {
    expect(isSameInput({ ...BLANK, images: ["a", "b"] }, { ...BLANK, images: ["b", "a"] })).toBe(false);
  });

  test("is nothing once it was typed back", () => {
    const { title, ...rest } = BLANK;

    expect(isSameInput(BLANK, { ...rest, title })).toBe(true);
  });

  test("is not the order in which an entry was written", () => {
    expect(isSameInput(BLANK, { ...BLANK, picks: [{ blurb: "", id: "p1" }] })).toBe(true);
  });
});
