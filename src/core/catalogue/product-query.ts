import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { ProductFilter } from "./product.ts";
import type { ProductOrder, ProductSort } from "./product-order.ts";

/** What somebody asks a list of products for; conditions add up. */
export interface ProductQuery extends Omit<ProductFilter, "price"> {
  /** Thousandths of the unit of the shop's currency; a price of just this much belongs to the list. */
  readonly priceFrom?: number | undefined;
  /** Thousandths of the unit of the shop's currency; a price of just this much does not belong to the list. */
  readonly priceBelow?: number | undefined;
  /** `newest` where nothing else is asked for. */
  readonly sort?: ProductSort | undefined;
}

interface ResolvedQuery {
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
}

/** The query as storage takes it: prices carry the shop's currency of today. */
export async function resolveQuery(context: CoreContext, query: ProductQuery): Promise<ResolvedQuery> {
  const { priceFrom, priceBelow, sort = "newest", ...filter } = query;
  const hasBand = priceFrom !== undefined || priceBelow !== undefined;
  const { currency } = await readSettings(context);
  return {
    filter: hasBand ? { ...filter, price: { currency, from: priceFrom, below: priceBelow } } : filter,
    order: { sort, currency },
  };
}
