import type { Route } from "./+types/giveaway-page";
import { giveawayPhase, nextPhaseChange, pastLabel } from "../../../core/giveaways/giveaway-phase.ts";
import { formatDayMonthYear, formatMoment } from "../../../core/time/shop-zone.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { breadcrumbThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { CurrentAddress } from "../../shop-reader/current-address.tsx";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer, redirectOldSlug } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Badge } from "../../ui/badge.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ShareButton } from "../sharing/share-button.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { SectionLink } from "../shell/section-link.tsx";
import { timesOf } from "./giveaway-times.ts";

interface GiveawayPageData {
  readonly giveaway: Readable<GiveawayJson | undefined>;
}

const load = (reader: ShopReader, slug: string) => ({ giveaway: reader.findGiveaway(slug) });

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readOnServer({
    context,
    load: (reader) => load(reader, params.slug),
    isFound: ({ giveaway }) => giveaway !== undefined,
  });
  redirectOldSlug({ found: page.data.giveaway, asked: params.slug, pathOf });
  return page;
}

const pathOf = (slug: string): string => `/giveaways/${slug}`;

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readInBrowser((reader) => load(reader, params.slug));

export default function GiveawayPage({ loaderData, params }: Route.ComponentProps) {
  return <GiveawayScreen key={params.slug} asked={params.slug} page={loaderData} />;
}

function GiveawayScreen({ asked, page }: { readonly asked: string; readonly page: GiveawayPageData }) {
  useKeptPage(page);
  return (
    <Loaded value={page.giveaway}>
      {(giveaway) =>
        giveaway === undefined ? (
          <MissingPage title="Giveaway not found" />
        ) : (
          <>
            <CurrentAddress asked={asked} slug={giveaway.slug} pathOf={pathOf} />
            <GiveawayArticle giveaway={giveaway} />
          </>
        )
      }
    </Loaded>
  );
}

function GiveawayArticle({ giveaway }: { readonly giveaway: GiveawayJson }) {
  const { title, prize, description, image } = giveaway;
  const { startAt, endAt } = timesOf(giveaway);
  return (
    <PageBody>
      <GiveawayFacts giveaway={giveaway} />
      <SectionLink to="/giveaways">All giveaways</SectionLink>
      <article className="beside-picture mt-2">
        <div className="overflow-hidden rounded-card border border-line shadow-card">
          <Picture address={image} alt="" loading="eager" isFirst />
        </div>
        <div className="flex flex-col items-start gap-4">
          <StateBadge giveaway={giveaway} />
          <PageHeading className="text-4xl">{title}</PageHeading>
          <p className="text-lg whitespace-pre-line text-quiet">{description}</p>
          <dl className="grid w-full gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 sm:grid-cols-[auto_1fr]">
            <dt className="text-quiet">Prize</dt>
            <dd className="text-lg font-bold">{prize}</dd>
            <dt className="text-quiet">Starts</dt>
            <dd>
              <Moment iso={giveaway.start_date} at={startAt} />
            </dd>
            <dt className="text-quiet">Ends</dt>
            <dd>
              <Moment iso={giveaway.end_date} at={endAt} />
            </dd>
          </dl>
          <p className="text-quiet">No purchase necessary.</p>
          <ShareButton title={title} path={`/giveaways/${giveaway.slug}`} />
        </div>
      </article>
    </PageBody>
  );
}

/** The browser may name a time zone differently than the server; what was sent stays. */
function Moment({ iso, at }: { readonly iso: string; readonly at: number }) {
  const { settings } = useShop();
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatMoment(at, settings.timeZone)}
    </time>
  );
}

function StateBadge({ giveaway }: { readonly giveaway: GiveawayJson }) {
  const { renderedAt, settings } = useShop();
  const times = timesOf(giveaway);
  const now = useNow({ renderedAt, nextChangeAfter: (moment) => nextPhaseChange(times, moment) });
  switch (giveawayPhase(times, now)) {
    case "active":
      return (
        <Badge tone="mint" tilt="left">
          ACTIVE NOW
        </Badge>
      );
    case "upcoming":
      return <Badge tone="amber">Starts {formatDayMonthYear(times.startAt, settings.timeZone)}</Badge>;
    case "past":
      return <Badge tone="paper">{pastLabel(times)}</Badge>;
  }
}

function GiveawayFacts({ giveaway }: { readonly giveaway: GiveawayJson }) {
  const { baseUrl } = useShop();
  const { title, slug, description, prize, image } = giveaway;
  const path = `/giveaways/${slug}`;
  const trail = [
    { name: "Home", url: `${baseUrl}/` },
    { name: "Giveaways", url: `${baseUrl}/giveaways` },
    { name: title, url: baseUrl + path },
  ];
  return (
    <>
      <PageHead title={title} description={`${prize}. ${description}`} path={path} image={image} kind="article" />
      <JsonLd data={breadcrumbThing(trail)} />
    </>
  );
}
