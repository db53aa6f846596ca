import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { nextRevision } from "../../revision.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";
import { findAtRest } from "./find-at-rest.ts";
import { recordBulkAct } from "./record-bulk-act.ts";

/**
 * Goes on with a bulk change that failed, from where it stopped. Throws DomainError "not-found", or "conflict" when it did
 * not fail, is too old, or another one is at work.
 */
export function resumeBulkChange(context: CoreContext, id: BulkChangeId): Promise<BulkChange> {
  return context.storage.publish(async (stores) => {
    const change = await findAtRest(stores, id);
    if (change.state !== "failed") throw new DomainError("conflict", "This bulk change did not fail.");
    const updatedAt = nextRevision(change, context.clock.now());
    const running = { ...change, state: "running", failure: null, updatedAt } as const;
    await stores.bulkChanges.update(running);
    await recordBulkAct(context, stores, { deed: "resume-bulk-change", change: running });
    return running;
  });
}
