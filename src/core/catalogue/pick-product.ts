import type { CoreContext } from "../core-context.ts";
import type { Product } from "./product.ts";

/**
 * A public product by chance, undefined in an empty shop. `chance` is from 0 up to 1. Where products were deleted or
 * hidden the next one stands in for them, so that the cost is the same in any catalogue.
 */
export async function pickProduct({ storage: { read } }: CoreContext, chance: number): Promise<Product | undefined> {
  const fromSeq = Math.floor(chance * (await read.products.lastSeq())) + 1;
  return (await read.products.findNext(fromSeq)) ?? (await read.products.findNext(1));
}
