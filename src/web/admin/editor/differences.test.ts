import { expect, test } from "vitest";
import { differencesBetween } from "./differences.ts";

const KIND = {
  fields: [
    { name: "title", label: "Product Title" },
    { name: "price", label: "Price" },
    { name: "tags", label: "Tags" },
    { name: "featured", label: "Featured Product" },
  ],
};
const BLANK = { title: "", price: "", tags: [] as string[], featured: false };

test("two equal versions differ in nothing", () => {
  expect(differencesBetween(KIND, BLANK, { ...BLANK })).toEqual([]);
});

test("a difference shows both texts under the field's label", () => {
  expect(differencesBetween(KIND, { ...BLANK, price: "$10" }, { ...BLANK, price: "$12" })).toEqual([
    { name: "price", label: "Price", saved: "$10", yours: "$12" },
  ]);
});

test("switches, lists and empty fields read as words", () => {
  const mine = { ...BLANK, featured: true, tags: ["hat", "fun"] };

  expect(differencesBetween(KIND, BLANK, mine).map(({ saved, yours }) => [saved, yours])).toEqual([
    ["(empty)", "hat\nfun"],
    ["Off", "On"],
  ]);
});

const readable = (value: unknown, name: string): string => `${name} ${String(value)}`;

test("a form may read its values in words of its own", () => {
  const [difference] = differencesBetween({ ...KIND, readable }, BLANK, { ...BLANK, featured: true });

  expect(difference).toMatchObject({ saved: "featured false", yours: "featured true" });
});
