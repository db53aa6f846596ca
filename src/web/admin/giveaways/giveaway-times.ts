import { fromIso } from "../../../core/time/iso-instant.ts";
import type { ListedTimes } from "../../../core/giveaways/giveaway-listing.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";

/** The moments and flags of a giveaway, as the core's rules take them. */
export const timesOf = (giveaway: GiveawayJson): ListedTimes => ({
  startAt: fromIso(giveaway.start_date),
  endAt: fromIso(giveaway.end_date),
  active: giveaway.active,
  winnerAnnounced: giveaway.winner_announced,
  announce: giveaway.announce,
});
