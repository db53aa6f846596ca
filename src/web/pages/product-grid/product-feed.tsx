import type { ProductsPage, ProductsQuery } from "../../shop-reader/shop-reader.ts";
import { useKeptState } from "../../shop-reader/use-kept.ts";
import { LoadMore } from "./load-more.tsx";
import { ProductGrid } from "./product-grid.tsx";
import type { ProductList } from "./product-list.ts";
import { useMoreProducts } from "./use-more-products.ts";

interface ProductFeedProps {
  /** Tells the feeds of one page apart. */
  readonly name: string;
  readonly first: ProductsPage;
  readonly query: ProductsQuery;
  readonly isInSight?: boolean;
  /** Where the next page is without scripts. */
  readonly nextAddress?: ((cursor: string) => string) | undefined;
}

/** A grid of products that grows by "Load more". */
export function ProductFeed({ name, first, query, isInSight, nextAddress }: ProductFeedProps) {
  const [list, setList] = useKeptState<ProductList>(name, () => first);
  const { isLoading, focusedSlug, loadMore } = useMoreProducts({ list, query, onExtended: setList });
  return (
    <>
      <ProductGrid products={list.items} isInSight={isInSight ?? false} focusedSlug={focusedSlug} />
      <LoadMore
        list={list}
        address={list.nextCursor === undefined ? undefined : nextAddress?.(list.nextCursor)}
        isLoading={isLoading}
        onLoadMore={() => void loadMore()}
      />
    </>
  );
}
