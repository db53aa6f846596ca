import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import type { GiveawayId } from "./giveaway.ts";

/** Moves a giveaway to the trash. Throws DomainError("not-found"). */
export async function removeGiveaway(context: CoreContext, id: GiveawayId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const giveaway = refuseMissing(await stores.giveaways.findById(id), "giveaway");
    await moveToTrash(context, stores, { kind: "giveaway", id, title: giveaway.title });
    await stores.giveaways.remove(id);
    if (giveaway.demo) await stores.addresses.release("giveaway", id);
    await recordChange(context, stores, { kind: "giveaway", before: giveaway });
  });
}
