import { useState } from "react";
import { browserShopReader } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductsQuery } from "../../shop-reader/shop-reader.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { PAGE_SIZE } from "./listing.ts";
import { extendList, type ProductList } from "./product-list.ts";

interface MoreProductsOptions {
  readonly list: ProductList;
  readonly query: ProductsQuery;
  readonly onExtended: (list: ProductList) => void;
}

/** Loads the next page of a list on demand; its first card is to take the focus. */
export function useMoreProducts({ list, query, onExtended }: MoreProductsOptions) {
  const [isLoading, setLoading] = useState(false);
  const [focusedSlug, setFocusedSlug] = useState<string>();
  const loadMore = async () => {
    if (isLoading || list.nextCursor === undefined) return;
    setLoading(true);
    try {
      const page = await browserShopReader.listProducts({ ...query, limit: PAGE_SIZE, cursor: list.nextCursor });
      const extended = extendList(list, page);
      onExtended(extended);
      setFocusedSlug(extended.items[list.items.length]?.slug);
    } catch (error) {
      console.error(error);
      showToast("error", "That did not work. Try again in a moment.");
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, focusedSlug, loadMore };
}
