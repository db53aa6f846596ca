import { foldText } from "../../../core/text/fold.ts";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { matchingProducts, type ProductList } from "../product-grid/product-list.ts";

/** Which part of the catalogue a list shows. */
export interface Listing {
  readonly term: string;
  /** The cursor behind which it begins; undefined: at the newest. */
  readonly after?: string | undefined;
}

/** All that was loaded, by `listingKey`. */
export type SearchLists = Readonly<Record<string, ProductList>>;

export interface FoundProducts {
  readonly list: ProductList;
  /** False while the server may know more than what is loaded. */
  readonly isWhole: boolean;
}

/** Terms that find the same products are one. */
export const listingKey = ({ term, after = "" }: Listing): string => `${after} ${foldText(term)}`;

/** What can be shown of a listing now: the server's answer, or what is loaded and matches. */
export function findInLists(lists: SearchLists, listing: Listing): FoundProducts {
  const answered = lists[listingKey(listing)];
  if (answered !== undefined) return { list: answered, isWhole: true };
  const items = matchingProducts(loadedProducts(lists), listing.term);
  return {
    list: { items, nextCursor: undefined, total: items.length, totalIsCapped: false },
    isWhole: lists[listingKey({ term: "" })]?.nextCursor === undefined && listingKey({ term: "" }) in lists,
  };
}

/** The whole list first, since it is in the shop's order; then what only searches brought. */
function loadedProducts(lists: SearchLists): readonly ProductCardJson[] {
  const all = lists[listingKey({ term: "" })]?.items ?? [];
  const byId = new Map(all.map((product) => [product.id, product]));
  for (const { items } of Object.values(lists)) {
    for (const product of items) byId.set(product.id, product);
  }
  return [...byId.values()];
}
