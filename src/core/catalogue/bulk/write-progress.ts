import type { CoreContext } from "../../core-context.ts";
import { nextRevision } from "../../revision.ts";
import type { Stores } from "../../storage.ts";
import type { BulkChange, BulkState } from "./bulk-change.ts";
import { recordBulkAct } from "./record-bulk-act.ts";

/** What the audit log calls each end of the work. */
const ENDS: Readonly<Partial<Record<BulkState, string>>> = {
  done: "finish-bulk-change",
  failed: "give-up-bulk-change",
  undone: "finish-undoing-bulk-change",
  "undo-failed": "give-up-undoing-bulk-change",
};

/** Writes down how far a bulk change came, inside the transaction that brought it there. */
export async function writeProgress(context: CoreContext, stores: Stores, change: BulkChange): Promise<BulkChange> {
  const stamped = { ...change, updatedAt: nextRevision(change, context.clock.now()) };
  await stores.bulkChanges.update(stamped);
  const deed = ENDS[stamped.state];
  if (deed !== undefined) await recordBulkAct(context, stores, { deed, change: stamped });
  return stamped;
}
