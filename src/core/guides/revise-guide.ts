import { recordChange } from "../audit/record-change.ts";
import { nextSlug } from "../catalogue/next-slug.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import { checkPicks } from "./check-picks.ts";
import type { Guide, GuideDraft, GuideId } from "./guide.ts";

export interface GuideRevision {
  readonly id: GuideId;
  readonly draft: GuideDraft;
  /** Undefined: keep the slug. */
  readonly slug?: string | undefined;
  /** The `updatedAt` that the owner saw; undefined overwrites. */
  readonly basedOn?: number | undefined;
}

/** Replaces what the owner decides about a guide. Throws DomainError "not-found", "conflict" or "invalid" (picks, taken slug). */
export function reviseGuide(context: CoreContext, { id, draft, slug, basedOn }: GuideRevision): Promise<Guide> {
  const { picks, ...columns } = draft;
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.guides.findById(id), "gift guide");
    refuseStale(current, basedOn, "gift guide");
    if (picks !== undefined) await checkPicks(stores.products, picks);
    const { seq: _seq, ...kept } = current;
    const currentSlug = await nextSlug(stores.addresses, { kind: "guide", id, current: current.slug, wanted: slug });
    const updatedAt = nextRevision(current, context.clock.now());
    const pickedBefore = await stores.guides.listPicks(id);
    const picked = picks ?? pickedBefore;
    const guide = await stores.guides.update(
      { ...kept, ...columns, slug: currentSlug, demo: false, updatedAt },
      picked,
    );
    await recordChange(context, stores, {
      kind: "gift guide",
      before: { ...current, picks: pickedBefore },
      after: { ...guide, picks: picked },
    });
    return guide;
  });
}
