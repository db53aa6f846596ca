import { expect, test } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";
import { edgesOf } from "./list-price-choices.ts";

const PRICES = ["$4.99", "$9", "$14.20", "$15", "$19.99", "$28", "$31", "$34.50", "$58", "$61", "$80", "$120"];

const scaled = (factor: number) => edgesOf(PRICES.map((price) => Number(price.slice(1)) * factor));

async function shopWithPrices(prices: readonly string[], settings = {}) {
  const shop = await openTestShop();
  const owner = await shop.owner();
  await shop.app.settings.saveSettings(settings);
  await owner.post("/api/categories", { name: "Hats" });
  for (const price of prices) {
    const product = {
      title: `Hat ${price}`,
      description: "x",
      category: "Hats",
      affiliate_link: "https://a.example/x",
    };
    await owner.post("/api/products", { ...product, price });
  }
  return shop;
}

test("bands are quarters of the shop's prices, at round prices, and cover everything without a gap", async () => {
  const shop = await shopWithPrices(PRICES);
  expect(await shop.app.catalogue.listPriceChoices()).toEqual([
    { below: 15, label: "Under $15" },
    { from: 15, below: 30, label: "$15–$30" },
    { from: 30, below: 60, label: "$30–$60" },
    { from: 60, label: "$60 and up" },
  ]);
  await shop.close();
});

test("a shop with few prices, or with one price for all, has no bands", async () => {
  for (const prices of [PRICES.slice(0, 5), PRICES.map(() => "$20")]) {
    const shop = await shopWithPrices(prices);
    expect(await shop.app.catalogue.listPriceChoices()).toEqual([]);
    await shop.close();
  }
});

test("edges stay whole units, rise, and keep to what people call round, at any scale", () => {
  expect(scaled(100)).toEqual([1500, 3000, 6000]);
  expect(scaled(0.001)).toEqual([1]);
  expect(scaled(10)).toEqual([150, 300, 600]);
});
