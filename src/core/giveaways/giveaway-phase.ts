/** What decides where a giveaway stands; instants in epoch milliseconds, both inclusive. */
export interface GiveawayTimes {
  readonly startAt: number;
  readonly endAt: number;
  readonly active: boolean;
  readonly winnerAnnounced: boolean;
}

export type GiveawayPhase = "upcoming" | "active" | "past";

/** Active between start and end, both included, while its flag is on (specification 4). */
export function isGiveawayActive(giveaway: GiveawayTimes, now: number): boolean {
  return giveaway.active && giveaway.startAt <= now && now <= giveaway.endAt;
}

/** The phase of a giveaway. Of those that have started, all that are not active are past (specification 4). */
export function giveawayPhase(giveaway: GiveawayTimes, now: number): GiveawayPhase {
  if (isGiveawayActive(giveaway, now)) return "active";
  return giveaway.active && now < giveaway.startAt ? "upcoming" : "past";
}

/** What a card under Past Giveaways says (specification 2). */
export function pastLabel(giveaway: GiveawayTimes): "Winner Announced" | "Ended" {
  return giveaway.winnerAnnounced ? "Winner Announced" : "Ended";
}

/**
 * The next instant (epoch milliseconds) at which anything shown changes, or undefined when time alone
 * changes nothing more. The end is inclusive, so that change comes one millisecond after it.
 */
export function nextPhaseChange(giveaway: GiveawayTimes, now: number): number | undefined {
  if (!giveaway.active) return undefined;
  if (now < giveaway.startAt) return giveaway.startAt;
  return now <= giveaway.endAt ? giveaway.endAt + 1 : undefined;
}

const OFF_BEFORE_START = "This giveaway is switched off and hasn’t started. The public lists leave it out.";
const NOT_LISTED_YET =
  "This giveaway hasn’t started. The public lists leave it out until then, unless you turn on “Announce before it starts”.";

/** Sentences for the owner where flags and dates tell the shoppers something unexpected. */
export function giveawayWarnings(giveaway: GiveawayTimes & { readonly announce: boolean }, now: number): string[] {
  const warnings: string[] = [];
  if (now > giveaway.endAt) return warnings;
  const listed = `the list shows it under Past Giveaways as "${pastLabel(giveaway)}".`;
  const hasStarted = giveaway.startAt <= now;
  if (!giveaway.active) {
    warnings.push(hasStarted ? `This giveaway is switched off. Whatever its dates say, ${listed}` : OFF_BEFORE_START);
  } else if (!hasStarted && !giveaway.announce) {
    warnings.push(NOT_LISTED_YET);
  }
  if (giveaway.winnerAnnounced) {
    warnings.push("A winner is announced although this giveaway has not ended.");
  }
  return warnings;
}
