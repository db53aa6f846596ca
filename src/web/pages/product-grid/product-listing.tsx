import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProductsPage } from "../../shop-reader/shop-reader.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { isFiltered, type Listing, listingKey, toAddress } from "./listing.ts";
import { ListingControls } from "./listing-controls.tsx";
import { LoadMore } from "./load-more.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { type ProductList, totalText } from "./product-list.ts";
import { useMoreProducts } from "./use-more-products.ts";
import { useProductSearch } from "./use-product-search.ts";

interface ProductListingProps {
  /** The page's address without its parameters. */
  readonly path: string;
  readonly opened: Listing & { readonly page: ProductsPage };
  readonly listing: Listing;
  /** The category that the page is about; absent: the whole catalogue. */
  readonly shelf?: string;
  readonly isInSight: boolean;
  readonly heading: string;
  /** Stands beside the heading. */
  readonly aside?: ReactNode;
  /** Stands below the list where a search found nothing. */
  readonly elsewhere?: ReactNode;
}

/** A list of products that can be searched, filtered and sorted, and grows by "Load more". */
export function ProductListing(props: ProductListingProps) {
  const { path, opened, listing, shelf, isInSight, elsewhere } = props;
  const { list, isWhole, query, extend } = useProductSearch({ opened, listing, shelf });
  const { isLoading, focusedSlug, loadMore } = useMoreProducts({ list, query, onExtended: extend });
  const isEmpty = list.items.length === 0;
  const hasFilters = isFiltered(listing);
  const clearing = hasFilters && <ClearFilters path={path} listing={listing} />;
  return (
    <>
      <section id="results" aria-labelledby="all-products" aria-busy={!isWhole} className="scroll-mt-20">
        <ListingHeading {...props} count={isWhole ? countText(list) : ""} clearing={!isEmpty && clearing} />
        {(!isEmpty || hasFilters) && (
          <ListingControls path={path} listing={listing} hasCategories={shelf === undefined} />
        )}
        <FoundStatus listing={listing} list={isWhole ? list : undefined} />
        <Found list={list} isWhole={isWhole} isInSight={isInSight} focusedSlug={focusedSlug} clearing={clearing} />
        <LoadMore
          key={listingKey(listing)}
          list={list}
          address={list.nextCursor && toAddress(path, { ...listing, after: list.nextCursor })}
          isLoading={isLoading}
          onLoadMore={() => void loadMore()}
        />
      </section>
      {isEmpty && isWhole && elsewhere}
    </>
  );
}

interface ListingHeadingProps extends Pick<ProductListingProps, "heading" | "aside" | "shelf"> {
  readonly count: string;
  readonly clearing: ReactNode;
}

/** A category's page has its heading already. */
function ListingHeading({ heading, aside, shelf, count, clearing }: ListingHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id="all-products" tabIndex={-1} className={shelf === undefined ? "mr-auto text-3xl sm:mr-0" : "sr-only"}>
        {heading}
      </h2>
      <p className="order-last w-full text-quiet tabular-nums sm:order-none sm:mr-auto sm:w-auto sm:text-lg">{count}</p>
      {clearing || aside}
    </div>
  );
}

interface FoundStatusProps {
  readonly listing: Listing;
  /** Undefined while the server is being asked. */
  readonly list: ProductList | undefined;
}

/** For those who do not see the list change. */
function FoundStatus({ listing, list }: FoundStatusProps) {
  const wasAsked = isFiltered(listing) || listing.term !== "";
  return (
    <p role="status" className="sr-only">
      {wasAsked && list !== undefined && `${list.items.length === 0 ? "No products" : countText(list)} found`}
    </p>
  );
}

interface FoundProps extends Pick<ProductListingProps, "isInSight"> {
  readonly list: ProductList;
  /** False while the server is being asked. */
  readonly isWhole: boolean;
  readonly focusedSlug: string | undefined;
  readonly clearing: ReactNode;
}

function Found({ list, isWhole, isInSight, focusedSlug, clearing }: FoundProps) {
  if (list.items.length > 0)
    return <ProductGrid products={list.items} isInSight={isInSight} focusedSlug={focusedSlug} />;
  return isWhole ? <EmptyNote text="No products found. Check back soon!">{clearing}</EmptyNote> : <Spinner />;
}

/** The chip goes with what it cleared. */
const focusHeading = () => document.getElementById("all-products")?.focus({ preventScroll: true });

/** Keeps the term of a search. */
function ClearFilters({ path, listing: { term } }: Pick<ProductListingProps, "path" | "listing">) {
  const address = toAddress(path, { term, category: "", price: "", sort: "" });
  return (
    <Link to={`${address}#results`} preventScrollReset onClick={focusHeading} className="chip">
      Clear all filters
    </Link>
  );
}

function countText(list: ProductList): string {
  const total = totalText(list);
  return total === "1" ? "1 product" : `${total} products`;
}
