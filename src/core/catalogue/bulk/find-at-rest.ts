import { DomainError } from "../../errors/domain-error.ts";
import { refuseMissing } from "../../errors/refuse-missing.ts";
import type { Stores } from "../../storage.ts";
import { type BulkChange, type BulkChangeId, UNDOABLE_CHANGES } from "./bulk-change.ts";
import { refuseSecond } from "./start-bulk-change.ts";

/**
 * A bulk change that may be set to work again, inside the publishing transaction that does so. Throws DomainError
 * "not-found", or "conflict" when one is at work or this one is too old.
 *
 * Its age decides, not what is still kept for it: that is given up in pieces. Nothing begins while one is at work, so one
 * that is young enough here stays so until it is done.
 */
export async function findAtRest({ bulkChanges }: Stores, id: BulkChangeId): Promise<BulkChange> {
  const change = refuseMissing(await bulkChanges.find(id), "bulk change");
  if ((await bulkChanges.findAtWork()) !== undefined) throw refuseSecond();
  const newest = await bulkChanges.list(UNDOABLE_CHANGES);
  if (!newest.some((one) => one.id === id)) {
    throw new DomainError("conflict", "This bulk change is too old: what it changed is not kept any more.");
  }
  return change;
}
