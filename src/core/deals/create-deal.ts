import { recordChange } from "../audit/record-change.ts";
import { claimSlug } from "../catalogue/claim-slug.ts";
import type { CoreContext } from "../core-context.ts";
import type { Deal, DealDraft, DealId } from "./deal.ts";
import { resolveDiscount } from "./resolve-discount.ts";

/**
 * Adds an exclusive deal and gives it its slug for good. An empty discount is calculated from the prices. Throws
 * DomainError("invalid") where discount and prices contradict each other.
 */
export function createDeal(context: CoreContext, draft: DealDraft): Promise<Deal> {
  const id = context.newId() as DealId;
  const now = context.clock.now();
  return context.storage.publish(async (stores) => {
    const columns = await resolveDiscount(stores, draft);
    const slug = await claimSlug(stores.addresses, { kind: "deal", title: draft.title, id });
    const deal = await stores.deals.insert({ ...columns, id, slug, demo: false, createdAt: now, updatedAt: now });
    await recordChange(context, stores, { kind: "exclusive deal", after: deal });
    return deal;
  });
}
