import { expect, test } from "vitest";
import { readPriceColumns } from "../../core/catalogue/product-columns.ts";
import type { CategoryId } from "../../core/catalogue/category.ts";
import { buildProduct } from "../../testing/entity-builders.ts";
import { toProductJson } from "../../wire/product-json.ts";
import { productThing } from "./json-ld.tsx";

const url = "https://shop.example/product/flamingo";

function thingFor(price: string, shop = { currency: "USD", locale: "en-US" }) {
  const record = buildProduct({ categoryId: "c" as CategoryId, price, ...readPriceColumns(price, shop) });
  const product = toProductJson({ ...record, seq: 1, category: "Pool" });
  return productThing({ product, url, images: [] });
}

test.each([
  ["$19.99", { "@type": "Offer", price: "19.99", priceCurrency: "USD", url }],
  ["9", { "@type": "Offer", price: "9.00", priceCurrency: "USD", url }],
  ["$10 - $20", { "@type": "AggregateOffer", lowPrice: "10.00", highPrice: "20.00", priceCurrency: "USD", url }],
  ["$25 to $20", { "@type": "AggregateOffer", lowPrice: "20.00", highPrice: "25.00", priceCurrency: "USD", url }],
  ["$10 - $10", { "@type": "Offer", price: "10.00", priceCurrency: "USD", url }],
])("%s is stated as what it is", (price, offers) => {
  expect(thingFor(price)).toMatchObject({ "@type": "Product", offers });
});

test.each([
  "$19.999",
  "from $10",
  "$10/month",
  "was $20 now $10",
  "2 for $10",
  "$10 or best offer",
  "Free",
  "-$5",
  "Check price on Amazon",
])("%s is no offer that could be stated", (price) => {
  expect(thingFor(price)).toMatchObject({ "@type": "WebPage" });
  expect(thingFor(price)).not.toHaveProperty("offers");
});

test("the currency in the structured data is the one that is shown with a bare number", () => {
  expect(thingFor("9", { currency: "EUR", locale: "de-DE" })).toMatchObject({
    offers: { price: "9.00", priceCurrency: "EUR" },
  });
});
