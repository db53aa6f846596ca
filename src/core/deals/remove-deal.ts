import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import type { DealId } from "./deal.ts";

/** Moves an exclusive deal to the trash. Throws DomainError("not-found"). */
export async function removeDeal(context: CoreContext, id: DealId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const deal = refuseMissing(await stores.deals.findById(id), "exclusive deal");
    await moveToTrash(context, stores, { kind: "deal", id, title: deal.title });
    await stores.deals.remove(id);
    if (deal.demo) await stores.addresses.release("deal", id);
    await recordChange(context, stores, { kind: "exclusive deal", before: deal });
  });
}
