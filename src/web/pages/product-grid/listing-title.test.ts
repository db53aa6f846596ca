import { expect, test } from "vitest";
import { readListing } from "./listing.ts";
import { listingTitle } from "./listing-title.ts";

const money = { currency: "USD", locale: "en-US" };
const titleOf = (query: string, shelf?: string) =>
  listingTitle({
    listing: readListing(new URLSearchParams(query)),
    money,
    ...(shelf !== undefined && { shelf }),
  });

test("home without a search keeps its own title, and a category its name", () => {
  expect(titleOf("")).toBeUndefined();
  expect(titleOf("q=%20&price=free&sort=random")).toBeUndefined();
  expect(titleOf("", "Bath Toys")).toBe("Bath Toys");
});

test.each([
  ["q=mug", "Search results for “mug”"],
  ["category=Bath+Toys", "Bath Toys"],
  ["price=-15", "All Products, under $15"],
  ["price=15-30&sort=price_asc", "All Products, $15–$30, Price low to high"],
  ["q=mug&category=Bath+Toys&price=60-", "Search results for “mug”, Bath Toys, $60 and up"],
  ["after=abc", "All Products, more products"],
])("?%s has a title of its own", (query, title) => {
  expect(titleOf(query)).toBe(title);
});

test("different parts of a list have different titles", () => {
  const queries = [
    "q=a",
    "q=b",
    "category=a",
    "price=-1",
    "price=1-",
    "price=1-2",
    "sort=price_asc",
    "sort=price_desc",
  ];
  expect(new Set(queries.map((query) => titleOf(query, "Shelf"))).size).toBe(queries.length);
});

test("a long term is cut, never in the middle of a character", () => {
  const title = titleOf(`q=${"🍺".repeat(100)}`) ?? "";
  expect(title.length).toBeLessThan(90);
  expect(title.isWellFormed()).toBe(true);
});
