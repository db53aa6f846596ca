import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/home-page";
import { itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ProductsPage, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { PAGE_SIZE } from "../product-grid/use-more-products.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { AllProducts } from "./all-products.tsx";
import { Hero } from "./hero.tsx";
import { ProductShelf } from "./product-shelf.tsx";
import type { Listing } from "./search-lists.ts";
import { useSearchTerm } from "./use-search-term.ts";

interface Shelves {
  readonly featured: ProductsPage;
  readonly trending: ProductsPage;
  readonly products: ProductsPage;
}

interface HomeData {
  readonly opened: Listing;
  readonly shelves: Readable<Shelves>;
}

function load(reader: ShopReader, url: string) {
  const { searchParams } = new URL(url);
  const opened: Listing = { term: searchParams.get("q") ?? "", after: searchParams.get("after") ?? undefined };
  return { opened, shelves: readShelves(reader, opened) };
}

/** The three calls of home, fired together (specification 7). */
async function readShelves(reader: ShopReader, { term, after }: Listing): Promise<Shelves> {
  const [featured, trending, products] = await Promise.all([
    reader.listProducts({ featured: true, limit: PAGE_SIZE }),
    reader.listProducts({ trending: true, limit: PAGE_SIZE }),
    reader.listProducts({
      limit: PAGE_SIZE,
      ...(term !== "" && { q: term }),
      ...(after !== undefined && { cursor: after }),
    }),
  ]);
  return { featured, trending, products };
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
  useKeptPage(page);
  return (
    <>
      <PageHead
        description={`${settings.tagline} Browse featured finds, trending buys, gift guides and deals.`}
        path="/"
      />
      <Hero {...search} />
      <div className="relative mx-auto flex max-w-7xl flex-col gap-14 px-4 sm:px-6">
        <Loaded value={page.shelves}>
          {(shelves) => <HomeShelves opened={page.opened} shelves={shelves} term={search.term} />}
        </Loaded>
      </div>
    </>
  );
}

interface HomeShelvesProps {
  readonly opened: Listing;
  readonly shelves: Shelves;
  readonly term: string;
}

/** A search's results come first; otherwise what the owner puts forward does. */
function HomeShelves({ opened, shelves, term }: HomeShelvesProps) {
  const { featured, trending, products } = shelves;
  const isFurtherPage = opened.after !== undefined && term === opened.term;
  const resultsFirst = term !== "" || isFurtherPage;
  const all = (
    <AllProducts
      key="all"
      opened={{ ...opened, page: products }}
      listing={{ term, after: isFurtherPage ? opened.after : undefined }}
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
      <div className="-mb-10 lg:absolute lg:top-4 lg:right-6 lg:mb-0">
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
