import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import type { GuideId } from "./guide.ts";

/** Moves a guide to the trash; its products stay. Throws DomainError("not-found"). */
export async function removeGuide(context: CoreContext, id: GuideId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const guide = refuseMissing(await stores.guides.findById(id), "gift guide");
    const picks = await stores.guides.listPicks(id);
    await moveToTrash(context, stores, { kind: "guide", id, title: guide.title });
    await stores.guides.remove(id);
    if (guide.demo) await stores.addresses.release("guide", id);
    await recordChange(context, stores, { kind: "gift guide", before: { ...guide, picks } });
  });
}
