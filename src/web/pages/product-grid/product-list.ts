import { foldText } from "../../../core/text/fold.ts";
import type { ProductCardJson, ProductsPage } from "../../shop-reader/shop-reader.ts";

/** What is loaded of a list, from some point of it on. */
export type ProductList = ProductsPage;

/** A list with one more page at its end; products that moved between the two readings are shown once. */
export function extendList(list: ProductList, page: ProductsPage): ProductList {
  const known = new Set(list.items.map(({ slug }) => slug));
  return { ...page, items: [...list.items, ...page.items.filter(({ slug }) => !known.has(slug))] };
}

/** "48 of 130", "1000+" where counting stopped. */
export const totalText = ({ total, totalIsCapped }: ProductList): string => `${total}${totalIsCapped ? "+" : ""}`;

/** The products whose title holds the term, case and accents folded (specification 5). */
export function matchingProducts(products: readonly ProductCardJson[], term: string): readonly ProductCardJson[] {
  const folded = foldText(term);
  return folded === "" ? products : products.filter(({ title }) => foldText(title).includes(folded));
}
