import { expect, test } from "vitest";
import { differencesBetween } from "./product-differences.ts";
import { BLANK_PRODUCT, toProductBody } from "./product-values.ts";

const BLANK = toProductBody(BLANK_PRODUCT);

test("two equal versions differ in nothing", () => {
  expect(differencesBetween(BLANK, { ...BLANK })).toEqual([]);
});

test("a difference shows both texts under the field's label", () => {
  expect(differencesBetween({ ...BLANK, price: "$10" }, { ...BLANK, price: "$12" })).toEqual([
    { name: "price", label: "Price", saved: "$10", yours: "$12" },
  ]);
});

test("switches, lists and empty fields read as words", () => {
  const mine = { ...BLANK, featured: true, tags: ["hat", "fun"] };

  expect(differencesBetween(BLANK, mine).map(({ saved, yours }) => [saved, yours])).toEqual([
    ["(empty)", "hat\nfun"],
    ["Off", "On"],
  ]);
});
