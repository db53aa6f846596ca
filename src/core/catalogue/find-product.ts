import type { CoreContext } from "../core-context.ts";
import type { Product, ProductId, Visibility } from "./product.ts";

export interface FoundProduct {
  readonly product: Product;
  /** The current slug, where the key was an old one: readers belong there for good. */
  readonly movedTo: string | undefined;
}

/** Finds a product by its slug, one of its old slugs, or its id, in this order: a title may look like an id. */
export async function findProduct(
  { storage: { read } }: CoreContext,
  key: string,
  visibility: Visibility = "public",
): Promise<FoundProduct | undefined> {
  const isVisible = (product: Product | undefined): product is Product =>
    product !== undefined && (visibility === "all" || !product.hidden);

  const current = await read.products.findBySlug(key);
  if (isVisible(current)) return { product: current, movedTo: undefined };
  const idOfSlug = await read.addresses.find("product", key);
  const product = await read.products.findById((idOfSlug ?? key) as ProductId);
  if (!isVisible(product)) return undefined;
  return { product, movedTo: idOfSlug === undefined ? undefined : product.slug };
}
