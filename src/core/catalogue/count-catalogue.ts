import type { CoreContext } from "../core-context.ts";
import type { CatalogueCounts, Visibility } from "./product.ts";

/** How many products there are, featured and trending ones among them, and how many live categories. */
export function countCatalogue(context: CoreContext, visibility: Visibility): Promise<CatalogueCounts> {
  return context.storage.read.products.counts(visibility);
}
