import type { ProductJson } from "../../../wire/product-json.ts";
import type { Route } from "./+types/product-page";
import { CurrentAddress } from "../../shop-reader/current-address.tsx";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer, redirectOldSlug } from "../../shop-reader/read-on-server.ts";
import type { ProductCardJson, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { BackLink } from "../shell/back-link.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { useShell } from "../shell/use-shell.ts";
import { ProductDetails } from "../product-details/product-details.tsx";
import { RelatedProducts } from "./related-products.tsx";

interface ProductPageData {
  readonly product: Readable<ProductJson | undefined>;
  readonly related: Readable<readonly ProductCardJson[]>;
}

function load(reader: ShopReader, slug: string) {
  const product = reader.findProduct(slug);
  const related = product.then((found) => (found === undefined ? [] : reader.listRelated(found)));
  return { product, related };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readOnServer({
    context,
    load: (reader) => load(reader, params.slug),
    isFound: ({ product }) => product !== undefined,
  });
  redirectOldSlug({ found: page.data.product, asked: params.slug, pathOf });
  return page;
}

const pathOf = (slug: string): string => `/product/${slug}`;

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readInBrowser((reader) => load(reader, params.slug));

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  return <ProductScreen key={params.slug} asked={params.slug} page={loaderData} />;
}

function ProductScreen({ asked, page }: { readonly asked: string; readonly page: ProductPageData }) {
  useKeptPage(page);
  const { categories } = useShell();
  return (
    <Loaded value={page.product}>
      {(product) =>
        product === undefined ? (
          <MissingPage title="Product not found" />
        ) : (
          <PageBody>
            <CurrentAddress asked={asked} slug={product.slug} pathOf={pathOf} />
            <BackLink>Back to Products</BackLink>
            <ProductDetails product={product} categories={categories} />
            <Loaded value={page.related} fallback={null}>
              {(related) => <RelatedProducts products={related} />}
            </Loaded>
          </PageBody>
        )
      }
    </Loaded>
  );
}
