import { nextListChange } from "../../../core/giveaways/giveaway-listing.ts";
import { type GiveawayPhase, giveawayPhase } from "../../../core/giveaways/giveaway-phase.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { useNow } from "../../ui/use-now.ts";
import { timesOf } from "./giveaway-times.ts";

/** `unscheduled`: switched off before its start, so it may never open. */
export type PagePhase = GiveawayPhase | "unscheduled";

/** The giveaway's phase on its own page, updated as time passes. */
export function usePagePhase(giveaway: GiveawayJson): PagePhase {
  const { renderedAt } = useShop();
  const times = timesOf(giveaway);
  const now = useNow({ renderedAt, nextChangeAfter: (moment) => nextListChange(times, moment) });
  return !times.active && now < times.startAt ? "unscheduled" : giveawayPhase(times, now);
}
