import { recordAct } from "../../audit/record-act.ts";
import type { CoreContext } from "../../core-context.ts";
import type { Stores } from "../../storage.ts";
import { type BulkChange, nameDeed } from "./bulk-change.ts";

/** One line in the audit log for thousands of products: what was done, to how many. */
export async function recordBulkAct(
  context: CoreContext,
  stores: Stores,
  { deed, change }: { readonly deed: string; readonly change: BulkChange },
): Promise<void> {
  const { id, total, changed, refused, restored, kept, failure } = change;
  const name = `${nameDeed(change.deed)} (${String(total)} chosen)`;
  const after = { deed: change.deed, total, changed, refused, restored, kept, failure };
  await recordAct(context, stores, { deed, subject: { kind: "bulk change", id, name }, after });
}
