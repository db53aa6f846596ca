import type { ProductId } from "../catalogue/product.ts";
import type { CoreContext } from "../core-context.ts";
import type { Guide } from "./guide.ts";

/** All gift guides, featured first, then newest. */
export function listGuides(context: CoreContext): Promise<readonly Guide[]> {
  return context.storage.read.guides.list();
}

/** The gift guides that a product stands in, in the same order; none for a product that does not exist. */
export function listGuidesNaming(context: CoreContext, productId: ProductId): Promise<readonly Guide[]> {
  return context.storage.read.guides.listNaming(productId);
}
