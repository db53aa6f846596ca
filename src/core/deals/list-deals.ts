import type { CoreContext } from "../core-context.ts";
import type { Deal } from "./deal.ts";
import { isDealActive } from "./deal-expiry.ts";

/** All deals, expired ones too, by expiry. */
export function listDeals(context: CoreContext): Promise<readonly Deal[]> {
  return context.storage.read.deals.list();
}

/** The deals that shoppers can use at `now` (epoch milliseconds), by expiry. */
export async function listActiveDeals(context: CoreContext, now: number): Promise<readonly Deal[]> {
  const deals = await context.storage.read.deals.list();
  return deals.filter(({ expiresAt }) => isDealActive({ expiresAt: expiresAt ?? undefined }, now));
}
