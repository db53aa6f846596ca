import { expect, test } from "vitest";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { extendList, matchingProducts, totalText } from "./product-list.ts";

function card(slug: string, title = slug): ProductCardJson {
  return {
    slug,
    title,
    description: "",
    price: "",
    images: [],
    featured: false,
    trending: false,
    affiliate_link: "https://merchant.example/",
  };
}

test("another page goes to the end, and a product that moved meanwhile is shown once", () => {
  const list = { items: [card("a"), card("b")], nextCursor: "b", total: 4, totalIsCapped: false };
  const page = { items: [card("b"), card("c")], nextCursor: undefined, total: 5, totalIsCapped: false };
  expect(extendList(list, page)).toEqual({ ...page, items: [card("a"), card("b"), card("c")] });
});

test("a total that stopped counting says so", () => {
  expect(totalText({ items: [], nextCursor: undefined, total: 130, totalIsCapped: false })).toBe("130");
  expect(totalText({ items: [], nextCursor: undefined, total: 1000, totalIsCapped: true })).toBe("1000+");
});

test("titles match by substring, case and accents folded", () => {
  const products = [card("1", "Tiny Piñata for Minor Victories"), card("2", "Straße der Disko")];
  expect(matchingProducts(products, "pinata FOR").items).toEqual([products[0]]);
  expect(matchingProducts(products, "strasse").items).toEqual([products[1]]);
  expect(matchingProducts(products, "  ").items).toEqual(products);
  expect(matchingProducts(products, "unicorn").items).toEqual([]);
});

test("titles or terms beyond common letters leave the last word to the server", () => {
  const plain = [card("1", "Tiny Piñata"), card("2", "Straße der Disko")];
  expect(matchingProducts(plain, "pinata").isCertain).toBe(true);
  expect(matchingProducts(plain, "piñata 10×15").isCertain).toBe(false);
  const withJapanese = [...plain, card("3", "東京 Lamp")];
  expect(matchingProducts(withJapanese, "lamp")).toEqual({ items: [withJapanese[2]], isCertain: false });
  expect(matchingProducts(withJapanese, "東京").items).toEqual([withJapanese[2]]);
  expect(matchingProducts(withJapanese, "").isCertain).toBe(true);
});
