import type { CoreContext } from "../core-context.ts";
import { findProduct } from "./find-product.ts";
import type { Product } from "./product.ts";

/** The public products of these slugs, or old slugs, in their order, each once; what is gone is left out. */
export async function findProductsBySlugs(context: CoreContext, slugs: readonly string[]): Promise<readonly Product[]> {
  const found = await Promise.all(slugs.map((slug) => findProduct(context, slug)));
  return [...new Map(found.flatMap((one) => (one === undefined ? [] : [[one.product.id, one.product]]))).values()];
}
