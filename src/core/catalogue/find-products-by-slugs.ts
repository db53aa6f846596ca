import type { CoreContext } from "../core-context.ts";
import { findProduct } from "./find-product.ts";
import type { Product } from "./product.ts";

export interface FoundBySlugs {
  readonly product: Product;
  /** The requested slugs that matched it, such as an old one that a browser still has. */
  readonly slugs: readonly string[];
}

/** The public products of these slugs, or old slugs, in their order, each once; what is gone is left out. */
export async function findProductsBySlugs(
  context: CoreContext,
  slugs: readonly string[],
): Promise<readonly FoundBySlugs[]> {
  const unique = [...new Set(slugs)];
  const found = await Promise.all(unique.map((slug) => findProduct(context, slug)));
  const byId = new Map<string, { readonly product: Product; readonly slugs: string[] }>();
  for (const [index, slug] of unique.entries()) {
    const product = found[index]?.product;
    if (product === undefined) continue;
    const known = byId.get(product.id);
    if (known === undefined) byId.set(product.id, { product, slugs: [slug] });
    else known.slugs.push(slug);
  }
  return [...byId.values()];
}
