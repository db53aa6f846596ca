import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { refuseMissing } from "../../errors/refuse-missing.ts";
import { nextRevision } from "../../revision.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";
import { recordBulkAct } from "./record-bulk-act.ts";
import { refuseSecond } from "./start-bulk-change.ts";

/**
 * Begins to take a bulk change back; `continueBulkChange` does the work. Throws DomainError "not-found", or "conflict"
 * when it still runs, is undone already, is too old, or another one is at work.
 */
export function undoBulkChange(context: CoreContext, id: BulkChangeId): Promise<BulkChange> {
  // Published, so that of several that begin at once one finds nothing at work.
  return context.storage.publish(async (stores) => {
    const change = refuseMissing(await stores.bulkChanges.find(id), "bulk change");
    if ((await stores.bulkChanges.findAtWork()) !== undefined) throw refuseSecond();
    if (change.state === "undone") throw new DomainError("conflict", "This bulk change is undone already.");
    if (change.changed > 0 && (await stores.bulkChanges.listChanged(id, 1)).length === 0) {
      throw new DomainError("conflict", "This bulk change is too old to be undone.");
    }
    const undoing = { ...change, state: "undoing", updatedAt: nextRevision(change, context.clock.now()) } as const;
    await stores.bulkChanges.update(undoing);
    await recordBulkAct(context, stores, { deed: "undo-bulk-change", change: undoing });
    return undoing;
  });
}
