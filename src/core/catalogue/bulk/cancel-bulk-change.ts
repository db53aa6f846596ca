import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { refuseMissing } from "../../errors/refuse-missing.ts";
import { nextRevision } from "../../revision.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";
import { recordBulkAct } from "./record-bulk-act.ts";

/**
 * Stops a bulk change where it is; what was done stays, and can be undone. Throws DomainError "not-found", or "conflict"
 * when it does not run any more.
 */
export function cancelBulkChange(context: CoreContext, id: BulkChangeId): Promise<BulkChange> {
  // Published, so that it waits for a piece at work instead of writing over what that one counts.
  return context.storage.publish(async (stores) => {
    const change = refuseMissing(await stores.bulkChanges.find(id), "bulk change");
    if (change.state !== "running") throw new DomainError("conflict", "This bulk change does not run any more.");
    const cancelled = { ...change, state: "cancelled", updatedAt: nextRevision(change, context.clock.now()) } as const;
    await stores.bulkChanges.update(cancelled);
    await recordBulkAct(context, stores, { deed: "cancel-bulk-change", change: cancelled });
    return cancelled;
  });
}
