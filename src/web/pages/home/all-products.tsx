import type { ProductCardJson, ProductsPage } from "../../shop-reader/shop-reader.ts";
import type { Listing } from "../product-grid/listing.ts";
import { ProductListing } from "../product-grid/product-listing.tsx";
import { CloseMatches } from "./close-matches.tsx";
import { ElsewhereLinks } from "./elsewhere-links.tsx";

interface AllProductsProps {
  readonly opened: Listing & {
    readonly page: ProductsPage;
    readonly closeMatches: readonly ProductCardJson[] | undefined;
  };
  readonly listing: Listing;
  readonly isInSight: boolean;
}

/** The whole catalogue, newest first, or what a search found in it. */
export function AllProducts({ opened, listing, isInSight }: AllProductsProps) {
  const { term } = listing;
  const isSearch = term !== "";
  return (
    <ProductListing
      path="/"
      opened={opened}
      listing={listing}
      isInSight={isInSight}
      heading={isSearch ? "Search Results" : "All Products"}
      aside={
        !isSearch && (
          // The shop draws anew with each visit: no page that the router could prepare.
          <a href="/surprise" rel="nofollow" className="chip">
            Surprise me
          </a>
        )
      }
      elsewhere={
        isSearch && (
          <>
            <CloseMatches key={term} term={term} known={term === opened.term ? opened.closeMatches : undefined} />
            <ElsewhereLinks />
          </>
        )
      }
    />
  );
}
