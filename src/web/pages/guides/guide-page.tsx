import type { GuideJson } from "../../../wire/guide-json.ts";
import type { Route } from "./+types/guide-page";
import { breadcrumbThing, itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { toProductCard } from "../../shop-reader/product-card.ts";
import { CurrentAddress } from "../../shop-reader/current-address.tsx";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer, redirectOldSlug } from "../../shop-reader/read-on-server.ts";
import type { ProductCardJson, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Badge } from "../../ui/badge.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { Picture } from "../../ui/picture.tsx";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { SectionLink } from "../shell/section-link.tsx";
import { GuidePicks } from "./guide-picks.tsx";

/** A guide with no more of its products than their cards show. */
interface ShownGuide extends GuideJson {
  readonly picks: readonly { readonly product: ProductCardJson; readonly blurb: string }[];
}

interface GuidePageData {
  readonly guide: Readable<ShownGuide | undefined>;
}

const load = (reader: ShopReader, slug: string) => ({ guide: readGuide(reader, slug) });

async function readGuide(reader: ShopReader, slug: string): Promise<ShownGuide | undefined> {
  const found = await reader.findGuide(slug);
  if (found === undefined) return undefined;
  const { products, ...guide } = found;
  return { ...guide, picks: products.map(({ product, blurb }) => ({ product: toProductCard(product), blurb })) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readOnServer({
    context,
    load: (reader) => load(reader, params.slug),
    isFound: ({ guide }) => guide !== undefined,
  });
  redirectOldSlug({ found: page.data.guide, asked: params.slug, pathOf });
  return page;
}

const pathOf = (slug: string): string => `/gift-guides/${slug}`;

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readInBrowser((reader) => load(reader, params.slug));

export default function GuidePage({ loaderData, params }: Route.ComponentProps) {
  return <GuideScreen key={params.slug} asked={params.slug} page={loaderData} />;
}

function GuideScreen({ asked, page }: { readonly asked: string; readonly page: GuidePageData }) {
  useKeptPage(page);
  return (
    <Loaded value={page.guide}>
      {(guide) =>
        guide === undefined ? (
          <MissingPage title="Gift guide not found" />
        ) : (
          <>
            <CurrentAddress asked={asked} slug={guide.slug} pathOf={pathOf} />
            <GuideArticle guide={guide} />
          </>
        )
      }
    </Loaded>
  );
}

function GuideArticle({ guide }: { readonly guide: ShownGuide }) {
  const { title, description, image, occasion, picks } = guide;
  return (
    <PageBody>
      <GuideFacts guide={guide} />
      <SectionLink to="/gift-guides">All gift guides</SectionLink>
      <div className="mt-2 grid items-center gap-6 md:grid-cols-2 md:gap-10">
        <div className="flex flex-col items-start gap-3">
          {occasion !== "" && (
            <Badge tone="amber" tilt="left">
              {occasion}
            </Badge>
          )}
          <PageHeading className="text-4xl">{title}</PageHeading>
          <p className="text-lg whitespace-pre-line text-quiet">{description}</p>
          {picks.length > 0 && <AffiliateLine />}
          <ShareButton title={title} path={`/gift-guides/${guide.slug}`} />
        </div>
        <div className="overflow-hidden rounded-card border border-line shadow-card">
          <Picture address={image} alt="" loading="eager" isFirst />
        </div>
      </div>
      <GuidePicks picks={picks} />
    </PageBody>
  );
}

function GuideFacts({ guide }: { readonly guide: ShownGuide }) {
  const { baseUrl } = useShop();
  const { title, slug, description, image, picks } = guide;
  const path = `/gift-guides/${slug}`;
  const listed = picks.map(({ product }) => ({ name: product.title, url: `${baseUrl}/product/${product.slug}` }));
  const trail = [
    { name: "Home", url: `${baseUrl}/` },
    { name: "Gift Guides", url: `${baseUrl}/gift-guides` },
    { name: title, url: baseUrl + path },
  ];
  return (
    <>
      <PageHead title={title} description={description} path={path} image={image} kind="article" />
      <JsonLd data={itemListThing(title, listed)} />
      <JsonLd data={breadcrumbThing(trail)} />
    </>
  );
}
