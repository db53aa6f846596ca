import type { CoreContext } from "../core-context.ts";
import type { Giveaway, GiveawayId } from "./giveaway.ts";

/** A giveaway by its slug, one of its old slugs, or its id. */
export async function findGiveaway({ storage: { read } }: CoreContext, key: string): Promise<Giveaway | undefined> {
  const current = await read.giveaways.findBySlug(key);
  if (current !== undefined) return current;
  const idOfSlug = await read.addresses.find("giveaway", key);
  return read.giveaways.findById((idOfSlug ?? key) as GiveawayId);
}
