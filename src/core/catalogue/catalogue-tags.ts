// The names under which readings of the catalogue are noted, so that a change drops what shows it and nothing else.
import { foldText } from "../text/fold.ts";

/** All that the public sees. */
export const SHOP_TAG = "shop";

/** One product. */
export const productTag = (id: string): string => `product:${id}`;

/** The products of a category, by its name: it may have been the name of a retired one, too. */
export const categoryTag = (name: string): string => `category:${encodeURIComponent(foldText(name))}`;

interface ListedBy {
  readonly category?: string | undefined;
  readonly featured?: boolean | undefined;
  readonly trending?: boolean | undefined;
}

/** A list of products: any product that is changed may be in the widest, "products". */
export function productListTag({ category, featured, trending }: ListedBy): string {
  if (category !== undefined && category !== "") return categoryTag(category);
  if (featured === true) return "featured";
  return trending === true ? "trending" : "products";
}
