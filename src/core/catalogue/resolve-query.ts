import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { ProductFilter } from "./product.ts";
import type { ProductOrder } from "./product-order.ts";
import type { ProductQuery } from "./product-query.ts";

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
