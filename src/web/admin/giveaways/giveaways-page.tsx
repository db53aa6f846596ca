import { giveawayWarnings, isGiveawayActive, pastLabel } from "../../../core/giveaways/giveaway-phase.ts";
import { type ListedTimes, nextListChange } from "../../../core/giveaways/giveaway-listing.ts";
import { formatMoment } from "../../../core/time/shop-zone.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { deleteGiveaway, listGiveaways } from "../api/giveaways-api.ts";
import type { ContentKind, ContentPartProps } from "../content-list/content-kind.ts";
import { GIVEAWAY } from "../content-list/content-noun.ts";
import { ContentScreen } from "../content-list/content-screen.tsx";
import { timesOf } from "./giveaway-times.ts";

const KIND: ContentKind<GiveawayJson> = {
  noun: GIVEAWAY,
  load: listGiveaways,
  remove: deleteGiveaway,
  columns: [
    { name: "Prize", Cell: ({ item }) => item.prize },
    { name: "Runs", Cell: GiveawayDates },
  ],
  Status: GiveawayStatus,
  nextChangeAfter: (giveaway, now) => nextListChange(timesOf(giveaway), now),
};

export default function GiveawaysPage() {
  return <ContentScreen kind={KIND} />;
}

function GiveawayDates({ item }: ContentPartProps<GiveawayJson>) {
  const { timeZone } = useShop().settings;
  const { startAt, endAt } = timesOf(item);
  return (
    <span className="text-sm">
      <time dateTime={item.start_date}>{formatMoment(startAt, timeZone)}</time>
      {" to "}
      <time dateTime={item.end_date}>{formatMoment(endAt, timeZone)}</time>
    </span>
  );
}

function PhaseBadge({ times, now }: { readonly times: ListedTimes; readonly now: number }) {
  if (isGiveawayActive(times, now)) return <Badge tone="mint">ACTIVE NOW</Badge>;
  if (now < times.startAt) return <Badge tone="amber">Not started</Badge>;
  return <Badge tone="paper">{pastLabel(times)}</Badge>;
}

/** The word that shoppers read in their list, and why where that would surprise. */
function GiveawayStatus({ item, now }: ContentPartProps<GiveawayJson>) {
  const times = timesOf(item);
  return (
    <>
      <PhaseBadge times={times} now={now} />
      {giveawayWarnings(times, now).map((warning) => (
        <span key={warning} className="mt-1 block text-sm text-accent">
          {warning}
        </span>
      ))}
    </>
  );
}
