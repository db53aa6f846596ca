import { foldText } from "../../../core/text/fold.ts";

/** Those whose title contains the term, whatever its case and accents; a blank term keeps all. */
export function filterByTitle<Item extends { readonly title: string }>(
  items: readonly Item[],
  term: string,
): readonly Item[] {
  const wanted = foldText(term);
  return wanted === "" ? items : items.filter(({ title }) => foldText(title).includes(wanted));
}
