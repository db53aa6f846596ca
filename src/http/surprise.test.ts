import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductId } from "../core/catalogue/product.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { ProductJson } from "../wire/product-json.ts";
import { createAdmission } from "./admission.ts";
import { registerSurprise } from "./surprise.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  await owner.post("/api/categories", { name: "Hats" });
});
afterEach(() => shop.close());

const add = async (title: string): Promise<ProductJson> => {
  const draft = {
    title,
    description: "x",
    price: "$1",
    category: "Hats",
    affiliate_link: "https://merchant.example/x",
  };
  return (await owner.post<ProductJson>("/api/products", draft)).body;
};

async function surprise() {
  const server = Fastify();
  registerSurprise(server, shop.app, createAdmission());
  return server.inject("/surprise");
}

test("a surprise leads to some product, for now, and is kept nowhere", async () => {
  await add("Beer Helmet");
  const answer = await surprise();
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe("/product/beer-helmet");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an empty shop leads home", async () => {
  expect((await surprise()).headers.location).toBe("/");
});

test("every product comes up by its chance, and the next one for those that were deleted", async () => {
  const titles = ["One", "Two", "Three", "Four"];
  const products = [];
  for (const title of titles) products.push(await add(title));
  const pick = async (chance: number) => (await shop.app.catalogue.pickProduct(chance))?.title;
  expect(await Promise.all([0, 0.25, 0.5, 0.99].map(pick))).toEqual(titles);
  await shop.app.catalogue.removeProduct((products[1]?.id ?? "") as ProductId);
  await shop.app.catalogue.removeProduct((products[3]?.id ?? "") as ProductId);
  expect(await Promise.all([0, 0.25, 0.4, 0.99].map(pick))).toEqual(["One", "One", "Three", "Three"]);
});
