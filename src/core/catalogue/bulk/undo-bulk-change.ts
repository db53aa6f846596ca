import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { nextRevision } from "../../revision.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";
import { findAtRest } from "./find-at-rest.ts";
import { recordBulkAct } from "./record-bulk-act.ts";

/**
 * Begins to take a bulk change back, or goes on with an undo that failed; `continueBulkChange` does the work. Throws
 * DomainError "not-found", or "conflict" when it still runs, is undone already, is too old, or another one is at work.
 */
export function undoBulkChange(context: CoreContext, id: BulkChangeId): Promise<BulkChange> {
  // Published, so that of several that begin at once one finds nothing at work.
  return context.storage.publish(async (stores) => {
    const change = await findAtRest(stores, id);
    if (change.state === "undone") throw new DomainError("conflict", "This bulk change is undone already.");
    const updatedAt = nextRevision(change, context.clock.now());
    const undoing = { ...change, state: "undoing", failure: null, updatedAt } as const;
    await stores.bulkChanges.update(undoing);
    await recordBulkAct(context, stores, { deed: "undo-bulk-change", change: undoing });
    return undoing;
  });
}
