import { expect, test } from "vitest";
import { buildDeal } from "../../testing/entity-builders.ts";
import { dealForShoppers } from "./deal-for-shoppers.ts";

const AMERICAN = { currency: "USD", locale: "en-US" };

const shown = (exclusivePrice: string, originalPrice: string, discountPercentage: string) => {
  const deal = dealForShoppers(
    { ...buildDeal({ exclusivePrice, originalPrice, discountPercentage }), seq: 1 },
    AMERICAN,
  );
  return [deal.exclusivePrice, deal.originalPrice, deal.discountPercentage];
};

test.each([
  ["$20", "$25", "20%", ["$20", "$25", "20%"]],
  ["$20", "$25", "up to 50%", ["$20", "$25", "up to 50%"]],
  ["$20", "$25", "54%", ["$20", "$25", "20%"]],
  ["$20", "$25", "", ["$20", "$25", "20%"]],
  ["19.99", "19.99", "54%", ["19.99", "", ""]],
  ["$30", "$25", "54%", ["$30", "", ""]],
  ["see shop", "$25", "", ["see shop", "$25", ""]],
])("%s was %s, %j is shown without a contradiction", (...[exclusive, original, discount, expected]) => {
  expect(shown(exclusive, original, discount)).toEqual(expected);
});
