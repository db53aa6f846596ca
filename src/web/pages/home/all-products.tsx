import { Spinner } from "../../ui/spinner.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { LoadMore } from "../product-grid/load-more.tsx";
import { ProductGrid } from "../product-grid/product-grid.tsx";
import { totalText } from "../product-grid/product-list.ts";
import { useMoreProducts } from "../product-grid/use-more-products.ts";
import type { ProductsPage } from "../../shop-reader/shop-reader.ts";
import { ElsewhereLinks } from "./elsewhere-links.tsx";
import { type Listing, listingKey } from "./search-lists.ts";
import { useProductSearch } from "./use-product-search.ts";

interface AllProductsProps {
  readonly opened: Listing & { readonly page: ProductsPage };
  readonly listing: Listing;
  readonly isInSight: boolean;
}

/** The whole catalogue, newest first, or what a search found in it. */
export function AllProducts({ opened, listing, isInSight }: AllProductsProps) {
  const { list, isWhole, extend } = useProductSearch({ opened, listing });
  const { term } = listing;
  const query = term === "" ? {} : { q: term };
  const { isLoading, focusedId, loadMore } = useMoreProducts({ list, query, onExtended: extend });
  const isSearch = term !== "";
  const hasNothing = list.items.length === 0;
  return (
    <section id="results" aria-labelledby="all-products" className="scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="all-products" className="text-3xl">
          {isSearch ? "Search Results" : "All Products"}
        </h2>
        <p className="text-lg text-quiet tabular-nums">{isWhole && countText(totalText(list))}</p>
      </div>
      <p role="status" className="sr-only">
        {isSearch && isWhole && (hasNothing ? "No products found" : `${countText(totalText(list))} found`)}
      </p>
      {hasNothing && !isWhole && <Spinner />}
      {hasNothing && isWhole && (
        <>
          <EmptyNote text="No products found. Check back soon!" />
          {isSearch && <ElsewhereLinks />}
        </>
      )}
      {!hasNothing && <ProductGrid products={list.items} isInSight={isInSight} focusedId={focusedId} />}
      <LoadMore
        key={listingKey(listing)}
        list={list}
        address={nextAddress(list.nextCursor, term)}
        isLoading={isLoading}
        onLoadMore={() => void loadMore()}
      />
    </section>
  );
}

const countText = (total: string): string => (total === "1" ? "1 product" : `${total} products`);

function nextAddress(cursor: string | undefined, term: string): string | undefined {
  if (cursor === undefined) return undefined;
  const search = new URLSearchParams({ ...(term !== "" && { q: term }), after: cursor });
  return `/?${search.toString()}`;
}
