import { recordAct } from "../audit/record-act.ts";
import { ADDRESS_NOUNS } from "../catalogue/address-nouns.ts";
import type { CoreContext } from "../core-context.ts";
import { DomainError } from "../errors/domain-error.ts";

/** Permanently deletes a trash entry. Throws DomainError("not-found"). */
export function deletePermanently(context: CoreContext, id: string): Promise<void> {
  return context.storage.write(async (stores) => {
    const trashed = await stores.trash.take(id);
    if (trashed === undefined) throw new DomainError("not-found", "This is no longer in the trash.");
    const subject = { kind: ADDRESS_NOUNS[trashed.kind], id, name: trashed.title };
    await recordAct(context, stores, { deed: "delete-permanently", subject });
  });
}
