import type { ProductFilter } from "./product.ts";
import type { ProductSort } from "./product-order.ts";

/** What somebody asks a list of products for; conditions add up. */
export interface ProductQuery extends Omit<ProductFilter, "price"> {
  /** Thousandths of the unit of the shop's currency; a price of just this much belongs to the list. */
  readonly priceFrom?: number | undefined;
  /** Thousandths of the unit of the shop's currency; a price of just this much does not belong to the list. */
  readonly priceBelow?: number | undefined;
  /** `newest` where nothing else is asked for. */
  readonly sort?: ProductSort | undefined;
}
