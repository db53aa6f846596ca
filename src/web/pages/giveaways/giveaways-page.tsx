import type { Route } from "./+types/giveaways-page";
import { nextListChange } from "../../../core/giveaways/giveaway-listing.ts";
import { type GiveawayPhase, giveawayPhase } from "../../../core/giveaways/giveaway-phase.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { earliest, useNow } from "../../ui/use-now.ts";
import { EmptyNote } from "../shell/empty-note.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { ActiveGiveawayCard, ComingGiveawayCard, PastGiveawayCard } from "./giveaway-cards.tsx";
import { timesOf } from "./giveaway-times.ts";

interface GiveawaysPageData {
  readonly giveaways: Readable<readonly GiveawayJson[]>;
}

const load = (reader: ShopReader) => ({ giveaways: reader.listGiveaways() });

export const loader = ({ context }: Route.LoaderArgs) => readOnServer({ context, load });
export const clientLoader = () => readInBrowser(load);

export default function GiveawaysPage({ loaderData }: Route.ComponentProps) {
  const page: GiveawaysPageData = loaderData;
  useKeptPage(page);
  return (
    <PageBody>
      <PageHead
        title="Giveaways"
        description="Win something you would never buy sober. Running giveaways, and who won the last ones."
        path="/giveaways"
      />
      <PageHeading className="text-4xl">Giveaways</PageHeading>
      <p className="mt-2 mb-8 max-w-2xl text-lg text-quiet">
        Things you do not even have to pay for. No purchase necessary.
      </p>
      <Loaded value={page.giveaways}>{(giveaways) => <GiveawaySections giveaways={giveaways} />}</Loaded>
    </PageBody>
  );
}

function GiveawaySections({ giveaways }: { readonly giveaways: readonly GiveawayJson[] }) {
  const { renderedAt } = useShop();
  const now = useNow({
    renderedAt,
    nextChangeAfter: (moment) => earliest(giveaways.map((giveaway) => nextListChange(timesOf(giveaway), moment))),
  });
  if (giveaways.length === 0) return <EmptyNote text="No giveaways available yet. Check back soon!" />;
  const inPhase = (phase: GiveawayPhase) =>
    giveaways.filter((giveaway) => giveawayPhase(timesOf(giveaway), now) === phase);
  const [active, coming, past] = [inPhase("active"), inPhase("upcoming"), inPhase("past")];
  return (
    <div className="flex flex-col gap-14">
      {active.length > 0 && (
        <section aria-labelledby="active">
          <h2 id="active" className="mb-4 text-3xl">
            Active Giveaways
          </h2>
          <ul className="grid gap-6">
            {active.map((giveaway, index) => (
              <ActiveGiveawayCard key={giveaway.id} giveaway={giveaway} isFirst={index === 0} />
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming" className="mb-4 text-3xl">
            Coming Soon
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {coming.map((giveaway) => (
              <ComingGiveawayCard key={giveaway.id} giveaway={giveaway} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="mb-4 text-3xl">
            Past Giveaways
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {past.map((giveaway) => (
              <PastGiveawayCard key={giveaway.id} giveaway={giveaway} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
