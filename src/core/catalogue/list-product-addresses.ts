import type { CoreContext } from "../core-context.ts";
import type { SeqRange } from "./catalogue-store.ts";
import type { Product } from "./product.ts";

/** The highest running number that a product ever had: how far a walk over all addresses has to go. */
export function lastProductSeq(context: CoreContext): Promise<number> {
  return context.storage.read.products.lastSeq();
}

/** Slugs and change times of public products in a range of running numbers, for the sitemap. */
export function listProductAddresses(
  context: CoreContext,
  range: SeqRange,
): Promise<readonly Pick<Product, "slug" | "updatedAt">[]> {
  return context.storage.read.products.listAddresses(range);
}
