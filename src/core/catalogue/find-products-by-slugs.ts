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
  const current = new Map((await context.storage.read.products.findBySlugs(unique)).map((one) => [one.slug, one]));
  // Old slugs are rare, so each may cost its own queries.
  const found = await Promise.all(
    unique.map(async (slug) => {
      const product = current.get(slug);
      return product?.hidden === false ? product : (await findProduct(context, slug))?.product;
    }),
  );
  const byId = new Map<string, { readonly product: Product; readonly slugs: string[] }>();
  for (const [index, slug] of unique.entries()) {
    const product = found[index];
    if (product === undefined) continue;
    const known = byId.get(product.id);
    if (known === undefined) byId.set(product.id, { product, slugs: [slug] });
    else known.slugs.push(slug);
  }
  return [...byId.values()];
}
