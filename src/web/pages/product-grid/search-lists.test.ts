import { expect, test } from "vitest";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import type { ProductList } from "../product-grid/product-list.ts";
import { type Listing, listingKey } from "./listing.ts";
import { findInLists } from "./search-lists.ts";

function card(title: string): ProductCardJson {
  return {
    slug: title,
    title,
    description: "",
    price: "",
    images: [],
    featured: false,
    trending: false,
    affiliate_link: "https://merchant.example/",
  };
}

function list(titles: readonly string[], nextCursor?: string): ProductList {
  return { items: titles.map(card), nextCursor, total: titles.length, totalIsCapped: false };
}

const listing = (given: Partial<Listing>): Listing => ({ term: "", category: "", price: "", sort: "", ...given });

const titles = (found: { readonly list: ProductList }) => found.list.items.map(({ title }) => title);

test("terms that fold to the same text are one listing", () => {
  expect(listingKey(listing({ term: " Piñata" }))).toBe(listingKey(listing({ term: "pinata " })));
  expect(listingKey(listing({ term: "x", after: "c" }))).not.toBe(listingKey(listing({ term: "x" })));
});

test("the whole catalogue answers every term by itself", () => {
  const lists = { [listingKey(listing({ term: "" }))]: list(["Disco Ball", "Tiny Piñata"]) };
  const found = findInLists(lists, listing({ term: "PINATA" }));
  expect(titles(found)).toEqual(["Tiny Piñata"]);
  expect(found.isWhole).toBe(true);
  expect(found.list.total).toBe(1);
});

test("a part of the catalogue is filtered at once, but the server may know more", () => {
  const lists = { [listingKey(listing({ term: "" }))]: list(["Disco Ball", "Tiny Piñata"], "next") };
  const found = findInLists(lists, listing({ term: "disco" }));
  expect(titles(found)).toEqual(["Disco Ball"]);
  expect(found.isWhole).toBe(false);
});

test("an answer of the server is taken as it is", () => {
  const answer = list(["Disco Ball", "Shower Disco"], "next");
  const lists = {
    [listingKey(listing({ term: "" }))]: list(["Disco Ball"], "next"),
    [listingKey(listing({ term: "disco" }))]: answer,
  };
  expect(findInLists(lists, listing({ term: "Disco" }))).toEqual({ list: answer, isWhole: true });
});

test("what earlier searches brought is found again, each product once", () => {
  const lists = {
    [listingKey(listing({ term: "" }))]: list(["Disco Ball"], "next"),
    [listingKey(listing({ term: "disco" }))]: list(["Disco Ball", "Shower Disco"]),
  };
  expect(titles(findInLists(lists, listing({ term: "disc" })))).toEqual(["Disco Ball", "Shower Disco"]);
});

test("a page from the middle of the list is not the whole", () => {
  const lists = { [listingKey(listing({ term: "", after: "c" }))]: list(["Old Thing"]) };
  expect(findInLists(lists, listing({ term: "" })).isWhole).toBe(false);
});

test("what a filter leaves is the server's to say, since cards do not tell", () => {
  const lists = { [listingKey(listing({}))]: list(["Disco Ball"]) };
  expect(findInLists(lists, listing({ price: "-15" })).isWhole).toBe(false);
  const answer = list(["Disco Ball"]);
  const answered = { ...lists, [listingKey(listing({ price: "-15" }))]: answer };
  expect(findInLists(answered, listing({ price: "-15" }))).toEqual({ list: answer, isWhole: true });
});
