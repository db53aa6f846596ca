import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Visibility } from "../catalogue/product.ts";
import { dealForShoppers } from "./deal-for-shoppers.ts";
import type { Deal, DealId } from "./deal.ts";

/** An exclusive deal by its slug, one of its old slugs, or its id: `public` as shoppers see it, `all` as it is stored. */
export async function findDeal(context: CoreContext, key: string, visibility: Visibility): Promise<Deal | undefined> {
  const deal = await findStored(context, key);
  if (deal === undefined || visibility === "all") return deal;
  return dealForShoppers(deal, await readSettings(context));
}

async function findStored({ storage: { read } }: CoreContext, key: string): Promise<Deal | undefined> {
  const current = await read.deals.findBySlug(key);
  if (current !== undefined) return current;
  const idOfSlug = await read.addresses.find("deal", key);
  return read.deals.findById((idOfSlug ?? key) as DealId);
}
