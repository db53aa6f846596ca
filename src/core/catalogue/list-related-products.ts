import type { CoreContext } from "../core-context.ts";
import type { Product } from "./product.ts";
import { RELATED_MAX } from "./product-rules.ts";

/** The newest products of the same category, without the product itself, at most 4 (specification 9). */
export async function listRelatedProducts(
  context: CoreContext,
  { id, category }: Pick<Product, "id" | "category">,
): Promise<readonly Product[]> {
  const page = await context.storage.read.products.list({ visibility: "public", category }, { limit: RELATED_MAX + 1 });
  return page.items.filter((product) => product.id !== id).slice(0, RELATED_MAX);
}
