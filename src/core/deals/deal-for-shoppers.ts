import { discountProblem, impliedDiscount } from "../money/discount-check.ts";
import type { PriceDefaults } from "../money/price.ts";
import type { Deal } from "./deal.ts";

/**
 * A stored deal without contradictions, which deals can have from before discounts were checked or the shop's currency or
 * locale changed. A wrong discount is replaced by the implied one; without any saving, the original price is removed.
 */
export function dealForShoppers(deal: Deal, defaults: PriceDefaults): Deal {
  const problem = discountProblem(deal, defaults);
  if (problem?.field === "exclusivePrice") return { ...deal, originalPrice: "", discountPercentage: "" };
  if (problem === undefined && deal.discountPercentage !== "") return deal;
  return { ...deal, discountPercentage: impliedDiscount(deal, defaults) ?? "" };
}
