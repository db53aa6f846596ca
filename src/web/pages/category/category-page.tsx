import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { CategoryJson } from "../../../wire/category-json.ts";
import type { Route } from "./+types/category-page";
import { breadcrumbThing, itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ProductsPage, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { ProductFeed } from "../product-grid/product-feed.tsx";
import { PAGE_SIZE } from "../product-grid/use-more-products.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { BackLink } from "../shell/back-link.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";

interface Shelf {
  readonly category: CategoryJson;
  readonly products: ProductsPage;
}

interface CategoryPageData {
  readonly shelf: Readable<Shelf | undefined>;
}

function load(reader: ShopReader, { slug, after }: { readonly slug: string; readonly after: string | null }) {
  return { shelf: readShelf(reader, slug, after) };
}

async function readShelf(reader: ShopReader, slug: string, after: string | null): Promise<Shelf | undefined> {
  const category = (await reader.listCategories()).find((one) => one.slug === slug);
  if (category === undefined) return undefined;
  const products = await reader.listProducts({
    category: category.name,
    limit: PAGE_SIZE,
    ...(after !== null && { cursor: after }),
  });
  return { category, products };
}

const askedFor = ({ request, params }: { request: Request; params: { slug: string } }) => ({
  slug: params.slug,
  after: new URL(request.url).searchParams.get("after"),
});

export const loader = (args: Route.LoaderArgs) =>
  readOnServer({
    context: args.context,
    load: (reader) => load(reader, askedFor(args)),
    isFound: ({ shelf }) => shelf !== undefined,
  });

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser((reader) => load(reader, askedFor(args)));

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  return <CategoryScreen key={params.slug} page={loaderData} />;
}

function CategoryScreen({ page }: { readonly page: CategoryPageData }) {
  useKeptPage(page);
  return (
    <Loaded value={page.shelf}>
      {(shelf) => (shelf === undefined ? <MissingPage title="Category not found" /> : <CategoryShelf {...shelf} />)}
    </Loaded>
  );
}

function CategoryShelf({ category, products }: Shelf) {
  const { baseUrl, settings } = useShop();
  const path = `/category/${category.slug}`;
  const listed = products.items.map(({ title, slug }) => ({ name: title, url: `${baseUrl}/product/${slug}` }));
  const trail = [
    { name: "Home", url: `${baseUrl}/` },
    { name: category.name, url: baseUrl + path },
  ];
  return (
    <PageBody>
      <PageHead
        title={category.name}
        description={category.description || `${category.name} at ${settings.shopName}. ${settings.tagline}`}
        path={path}
      />
      <JsonLd data={itemListThing(category.name, listed)} />
      <JsonLd data={breadcrumbThing(trail)} />
      <BackLink>Back to Home</BackLink>
      <PageHeading className="mt-2 text-4xl">{category.name}</PageHeading>
      {category.description !== "" && <p className="mt-2 max-w-3xl text-lg text-quiet">{category.description}</p>}
      {products.items.length === 0 ? (
        <div className="mt-8">
          <EmptyNote text="No products in this category yet. Check back soon!" />
        </div>
      ) : (
        <>
          <div className="mt-2 mb-6">
            <AffiliateLine />
          </div>
          <h2 className="sr-only">Products</h2>
          <ProductFeed
            name="category"
            first={products}
            query={{ category: category.name }}
            isInSight
            nextAddress={(cursor) => `${path}?after=${encodeURIComponent(cursor)}`}
          />
        </>
      )}
    </PageBody>
  );
}
