import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { CategoryJson } from "../../../wire/category-json.ts";
import type { Route } from "./+types/category-page";
import { breadcrumbThing, itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { CurrentAddress } from "../../shop-reader/current-address.tsx";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer, redirectOldSlug } from "../../shop-reader/read-on-server.ts";
import type { ProductsPage, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { isFiltered, type Listing, readListing, toQuery } from "../product-grid/listing.ts";
import { ProductListing } from "../product-grid/product-listing.tsx";
import { useListingTitle } from "../product-grid/use-listing-title.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { BackLink } from "../shell/back-link.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";

interface Shelf {
  readonly category: CategoryJson;
  readonly opened: Listing & { readonly page: ProductsPage };
}

interface CategoryPageData {
  readonly shelf: Readable<Shelf | undefined>;
}

interface AskedFor {
  readonly slug: string;
  readonly listing: Listing;
}

function load(reader: ShopReader, asked: AskedFor) {
  return { shelf: readShelf(reader, asked) };
}

async function readShelf(reader: ShopReader, { slug, listing }: AskedFor): Promise<Shelf | undefined> {
  const category = await reader.findCategory(slug);
  if (category === undefined) return undefined;
  const page = await reader.listProducts({ category: category.name, ...toQuery(listing) });
  return { category, opened: { ...listing, page } };
}

const askedFor = ({ request, params }: { request: Request; params: { slug: string } }): AskedFor => ({
  slug: params.slug,
  listing: shelfListing(new URL(request.url).searchParams),
});

/** The page itself is the category, and it has no search. */
const shelfListing = (search: URLSearchParams): Listing => ({ ...readListing(search), term: "", category: "" });

export async function loader(args: Route.LoaderArgs) {
  const page = await readOnServer({
    context: args.context,
    load: (reader) => load(reader, askedFor(args)),
    isFound: ({ shelf }) => shelf !== undefined,
  });
  const { search } = new URL(args.request.url);
  redirectOldSlug({
    found: page.data.shelf?.category,
    asked: args.params.slug,
    pathOf: (slug) => pathOf(slug) + search,
  });
  return page;
}

const pathOf = (slug: string): string => `/category/${slug}`;

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser((reader) => load(reader, askedFor(args)));

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  return <CategoryScreen key={params.slug} asked={params.slug} page={loaderData} />;
}

function CategoryScreen({ asked, page }: { readonly asked: string; readonly page: CategoryPageData }) {
  useKeptPage(page);
  return (
    <Loaded value={page.shelf}>
      {(shelf) =>
        shelf === undefined ? (
          <MissingPage title="Category not found" />
        ) : (
          <>
            <CurrentAddress asked={asked} slug={shelf.category.slug} pathOf={pathOf} />
            <CategoryShelf {...shelf} />
          </>
        )
      }
    </Loaded>
  );
}

function CategoryShelf({ category, opened }: Shelf) {
  const { baseUrl, settings } = useShop();
  const [params] = useSearchParams();
  const asked = shelfListing(params);
  // A further page is one only as long as it is the one that was opened.
  const listing = asked.after === opened.after ? asked : { ...asked, after: undefined };
  const pageTitle = useListingTitle(listing, category.name);
  const path = pathOf(category.slug);
  const listed = opened.page.items.map(({ title, slug }) => ({ name: title, url: `${baseUrl}/product/${slug}` }));
  const trail = [
    { name: "Home", url: `${baseUrl}/` },
    { name: category.name, url: baseUrl + path },
  ];
  return (
    <PageBody>
      <PageHead
        title={pageTitle}
        description={category.description || `${category.name} at ${settings.shopName}. ${settings.tagline}`}
        path={path}
      />
      <JsonLd data={itemListThing(category.name, listed)} />
      <JsonLd data={breadcrumbThing(trail)} />
      <BackLink>Back to Home</BackLink>
      <PageHeading className="mt-2 text-4xl">{category.name}</PageHeading>
      {category.description !== "" && <p className="mt-2 max-w-3xl text-lg text-quiet">{category.description}</p>}
      {opened.page.items.length === 0 && !isFiltered(opened) ? (
        <div className="mt-8">
          <EmptyNote text="No products in this category yet. Check back soon!" />
        </div>
      ) : (
        <>
          <div className="mt-2 mb-6">
            <AffiliateLine />
          </div>
          <ProductListing
            path={path}
            opened={opened}
            listing={listing}
            shelf={category.name}
            isInSight
            heading="Products"
          />
        </>
      )}
    </PageBody>
  );
}
