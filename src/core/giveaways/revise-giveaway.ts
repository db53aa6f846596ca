import { recordChange } from "../audit/record-change.ts";
import { nextSlug } from "../catalogue/next-slug.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import type { Giveaway, GiveawayDraft, GiveawayId } from "./giveaway.ts";

export interface GiveawayRevision {
  readonly id: GiveawayId;
  readonly draft: GiveawayDraft;
  /** Undefined: keep the slug. */
  readonly slug?: string | undefined;
  /** The `updatedAt` that the owner saw; undefined overwrites. */
  readonly basedOn?: number | undefined;
}

/**
 * Replaces what the owner decides about a giveaway. Throws DomainError "not-found", "conflict" (with the current one) or
 * "invalid" (taken slug).
 */
export function reviseGiveaway(
  context: CoreContext,
  { id, draft, slug, basedOn }: GiveawayRevision,
): Promise<Giveaway> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.giveaways.findById(id), "giveaway");
    refuseStale(current, basedOn, "giveaway");
    const { seq: _seq, ...kept } = current;
    const currentSlug = await nextSlug(stores.addresses, { kind: "giveaway", id, current: current.slug, wanted: slug });
    const updatedAt = nextRevision(current, context.clock.now());
    const giveaway = await stores.giveaways.update({ ...kept, ...draft, slug: currentSlug, demo: false, updatedAt });
    await recordChange(context, stores, { kind: "giveaway", before: current, after: giveaway });
    return giveaway;
  });
}
