import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { type BulkChange, type BulkChangeId, type BulkDeed, type BulkSelection } from "./bulk-change.ts";
import { openSelection } from "./choose-products.ts";
import { findDeedCategory } from "./find-deed-category.ts";
import { previewBulkChange } from "./preview-bulk-change.ts";
import { recordBulkAct } from "./record-bulk-act.ts";

/**
 * Begins a bulk change; `continueBulkChange` does the work, piece by piece. Throws DomainError "invalid" (an unknown
 * category) or "conflict" (another one is at work).
 */
export async function startBulkChange(
  context: CoreContext,
  { selection, deed }: { readonly selection: BulkSelection; readonly deed: BulkDeed },
): Promise<BulkChange> {
  const { chosen } = await previewBulkChange(context, { selection });
  const { start } = await openSelection(context, selection);
  const now = context.clock.now();
  return context.storage.publish(async (stores) => {
    if ((await stores.bulkChanges.findAtWork()) !== undefined) throw refuseSecond();
    const change: BulkChange = {
      id: context.newId() as BulkChangeId,
      deed,
      selection,
      categoryId: await findDeedCategory(stores.categories, deed),
      state: "running",
      startedBy: context.actor,
      total: chosen,
      seen: 0,
      changed: 0,
      refused: 0,
      restored: 0,
      kept: 0,
      failure: null,
      position: start,
      createdAt: now,
      updatedAt: now,
    };
    await stores.bulkChanges.insert(change);
    await recordBulkAct(context, stores, { deed: "start-bulk-change", change });
    return change;
  });
}

export function refuseSecond(): DomainError {
  return new DomainError("conflict", "Another bulk change is at work. Wait until it is done, or cancel it.");
}
