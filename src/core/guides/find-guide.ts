import type { Product, Visibility } from "../catalogue/product.ts";
import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import type { Guide, GuideId, GuideWithProducts } from "./guide.ts";

/** A gift guide with its picks, by its slug, one of its old slugs, or its id. */
export async function findGuide(
  { storage: { read } }: CoreContext,
  key: string,
  visibility: Visibility = "public",
): Promise<GuideWithProducts | undefined> {
  const guide = (await read.guides.findBySlug(key)) ?? (await findByOldSlugOrId(read, key));
  return guide === undefined ? undefined : { guide, picks: await listPicked(read, guide, visibility) };
}

async function findByOldSlugOrId(read: Stores, key: string): Promise<Guide | undefined> {
  const idOfSlug = await read.addresses.find("guide", key);
  return read.guides.findById((idOfSlug ?? key) as GuideId);
}

/** In the owner's order; deleted products are gone, hidden ones are for signed-in people. */
async function listPicked(read: Stores, guide: Guide, visibility: Visibility): Promise<GuideWithProducts["picks"]> {
  const picks = await read.guides.listPicks(guide.id);
  const products = await read.products.findMany(picks.map(({ productId }) => productId));
  const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
  return picks.flatMap(({ productId, blurb }) => {
    const product = byId.get(productId);
    const isVisible = product !== undefined && (visibility === "all" || !product.hidden);
    return isVisible ? [{ product, blurb }] : [];
  });
}
