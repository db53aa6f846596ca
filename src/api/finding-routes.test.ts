import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { PriceChoiceJson } from "../wire/price-choice-json.ts";
import type { ProductJson } from "../wire/product-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  await owner.post("/api/categories", { name: "Hats" });
});
afterEach(() => shop.close());

async function add(title: string, price = "$10"): Promise<void> {
  const draft = { title, description: "x", price, category: "Hats", affiliate_link: "https://merchant.example/x" };
  await owner.post("/api/products", draft);
}

const titlesAt = async (path: string) =>
  (await shop.visitor.get<readonly ProductJson[]>(path)).body.map(({ title }) => title);

test("a slip brings close matches, and what the search itself finds is not among them", async () => {
  await add("Beer Helmet");
  expect(await titlesAt("/api/close-matches?q=beer%20hlemet")).toEqual(["Beer Helmet"]);
  expect(await titlesAt("/api/close-matches?q=helmet")).toEqual([]);
  expect(await titlesAt("/api/close-matches?q=")).toEqual([]);
  expect(await titlesAt("/api/close-matches")).toEqual([]);
  expect((await shop.visitor.get(`/api/close-matches?q=${"x".repeat(201)}`)).status).toBe(422);
});

test("price choices are ends that the list of products takes", async () => {
  for (const price of [5, 8, 12, 16, 22, 28, 35, 44, 61, 90]) await add(`Hat ${price}`, `$${price}`);
  const { body } = await shop.visitor.get<readonly PriceChoiceJson[]>("/api/price-choices");
  const lists = await Promise.all(
    body.map(({ price_from, price_below }) => {
      const ends = { ...(price_from && { price_from }), ...(price_below && { price_below }) };
      return titlesAt(`/api/products?${new URLSearchParams(ends).toString()}`);
    }),
  );
  expect(body.length).toBe(4);
  expect(lists.flat().toSorted()).toEqual((await titlesAt("/api/products")).toSorted());
});

test("saved products come in the order of their slugs, each once, without what is gone", async () => {
  await add("Beer Helmet");
  await add("Wine Hat");
  expect(await titlesAt("/api/saved-products?slugs=wine-hat,gone,beer-helmet,,wine-hat")).toEqual([
    "Wine Hat",
    "Beer Helmet",
  ]);
  expect(await titlesAt("/api/saved-products")).toEqual([]);
  const tooMany = Array.from({ length: 61 }, (_, index) => `s${index}`).join(",");
  const { status, body } = await shop.visitor.get(`/api/saved-products?slugs=${tooMany}`);
  expect(status).toBe(422);
  expect(body.detail).toContain("at most 60");
});
