import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import { checkPicks } from "./check-picks.ts";
import type { Guide, GuideDraft, GuideId } from "./guide.ts";

export interface GuideRevision {
  readonly id: GuideId;
  readonly draft: GuideDraft;
  /** The `updatedAt` that the owner saw; undefined overwrites. */
  readonly basedOn?: number | undefined;
}

/** Replaces what the owner decides about a guide. Throws DomainError "not-found", "conflict" or "invalid" (picks). */
export function reviseGuide(context: CoreContext, { id, draft, basedOn }: GuideRevision): Promise<Guide> {
  const { picks, ...columns } = draft;
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.guides.findById(id), "gift guide");
    refuseStale(current, basedOn, "gift guide");
    if (picks !== undefined) await checkPicks(stores.products, picks);
    const { seq: _seq, ...kept } = current;
    const updatedAt = nextRevision(current, context.clock.now());
    const guide = { ...kept, ...columns, demo: false, updatedAt };
    return stores.guides.update(guide, picks ?? (await stores.guides.listPicks(id)));
  });
}
