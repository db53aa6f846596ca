/** The orders of product lists; each name says by what, and where it begins. */
export const PRODUCT_SORTS = [
  "newest",
  "oldest",
  "price_asc",
  "price_desc",
  "title_asc",
  "title_desc",
  "category_asc",
  "category_desc",
] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/**
 * How a list of products is ordered. By price, amounts in the shop's currency come first, then other currencies, each for
 * itself; prices from which no amount can be read come last, whichever way the list runs.
 */
export interface ProductOrder {
  readonly sort: ProductSort;
  /** ISO 4217: the shop's own. */
  readonly currency: string;
}
