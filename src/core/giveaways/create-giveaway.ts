import { recordChange } from "../audit/record-change.ts";
import { claimSlug } from "../catalogue/claim-slug.ts";
import type { CoreContext } from "../core-context.ts";
import type { Giveaway, GiveawayDraft, GiveawayId } from "./giveaway.ts";

/** Adds a giveaway and gives it its slug for good. */
export function createGiveaway(context: CoreContext, draft: GiveawayDraft): Promise<Giveaway> {
  const id = context.newId() as GiveawayId;
  const now = context.clock.now();
  return context.storage.publish(async (stores) => {
    const slug = await claimSlug(stores.addresses, { kind: "giveaway", title: draft.title, id });
    const giveaway = await stores.giveaways.insert({ ...draft, id, slug, demo: false, createdAt: now, updatedAt: now });
    await recordChange(context, stores, { kind: "giveaway", after: giveaway });
    return giveaway;
  });
}
