import { useEffect, useRef, useState } from "react";
import { type LoadProblem, readLoadProblem, setLoadProblem } from "../../browser/load-problem.ts";
import { browserShopReader, problemOf } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductsPage, ProductsQuery } from "../../shop-reader/shop-reader.ts";
import { useKeptState } from "../../shop-reader/use-kept.ts";
import { isFiltered, type Listing, listingKey, toQuery } from "./listing.ts";
import type { ProductList } from "./product-list.ts";
import { findInLists, type FoundProducts, type SearchLists } from "./search-lists.ts";

/** The server is asked when typing pauses; for a filter, at once. */
const ASK_DELAY_MS = 250;

interface ProductSearchOptions {
  /** What the page was opened with. */
  readonly opened: Listing & { readonly page: ProductsPage };
  readonly listing: Listing;
  /** The category that the page is about. */
  readonly shelf?: string | undefined;
}

interface ProductSearch extends FoundProducts {
  /** What the server is asked for. */
  readonly query: ProductsQuery;
  readonly extend: (list: ProductList) => void;
}

/** Filters what is loaded at once and asks the server for the rest. */
export function useProductSearch({ opened, listing, shelf }: ProductSearchOptions): ProductSearch {
  const [lists, setLists] = useKeptState<SearchLists>("product-lists", () => ({ [listingKey(opened)]: opened.page }));
  const [settled, setSettled] = useState(listing);
  const key = listingKey(listing);
  const found = findInLists(lists, listing);
  const mustAsk = !found.isWhole;
  if (!mustAsk && listingKey(settled) !== key) setSettled(listing);
  const query = shelf === undefined ? toQuery(listing) : { ...toQuery(listing), category: shelf };
  const tell = useListingProblem(key);
  const question = JSON.stringify(query);
  const delayMs = settled.term === listing.term ? 0 : ASK_DELAY_MS;

  useEffect(() => {
    if (!mustAsk) return undefined;
    let isWanted = true;
    const keepAnswer = async () => {
      const answer = await askFor(JSON.parse(question) as ProductsQuery);
      if (!isWanted) return;
      // If the request fails, the local matches are shown until a retry succeeds.
      setLists((known) => ({ ...known, [key]: answer.list ?? findInLists(known, listing).list }));
      if (answer.problem !== undefined) tell(answer.problem, () => setLists(({ [key]: _failed, ...known }) => known));
    };
    const timer = setTimeout(() => void keepAnswer(), delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // The listing is another object with each render; only another question is asked anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mustAsk, key, question, delayMs, setLists]);

  // What stood there stays until the answer comes, so that nothing jumps.
  const shown = mustAsk && isFiltered(listing) ? { list: findInLists(lists, settled).list, isWhole: false } : found;
  return { ...shown, query, extend: (list) => setLists((known) => ({ ...known, [key]: list })) };
}

interface Answer {
  readonly list?: ProductList;
  readonly problem?: LoadProblem["kind"];
}

async function askFor(query: ProductsQuery): Promise<Answer> {
  try {
    return { list: await browserShopReader.listProducts(query) };
  } catch (error) {
    console.error(error);
    return { problem: problemOf(error) };
  }
}

/** Reports the failed load of the current listing while it is shown. */
function useListingProblem(key: string) {
  const told = useRef<LoadProblem>(undefined);
  useEffect(
    () => () => {
      if (told.current !== undefined && readLoadProblem() === told.current) setLoadProblem(undefined);
    },
    [key],
  );
  return (kind: LoadProblem["kind"], askAgain: () => void): void => {
    const retry = () => {
      setLoadProblem(undefined);
      askAgain();
    };
    told.current = { kind, retry };
    setLoadProblem(told.current);
  };
}
