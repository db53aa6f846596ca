import type { GiveawayTimes } from "../../../core/giveaways/giveaway-phase.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";

/** The moments and flags of a giveaway, as the core's rules take them. */
export const timesOf = (giveaway: GiveawayJson): GiveawayTimes => ({
  startAt: Date.parse(giveaway.start_date),
  endAt: Date.parse(giveaway.end_date),
  active: giveaway.active,
  winnerAnnounced: giveaway.winner_announced,
});
