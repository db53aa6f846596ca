import type { Route } from "./+types/giveaway-page";
import { pastLabel } from "../../../core/giveaways/giveaway-phase.ts";
import { formatDayMonthYear } from "../../../core/time/shop-zone.ts";
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
import { ShareButton } from "../sharing/share-button.tsx";
import { MissingPage } from "../shell/missing-page.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { SectionLink } from "../shell/section-link.tsx";
import { EntrySection, GiveawayTable, RulesSections } from "./giveaway-details.tsx";
import { timesOf } from "./giveaway-times.ts";
import { type PagePhase, usePagePhase } from "./use-page-phase.ts";

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
  const { title, description, image } = giveaway;
  const phase = usePagePhase(giveaway);
  return (
    <PageBody>
      <GiveawayFacts giveaway={giveaway} />
      <SectionLink to="/giveaways">All giveaways</SectionLink>
      <article className="picture-columns mt-2">
        <div className="overflow-hidden rounded-card border border-line shadow-card">
          <Picture address={image} alt="" loading="eager" isFirst />
        </div>
        <div className="flex min-w-0 flex-col items-start gap-4">
          <StateBadge giveaway={giveaway} phase={phase} />
          <PageHeading className="text-4xl">{title}</PageHeading>
          <p className="max-w-full text-lg whitespace-pre-line text-quiet">{description}</p>
          <GiveawayTable giveaway={giveaway} phase={phase} />
          <EntrySection giveaway={giveaway} phase={phase} />
          <p className="text-quiet">No purchase necessary.</p>
          <RulesSections giveaway={giveaway} />
          <ShareButton title={title} path={`/giveaways/${giveaway.slug}`} />
        </div>
      </article>
    </PageBody>
  );
}

function StateBadge({ giveaway, phase }: { readonly giveaway: GiveawayJson; readonly phase: PagePhase }) {
  const { settings } = useShop();
  const times = timesOf(giveaway);
  switch (phase) {
    case "active":
      return (
        <Badge tone="mint" tilt="left">
          ACTIVE NOW
        </Badge>
      );
    case "upcoming":
      return <Badge tone="amber">Starts {formatDayMonthYear(times.startAt, settings.timeZone)}</Badge>;
    case "unscheduled":
      return <Badge tone="paper">Not open yet</Badge>;
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
