import type { CoreContext } from "../core-context.ts";
import type { Product } from "./product.ts";
import type { ProductQuery } from "./product-query.ts";
import { resolveQuery } from "./resolve-query.ts";

/** All products of a list in the order asked for, in bounded memory. */
export async function* streamProducts(context: CoreContext, query: ProductQuery): AsyncIterable<Product> {
  const { filter, order } = await resolveQuery(context, query);
  yield* context.storage.read.products.stream(filter, order);
}
