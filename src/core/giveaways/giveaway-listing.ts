import { type GiveawayTimes, nextPhaseChange } from "./giveaway-phase.ts";
import type { Giveaway } from "./giveaway.ts";

/** What decides whether a giveaway is listed; instants in epoch milliseconds. */
export interface ListedTimes extends GiveawayTimes {
  /** The owner lists it before it starts. */
  readonly announce: boolean;
}

/** Whether public lists contain it: after its start, or before that if it is active and announced. */
export function isListed({ startAt, active, announce }: ListedTimes, now: number): boolean {
  return startAt <= now || (active && announce);
}

/**
 * The next instant (epoch milliseconds) at which a public list changes because of this giveaway. Its start counts even
 * while it is off: from then on the list shows it as past (specification 4).
 */
export function nextListChange(giveaway: ListedTimes, now: number): number | undefined {
  return now < giveaway.startAt ? giveaway.startAt : nextPhaseChange(giveaway, now);
}

/** Whether its page tells shoppers how to enter. */
export const hasWayToEnter = ({ howToEnter, entryUrl }: Pick<Giveaway, "howToEnter" | "entryUrl">): boolean =>
  howToEnter !== "" || entryUrl !== "";

/** Without the winner's name until the owner announces it. */
export function giveawayForPublic(giveaway: Giveaway): Giveaway {
  return giveaway.winnerAnnounced ? giveaway : { ...giveaway, winnerName: "" };
}
