import type { CoreContext } from "../../core-context.ts";
import { codePointLength, foldText } from "../../text/fold.ts";
import { nextTurn } from "../../time/next-turn.ts";
import type { TitleOfProduct } from "../catalogue-store.ts";
import type { Product, ProductId } from "../product.ts";
import { closenessTo, wordsOf } from "./closeness.ts";
import { holding, slipsOf, type TitlePieces } from "./slips.ts";

const MAX_CLOSE_MATCHES = 8;

/** So many titles are compared with the term, the newest of those that hold one of its pieces. */
const CANDIDATES = 200;
/** Titles after which others have their turn. */
const COMPARED_AT_ONCE = 20;
/** Less than this is shown to nobody. */
const CLOSE_ENOUGH = 0.55;
/** A telling word, by its letters; "the" and "for" stand everywhere. */
const TELLING_WORD = 4;
const MOST_WORDS = 3;
/** Nobody types more than that (code points) by hand; it would be dear to compare. */
const LONGEST_TERM = 100;

/**
 * Public products whose titles are close to a term that no title holds: one letter was left out, doubled, mistaken or
 * swapped, the words came in another order, or only some of them fit. The closest first, at most 8; titles that hold
 * the term are not among them, since the search finds those.
 */
export async function listCloseMatches({ storage: { read } }: CoreContext, q: string): Promise<readonly Product[]> {
  const term = foldText(q);
  if (codePointLength(term) > LONGEST_TERM) return [];
  for (const net of netsFor(term)) {
    const caught = net.length === 0 ? [] : await read.products.listTitlesHolding(net, CANDIDATES);
    const closest = await closestOf(caught, term);
    if (closest.length > 0) return (await read.products.findMany(closest)).filter(({ hidden }) => !hidden);
  }
  return [];
}

/** From the narrowest to the widest; a wider one is cast only where the ones before brought nothing. */
function netsFor(term: string): readonly (readonly TitlePieces[])[] {
  const words = [...new Set(wordsOf(term))].toSorted((left, right) => right.length - left.length);
  const telling = words.filter((word) => word.length >= TELLING_WORD).slice(0, MOST_WORDS);
  const isOneWord = words[0] === term;
  if (isOneWord) return [slipsOf(term)];
  return [slipsOf(term), holding(words), ...telling.map((word) => [...holding([word]), ...slipsOf(word)])];
}

/** The sort is stable, so of equals the newer stays first. */
async function closestOf(titles: readonly TitleOfProduct[], term: string): Promise<readonly ProductId[]> {
  const closenessOf = closenessTo(term);
  const compared: { readonly id: ProductId; readonly closeness: number }[] = [];
  for (const [index, { id, titleFold }] of titles.entries()) {
    if (!titleFold.includes(term)) compared.push({ id, closeness: closenessOf(titleFold) });
    if (index % COMPARED_AT_ONCE === 0) await nextTurn();
  }
  return compared
    .filter(({ closeness }) => closeness >= CLOSE_ENOUGH)
    .toSorted((left, right) => right.closeness - left.closeness)
    .slice(0, MAX_CLOSE_MATCHES)
    .map(({ id }) => id);
}
