import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import type { Deal, DealDraft, DealId } from "./deal.ts";
import { resolveDiscount } from "./resolve-discount.ts";

export interface DealRevision {
  readonly id: DealId;
  readonly draft: DealDraft;
  /** The `updatedAt` that the owner saw; undefined overwrites. */
  readonly basedOn?: number | undefined;
}

/**
 * Replaces what the owner decides about an exclusive deal; an empty discount is calculated from the prices. Throws
 * DomainError "not-found", "conflict" (with the current one), or "invalid" where discount and prices contradict each other.
 */
export function reviseDeal(context: CoreContext, { id, draft, basedOn }: DealRevision): Promise<Deal> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.deals.findById(id), "exclusive deal");
    refuseStale(current, basedOn, "exclusive deal");
    const columns = await resolveDiscount(stores, draft);
    const { seq: _seq, ...kept } = current;
    const updatedAt = nextRevision(current, context.clock.now());
    const deal = await stores.deals.update({ ...kept, ...columns, demo: false, updatedAt });
    await recordChange(context, stores, { kind: "exclusive deal", before: current, after: deal });
    return deal;
  });
}
