import type { CoreContext } from "../core-context.ts";
import type { Deal, DealId } from "./deal.ts";

/** An exclusive deal by its slug, one of its old slugs, or its id. */
export async function findDeal({ storage: { read } }: CoreContext, key: string): Promise<Deal | undefined> {
  const current = await read.deals.findBySlug(key);
  if (current !== undefined) return current;
  const idOfSlug = await read.addresses.find("deal", key);
  return read.deals.findById((idOfSlug ?? key) as DealId);
}
