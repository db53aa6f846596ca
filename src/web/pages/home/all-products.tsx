import { Spinner } from "../../ui/spinner.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { LoadMore } from "../product-grid/load-more.tsx";
import { ProductGrid } from "../product-grid/product-grid.tsx";
import { type ProductList, totalText } from "../product-grid/product-list.ts";
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
  const isSearch = term !== "";
  const query = isSearch ? { q: term } : {};
  const { isLoading, focusedId, loadMore } = useMoreProducts({ list, query, onExtended: extend });
  const isEmpty = list.items.length === 0;
  return (
    <section id="results" aria-labelledby="all-products" className="scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="all-products" className="text-3xl">
          {isSearch ? "Search Results" : "All Products"}
        </h2>
        <p className="text-lg text-quiet tabular-nums">{isWhole && countText(list)}</p>
      </div>
      <p role="status" className="sr-only">
        {isSearch && isWhole && `${isEmpty ? "No products" : countText(list)} found`}
      </p>
      {isEmpty ? (
        <NothingFound isSearch={isSearch} isWhole={isWhole} />
      ) : (
        <ProductGrid products={list.items} isInSight={isInSight} focusedId={focusedId} />
      )}
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

interface NothingFoundProps {
  readonly isSearch: boolean;
  /** False while the server is being asked. */
  readonly isWhole: boolean;
}

function NothingFound({ isSearch, isWhole }: NothingFoundProps) {
  if (!isWhole) return <Spinner />;
  return (
    <>
      <EmptyNote text="No products found. Check back soon!" />
      {isSearch && <ElsewhereLinks />}
    </>
  );
}

function countText(list: ProductList): string {
  const total = totalText(list);
  return total === "1" ? "1 product" : `${total} products`;
}

function nextAddress(cursor: string | undefined, term: string): string | undefined {
  if (cursor === undefined) return undefined;
  const search = new URLSearchParams({ ...(term !== "" && { q: term }), after: cursor });
  return `/?${search.toString()}`;
}
