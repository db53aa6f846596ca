import { expect, test } from "vitest";
import { forgiveFailures } from "./forgiving-shop-reader.ts";
import type { ShopReader } from "./shop-reader.ts";

const failure = new Error("The shop is closed.");
const fail = () => Promise.reject(failure);

const failingReader: ShopReader = {
  listProducts: fail,
  findProduct: fail,
  listRelated: fail,
  listCloseMatches: fail,
  listSaved: fail,
  listPriceChoices: fail,
  findCategory: fail,
  listCategories: fail,
  listGuides: fail,
  findGuide: fail,
  listGiveaways: fail,
  findGiveaway: fail,
  listActiveDeals: fail,
  findShopPage: fail,
};

test("failing lists are empty, failing things are absent, and each failure is reported", async () => {
  const reported: unknown[] = [];
  const reader = forgiveFailures(failingReader, (error) => reported.push(error));
  expect(await reader.listProducts({})).toEqual({ items: [], nextCursor: undefined, total: 0, totalIsCapped: false });
  expect(await reader.findProduct("x")).toBeUndefined();
  expect(await reader.listCloseMatches("x")).toEqual([]);
  expect(await reader.listSaved(["x"])).toEqual([]);
  expect(await reader.listPriceChoices()).toEqual([]);
  expect(await reader.findCategory("x")).toBeUndefined();
  expect(await reader.listCategories()).toEqual([]);
  expect(await reader.listGuides()).toEqual([]);
  expect(await reader.findGuide("x")).toBeUndefined();
  expect(await reader.listGiveaways()).toEqual([]);
  expect(await reader.findGiveaway("x")).toBeUndefined();
  expect(await reader.listActiveDeals()).toEqual([]);
  expect(await reader.findShopPage("about")).toBeUndefined();
  expect(reported).toEqual(Array.from({ length: 13 }, () => failure));
});

test("what can be read is passed on as it is", async () => {
  const categories = [
    { id: "1", name: "Party", slug: "party", description: "", updated_at: "2026-01-01T00:00:00.000Z" },
  ];
  const reader = forgiveFailures({ ...failingReader, listCategories: async () => categories }, () => {
    throw new Error("Nothing failed.");
  });
  expect(await reader.listCategories()).toBe(categories);
});
