import type { CoreContext } from "../../core-context.ts";
import { refuseMissing } from "../../errors/refuse-missing.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";
import type { BulkProblem } from "./bulk-store.ts";

const LISTED_CHANGES = 20;
const LISTED_PROBLEMS = 100;

export interface BulkReport {
  readonly change: BulkChange;
  /** At most 100 of the products that were left alone, and why. */
  readonly problems: readonly BulkProblem[];
}

/** How a bulk change stands. Throws DomainError("not-found"). */
export async function findBulkChange({ storage: { read } }: CoreContext, id: BulkChangeId): Promise<BulkReport> {
  const change = refuseMissing(await read.bulkChanges.find(id), "bulk change");
  const hasProblems = change.refused + change.kept > 0;
  return { change, problems: hasProblems ? await read.bulkChanges.listProblems(id, LISTED_PROBLEMS) : [] };
}

/** The last 20, newest first. */
export function listBulkChanges({ storage: { read } }: CoreContext): Promise<readonly BulkChange[]> {
  return read.bulkChanges.list(LISTED_CHANGES);
}
