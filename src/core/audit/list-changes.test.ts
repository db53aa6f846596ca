import { expect, test } from "vitest";
import { STILL } from "../../testing/still-clock.ts";
import { listChanges } from "./list-changes.ts";

test("a revision tells each changed field before and after", () => {
  expect(listChanges({ before: { price: "$1", featured: false }, after: { price: "$2", featured: true } })).toEqual([
    { field: "price", before: "$1", after: "$2" },
    { field: "featured", before: false, after: true },
  ]);
});

test("of something new only what it holds is told", () => {
  const after = { id: "x", title: "Hat", description: "", tags: [], images: ["a", "b"], priceAmount: 1000 };
  expect(listChanges({ before: null, after })).toEqual([
    { field: "title", before: undefined, after: "Hat" },
    { field: "images", before: undefined, after: ["a", "b"] },
  ]);
});

test("instants are dates, and other numbers stay numbers", () => {
  expect(listChanges({ before: { endAt: STILL, flat: 1 }, after: { endAt: null, flat: 2 } })).toEqual([
    { field: "endAt", before: "2026-01-02T03:04:05.000Z", after: undefined },
    { field: "flat", before: 1, after: 2 },
  ]);
});

test("entries and rich text are told by the words in them", () => {
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "We sell hats." }] }] };
  expect(listChanges({ before: null, after: { picks: [{ productId: "p1", blurb: "Loud" }], body } })).toEqual([
    { field: "picks", before: undefined, after: ["p1 · Loud"] },
    { field: "body", before: undefined, after: "We sell hats." },
  ]);
});
