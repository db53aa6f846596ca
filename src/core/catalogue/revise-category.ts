import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import type { Category, CategoryDraft, CategoryId } from "./category.ts";
import { nextSlug } from "./next-slug.ts";
import { findLiveCategory } from "./find-category.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";

export interface CategoryRevision {
  readonly id: CategoryId;
  readonly draft: CategoryDraft;
  /** Undefined: keep the slug. */
  readonly slug?: string | undefined;
  /** The `updatedAt` that the owner saw; undefined overwrites. */
  readonly basedOn?: number | undefined;
}

/**
 * Renames a category or changes its description; its slug stays unless another one is asked for, its products show the
 * new name. Throws DomainError "not-found", "conflict" (stale, with the current category; or the name is taken) or "invalid"
 * (taken slug).
 */
export function reviseCategory(
  context: CoreContext,
  { id, draft, slug, basedOn }: CategoryRevision,
): Promise<Category> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await findLiveCategory(stores, id), "category");
    refuseStale(current, basedOn, "category");
    const namesake = await stores.categories.findByName(draft.name);
    if (namesake?.retired === false && namesake.id !== id) throw refuseTakenName(namesake);
    const updatedAt = nextRevision(current, context.clock.now());
    const { seq: _seq, ...kept } = current;
    const currentSlug = await nextSlug(stores.addresses, { kind: "category", id, current: current.slug, wanted: slug });
    const category = await stores.categories.update({ ...kept, ...draft, slug: currentSlug, demo: false, updatedAt });
    await recordChange(context, stores, { kind: "category", before: current, after: category });
    return category;
  });
}
