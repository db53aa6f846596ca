import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { isFiltered, type Listing, listingKey } from "./listing.ts";
import { type MatchingProducts, matchingProducts, type ProductList } from "./product-list.ts";

/** All that was loaded, by `listingKey`. */
export type SearchLists = Readonly<Record<string, ProductList>>;

export interface FoundProducts {
  readonly list: ProductList;
  /** False while the server may know more than what is loaded. */
  readonly isWhole: boolean;
}

const NOTHING_CERTAIN: MatchingProducts = { items: [], isCertain: false };
const EVERYTHING: Listing = { term: "", category: "", price: "", sort: "" };

/** What can be shown of a listing now: the server's answer, or what is loaded and matches. Only titles match here. */
export function findInLists(lists: SearchLists, listing: Listing): FoundProducts {
  const answered = lists[listingKey(listing)];
  if (answered !== undefined) return { list: answered, isWhole: true };
  const all = lists[listingKey(EVERYTHING)];
  const { items, isCertain } = isFiltered(listing)
    ? NOTHING_CERTAIN
    : matchingProducts(loadedProducts(lists, all), listing.term);
  return {
    list: { items, nextCursor: undefined, total: items.length, totalIsCapped: false },
    isWhole: isCertain && all !== undefined && all.nextCursor === undefined,
  };
}

/** The whole list first, since it is in the shop's order; then what only searches brought. */
function loadedProducts(lists: SearchLists, all: ProductList | undefined): readonly ProductCardJson[] {
  const bySlug = new Map(all?.items.map((product) => [product.slug, product]));
  for (const { items } of Object.values(lists)) {
    for (const product of items) bySlug.set(product.slug, product);
  }
  return [...bySlug.values()];
}
