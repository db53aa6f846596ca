import type { CoreContext } from "../core-context.ts";
import { giveawayForPublic, isListed, nextListChange } from "./giveaway-listing.ts";
import type { Giveaway } from "./giveaway.ts";

export interface PublicGiveaways {
  readonly giveaways: readonly Giveaway[];
  /** When the list changes by itself (epoch milliseconds), also because of a giveaway that is not in it yet. */
  readonly changesAt: number | undefined;
}

/** The giveaways that shoppers may see in lists at `now` (epoch milliseconds), the one that ends last first. */
export async function listPublicGiveaways(context: CoreContext, now: number): Promise<PublicGiveaways> {
  const all = await context.storage.read.giveaways.list();
  return {
    giveaways: all.filter((giveaway) => isListed(giveaway, now)).map(giveawayForPublic),
    changesAt: earliest(all.map((giveaway) => nextListChange(giveaway, now))),
  };
}

function earliest(instants: readonly (number | undefined)[]): number | undefined {
  const coming = instants.filter((instant) => instant !== undefined);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** All giveaways, listed in public or not, the one that ends last first. */
export function listGiveaways(context: CoreContext): Promise<readonly Giveaway[]> {
  return context.storage.read.giveaways.list();
}
