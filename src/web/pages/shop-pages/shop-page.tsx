import { useLocation } from "react-router";
import { firstParagraphOf } from "../../../core/shop-pages/rich-text.ts";
import type { ShopPageJson } from "../../../wire/shop-page-json.ts";
import type { Route } from "./+types/shop-page";
import { breadcrumbThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { BackLink } from "../shell/back-link.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import { RichWords } from "./rich-words.tsx";

interface ShopPageData {
  readonly page: Readable<ShopPageJson | undefined>;
}

/** The last part of the address: each of these pages has a route of its own, so no other name gets here. */
const keyOf = (url: string): string => new URL(url).pathname.replaceAll("/", "");

const load = (reader: ShopReader, url: string) => ({ page: reader.findShopPage(keyOf(url)) });

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readOnServer({ context, load: (reader) => load(reader, request.url), isFound: ({ page }) => page !== undefined });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readInBrowser((reader) => load(reader, request.url));

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <ShopPageScreen key={pathname} data={loaderData} />;
}

function ShopPageScreen({ data }: { readonly data: ShopPageData }) {
  useKeptPage(data);
  return (
    <Loaded value={data.page}>
      {(page) => (page === undefined ? <MissingPage title="Page not found" /> : <ShopPageArticle page={page} />)}
    </Loaded>
  );
}

function ShopPageArticle({ page }: { readonly page: ShopPageJson }) {
  const { key, title, stated, body } = page;
  return (
    <PageBody>
      <ShopPageFacts page={page} />
      <BackLink>Back to Home</BackLink>
      <article className="mt-2 flex flex-col gap-6">
        <PageHeading className="text-4xl">{title}</PageHeading>
        {key === "contact" && <ContactFacts hasDefaultText={page.updated_at === null} />}
        {key === "disclosure" && <DisclosureFacts />}
        <RichWords text={stated} />
        <RichWords text={body} />
      </article>
    </PageBody>
  );
}

/** The sentences that stand elsewhere in the shop, so that the full text never contradicts them. */
function DisclosureFacts() {
  const { disclosure, buyNote } = useShop().settings;
  return (
    <div className="flex max-w-prose flex-col gap-3 rounded-card border border-line bg-card p-5 text-lg">
      <p>{disclosure}</p>
      <p>{buyNote}</p>
    </div>
  );
}

function ShopPageFacts({ page }: { readonly page: ShopPageJson }) {
  const { baseUrl, settings } = useShop();
  const path = `/${page.key}`;
  const summary = firstParagraphOf(page.body) || firstParagraphOf(page.stated);
  return (
    <>
      <PageHead title={page.title} description={summary || `${page.title} of ${settings.shopName}`} path={path} />
      <JsonLd
        data={breadcrumbThing([
          { name: "Home", url: `${baseUrl}/` },
          { name: page.title, url: baseUrl + path },
        ])}
      />
    </>
  );
}
