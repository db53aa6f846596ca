import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { DealId } from "./deal.ts";

/** Deletes an exclusive deal for good. Throws DomainError("not-found"). */
export async function removeDeal(context: CoreContext, id: DealId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const deal = refuseMissing(await stores.deals.findById(id), "exclusive deal");
    await stores.deals.remove(id);
    if (deal.demo) await stores.addresses.release("deal", id);
    await recordChange(context, stores, { kind: "exclusive deal", before: deal });
  });
}
