import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Visibility } from "../catalogue/product.ts";
import { dealForShoppers } from "./deal-for-shoppers.ts";
import type { Deal } from "./deal.ts";
import { isDealActive } from "./deal-expiry.ts";

/** All deals, expired ones too, by expiry: `public` as shoppers see them, `all` as they are stored. */
export async function listDeals(context: CoreContext, visibility: Visibility): Promise<readonly Deal[]> {
  const deals = await context.storage.read.deals.list();
  if (visibility === "all") return deals;
  const settings = await readSettings(context);
  return deals.map((deal) => dealForShoppers(deal, settings));
}

/** The deals that shoppers can use at `now` (epoch milliseconds), as they see them, by expiry. */
export async function listActiveDeals(context: CoreContext, now: number): Promise<readonly Deal[]> {
  const deals = await listDeals(context, "public");
  return deals.filter(({ expiresAt }) => isDealActive({ expiresAt: expiresAt ?? undefined }, now));
}
