import type { CoreContext } from "../core-context.ts";
import type { Product, ProductFilter } from "./product.ts";

/** All products of a list, newest first, in bounded memory. */
export function streamProducts(context: CoreContext, filter: ProductFilter): AsyncIterable<Product> {
  return context.storage.read.products.stream(filter);
}
