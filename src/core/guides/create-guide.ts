import { recordChange } from "../audit/record-change.ts";
import { claimSlug } from "../catalogue/claim-slug.ts";
import type { CoreContext } from "../core-context.ts";
import { checkPicks } from "./check-picks.ts";
import type { Guide, GuideDraft, GuideId } from "./guide.ts";

/** Adds a gift guide with its picks. Throws DomainError("invalid") for picks of unknown products. */
export function createGuide(context: CoreContext, { picks = [], ...columns }: GuideDraft): Promise<Guide> {
  const id = context.newId() as GuideId;
  const now = context.clock.now();
  return context.storage.publish(async (stores) => {
    await checkPicks(stores.products, picks);
    const slug = await claimSlug(stores.addresses, { kind: "guide", title: columns.title, id });
    const guide = await stores.guides.insert(
      { ...columns, id, slug, demo: false, createdAt: now, updatedAt: now },
      picks,
    );
    await recordChange(context, stores, { kind: "gift guide", after: { ...guide, picks } });
    return guide;
  });
}
