import { useDeferredValue } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { Route } from "./+types/home-page";
import { itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ProductCardJson, ProductsPage, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { classNames } from "../../ui/class-names.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { isFiltered, type Listing, listingKey, PAGE_SIZE, readListing, toQuery } from "../product-grid/listing.ts";
import { useListingTitle } from "../product-grid/use-listing-title.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { AllProducts } from "./all-products.tsx";
import { Hero } from "./hero.tsx";
import { ProductShelf } from "./product-shelf.tsx";
import { useSearchTerm } from "./use-search-term.ts";

interface Shelves {
  readonly featured: ProductsPage;
  readonly trending: ProductsPage;
  readonly products: ProductsPage;
  /** Where a search found nothing. */
  readonly closeMatches?: readonly ProductCardJson[];
}

interface HomeData {
  readonly opened: Listing;
  readonly shelves: Readable<Shelves>;
}

function load(reader: ShopReader, url: string) {
  const opened = readListing(new URL(url).searchParams);
  return { opened, shelves: readShelves(reader, opened) };
}

/** The three calls of home, fired together (specification 7); close matches only where a search found nothing. */
async function readShelves(reader: ShopReader, opened: Listing): Promise<Shelves> {
  const [featured, trending, products] = await Promise.all([
    reader.listProducts({ featured: true, limit: PAGE_SIZE }),
    reader.listProducts({ trending: true, limit: PAGE_SIZE }),
    reader.listProducts(toQuery(opened)),
  ]);
  const hasFailedSearch = opened.term !== "" && products.items.length === 0 && !isFiltered(opened);
  if (!hasFailedSearch) return { featured, trending, products };
  return { featured, trending, products, closeMatches: await reader.listCloseMatches(opened.term) };
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readOnServer({ context, load: (reader) => load(reader, request.url) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readInBrowser((reader) => load(reader, request.url));

/** Another term in the address is no other page: the search reads for itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const page: HomeData = loaderData;
  const { settings } = useShop();
  const search = useSearchTerm();
  // The input updates at once; the lists update when React has time.
  const term = useDeferredValue(search.term);
  const [params] = useSearchParams();
  const title = useListingTitle(readListing(params));
  useKeptPage(page);
  return (
    <>
      <PageHead
        title={title}
        description={`${settings.tagline} Browse featured finds, trending buys, gift guides and deals.`}
        path="/"
      />
      <Hero {...search} />
      <div className="relative mx-auto flex max-w-7xl flex-col gap-14 px-4 sm:px-6">
        <Loaded value={page.shelves}>
          {(shelves) => (
            <HomeShelves
              opened={page.opened}
              shelves={shelves}
              listing={{ ...readListing(params), term, after: undefined }}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

interface HomeShelvesProps {
  readonly opened: Listing;
  readonly shelves: Shelves;
  readonly listing: Listing;
}

/** A search's results come first; otherwise what the owner puts forward does. */
function HomeShelves({ opened, shelves, listing }: HomeShelvesProps) {
  const { featured, trending, products, closeMatches } = shelves;
  const isFurtherPage =
    opened.after !== undefined && listingKey({ ...opened, after: undefined }) === listingKey(listing);
  const resultsFirst = listing.term !== "" || isFurtherPage;
  const all = (
    <AllProducts
      key="all"
      opened={{ ...opened, page: products, closeMatches }}
      listing={isFurtherPage ? opened : listing}
      isInSight={resultsFirst || (featured.items.length === 0 && trending.items.length === 0)}
    />
  );
  const featuredFinds = (
    <ProductShelf
      key="featured"
      id="featured-finds"
      heading="Featured Finds"
      first={featured}
      query={{ featured: true }}
      isInSight={!resultsFirst}
    />
  );
  const topDrunkenBuys = (
    <ProductShelf
      key="trending"
      id="top-drunken-buys"
      heading="Top Drunken Buys"
      first={trending}
      query={{ trending: true }}
      isInSight={!resultsFirst && featured.items.length === 0}
    />
  );
  return (
    <>
      <HomeFacts products={products} />
      {/* Beside the heading of a shelf there is room for it; the list's own heading has links there. */}
      <div
        className={classNames(
          "-mb-10",
          !resultsFirst && "lg:absolute lg:top-4 lg:right-6 lg:mb-0 lg:max-w-3/5 lg:text-right",
        )}
      >
        <AffiliateLine />
      </div>
      {resultsFirst ? [all, topDrunkenBuys, featuredFinds] : [featuredFinds, topDrunkenBuys, all]}
    </>
  );
}

function HomeFacts({ products }: Pick<Shelves, "products">) {
  const { baseUrl } = useShop();
  const listed = products.items.map(({ title, slug }) => ({ name: title, url: `${baseUrl}/product/${slug}` }));
  return <JsonLd data={itemListThing("All Products", listed)} />;
}
