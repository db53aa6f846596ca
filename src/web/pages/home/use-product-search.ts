import { useEffect } from "react";
import { browserShopReader } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductsPage } from "../../shop-reader/shop-reader.ts";
import { useKeptState } from "../../shop-reader/use-kept.ts";
import type { ProductList } from "../product-grid/product-list.ts";
import { PAGE_SIZE } from "../product-grid/use-more-products.ts";
import { findInLists, type FoundProducts, type Listing, listingKey, type SearchLists } from "./search-lists.ts";

/** The server is asked when typing pauses. */
const ASK_DELAY_MS = 250;

interface ProductSearchOptions {
  /** What the page was opened with. */
  readonly opened: Listing & { readonly page: ProductsPage };
  readonly listing: Listing;
}

interface ProductSearch extends FoundProducts {
  readonly extend: (list: ProductList) => void;
}

/** Filters what is loaded at once and asks the server for the rest. */
export function useProductSearch({ opened, listing }: ProductSearchOptions): ProductSearch {
  const [lists, setLists] = useKeptState<SearchLists>("product-lists", () => ({ [listingKey(opened)]: opened.page }));
  const { term, after } = listing;
  const key = listingKey(listing);
  const found = findInLists(lists, listing);
  const mustAsk = !found.isWhole;

  useEffect(() => {
    if (!mustAsk) return undefined;
    let isWanted = true;
    const keepAnswer = async () => {
      const answer = await askFor({ term, after });
      if (!isWanted) return;
      // Where asking fails, what was found here has to do.
      setLists((known) => ({ ...known, [key]: answer ?? findInLists(known, { term, after }).list }));
    };
    const timer = setTimeout(() => void keepAnswer(), ASK_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [mustAsk, key, term, after, setLists]);

  return { ...found, extend: (list) => setLists((known) => ({ ...known, [key]: list })) };
}

async function askFor({ term, after }: Listing): Promise<ProductList | undefined> {
  try {
    return await browserShopReader.listProducts({
      limit: PAGE_SIZE,
      ...(term !== "" && { q: term }),
      ...(after !== undefined && { cursor: after }),
    });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
