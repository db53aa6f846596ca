import type { CoreContext } from "../core-context.ts";
import type { Giveaway } from "./giveaway.ts";

/** All giveaways, the one that ends last first. */
export function listGiveaways(context: CoreContext): Promise<readonly Giveaway[]> {
  return context.storage.read.giveaways.list();
}
