import { foldCommonText } from "../../../core/text/fold-common.ts";
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

export interface MatchingProducts {
  readonly items: readonly ProductCardJson[];
  /** False where the server, with all of its folding, may find others. */
  readonly isCertain: boolean;
}

/** The products whose title holds the term, case and accents folded (specification 5). */
export function matchingProducts(products: readonly ProductCardJson[], term: string): MatchingProducts {
  if (term.trim() === "") return { items: products, isCertain: true };
  const texts = [term, ...products.map(({ title }) => title)].map((text) => foldCommonText(text));
  const folded = texts[0] ?? term.trim().toLowerCase();
  const items = products.filter(({ title }, index) => (texts[index + 1] ?? title.toLowerCase()).includes(folded));
  return { items, isCertain: !texts.includes(undefined) };
}
