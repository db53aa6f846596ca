import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { nextRevision } from "../revision.ts";
import type { Stores } from "../storage.ts";
import type { Category, CategoryDraft, CategoryId } from "./category.ts";
import { claimSlug } from "./claim-slug.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";

/**
 * Adds a category, or revives the retired one of the same folded name with its slug and its products.
 * Throws DomainError("conflict") when a live category has that name.
 */
export function addCategory(context: CoreContext, draft: CategoryDraft): Promise<Category> {
  return context.storage.publish(async (stores) => {
    const namesake = await stores.categories.findByName(draft.name);
    if (namesake?.retired === false) throw refuseTakenName(namesake);
    const category = await (namesake === undefined
      ? insert(context, stores, draft)
      : revive(context, stores, { ...namesake, ...draft }));
    await recordChange(context, stores, { kind: "category", after: category });
    return category;
  });
}

async function insert(context: CoreContext, stores: Stores, draft: CategoryDraft): Promise<Category> {
  const id = context.newId() as CategoryId;
  const now = context.clock.now();
  const slug = await claimSlug(stores.addresses, { kind: "category", title: draft.name, id });
  return stores.categories.insert({ ...draft, id, slug, retired: false, demo: false, createdAt: now, updatedAt: now });
}

async function revive(context: CoreContext, stores: Stores, { seq: _seq, ...category }: Category): Promise<Category> {
  await stores.trash.take(category.id);
  const updatedAt = nextRevision(category, context.clock.now());
  return stores.categories.update({ ...category, retired: false, demo: false, updatedAt });
}
