import type { Visibility } from "../catalogue/product.ts";
import type { CoreContext } from "../core-context.ts";
import { giveawayForPublic } from "./giveaway-listing.ts";
import type { Giveaway, GiveawayId } from "./giveaway.ts";

/** A giveaway by its slug, one of its old slugs, or its id: `public` as shoppers see it, `all` as it is stored. */
export async function findGiveaway(
  context: CoreContext,
  key: string,
  visibility: Visibility,
): Promise<Giveaway | undefined> {
  const giveaway = await findStored(context, key);
  return giveaway === undefined || visibility === "all" ? giveaway : giveawayForPublic(giveaway);
}

async function findStored({ storage: { read } }: CoreContext, key: string): Promise<Giveaway | undefined> {
  const current = await read.giveaways.findBySlug(key);
  if (current !== undefined) return current;
  const idOfSlug = await read.addresses.find("giveaway", key);
  return read.giveaways.findById((idOfSlug ?? key) as GiveawayId);
}
