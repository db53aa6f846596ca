import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { ProductJson, SavedProductJson } from "../wire/product-json.ts";

const HELMET = {
  title: "Beer Helmet",
  description: "Holds two cans.",
  price: "$19.99",
  affiliate_link: "https://www.amazon.com/dp/B000000001?tag=shop-20",
  category: "Party",
};

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  const owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
});
afterEach(() => shop.close());

test("a product comes back as it was saved, with what follows from it", async () => {
  const owner = await shop.owner();
  const saved = await owner.post<SavedProductJson>("/api/products", HELMET);
  expect(saved.status).toBe(201);
  expect(saved.body).toMatchObject({
    ...HELMET,
    slug: "beer-helmet",
    long_description: "",
    images: [],
    tags: [],
    featured: false,
    price_amount: "19.99",
    price_currency: "USD",
    warnings: [],
  });
  const found = await shop.visitor.get<ProductJson>("/api/products/beer-helmet");
  expect({ ...found.body, warnings: [] }).toEqual(saved.body);
});
