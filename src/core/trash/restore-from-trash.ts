import { recordAct } from "../audit/record-act.ts";
import { ADDRESS_NOUNS } from "../catalogue/address-nouns.ts";
import type { CategoryId } from "../catalogue/category.ts";
import { claimSlug } from "../catalogue/claim-slug.ts";
import { readReturningPrices } from "../catalogue/reread-prices.ts";
import type { CoreContext } from "../core-context.ts";
import { DomainError } from "../errors/domain-error.ts";
import { nextRevision } from "../revision.ts";
import type { Stores } from "../storage.ts";
import { TRASH_MS, type TrashedEntity, type TrashKind } from "./trash.ts";

export interface RestoredEntity {
  readonly id: string;
  readonly kind: TrashKind;
  readonly title: string;
  readonly slug: string;
  /** Its slug was taken in the meantime, so it has a new one. */
  readonly hasNewSlug: boolean;
}

/**
 * Restores an entity with its slugs, its category, and its places in guides and lists. Throws DomainError "not-found" if it
 * isn't in the trash, and "conflict" if another category has its name.
 */
export function restoreFromTrash(context: CoreContext, id: string): Promise<RestoredEntity> {
  return context.storage.publish(async (stores) => {
    const trashed = await stores.trash.take(id);
    // The purge may be late: what is past its time is as good as gone.
    const isGone = trashed === undefined || trashed.deletedAt < context.clock.now() - TRASH_MS;
    if (isGone) throw new DomainError("not-found", "This is no longer in the trash.");
    const { kind, title } = trashed;
    const slug =
      kind === "category"
        ? await restoreCategory(context, stores, trashed)
        : await restoreRows(context, stores, trashed);
    await recordAct(context, stores, { deed: "restore", subject: { kind: ADDRESS_NOUNS[kind], id, name: title } });
    return { id, kind, title, slug, hasNewSlug: slug !== trashed.slug };
  });
}

async function restoreCategory(context: CoreContext, { categories }: Stores, trashed: TrashedEntity): Promise<string> {
  const found = await categories.findById(trashed.id as CategoryId);
  if (found === undefined) throw new DomainError("not-found", "This is no longer in the trash.");
  const { seq: _seq, ...category } = found;
  const namesake = await categories.findByName(category.name);
  if (namesake !== undefined && !namesake.retired && namesake.id !== category.id) {
    const advice = "Rename that one first, then restore this one.";
    throw new DomainError("conflict", `There is already a category "${namesake.name}". ${advice}`);
  }
  const updatedAt = nextRevision(category, context.clock.now());
  if (category.retired) await categories.update({ ...category, retired: false, updatedAt });
  return category.slug;
}

async function restoreRows(context: CoreContext, stores: Stores, trashed: TrashedEntity): Promise<string> {
  const { id, kind, title } = trashed;
  const isFree = await stores.addresses.claim(kind, trashed.slug, id);
  const slug = isFree ? trashed.slug : await claimSlug(stores.addresses, { kind, title, id });
  const categoryId = await findCategoryFor(context, stores, trashed);
  const seq = await stores.trash.restore(trashed, { slug, categoryId, updatedAt: context.clock.now() });
  // The shop may have changed its currency since.
  if (kind === "product") await readReturningPrices(stores, [seq]);
  return slug;
}

/** A demo category may be gone for good: then a category with its name, or else a deleted one that shows the name. */
async function findCategoryFor(
  context: CoreContext,
  { categories, addresses }: Stores,
  { category }: TrashedEntity,
): Promise<CategoryId | undefined> {
  if (category === undefined) return undefined;
  const known = (await categories.findById(category.id)) ?? (await categories.findByName(category.name));
  if (known !== undefined) return known.id;
  const id = context.newId() as CategoryId;
  const now = context.clock.now();
  const slug = await claimSlug(addresses, { kind: "category", title: category.name, id });
  const stamps = { demo: false, createdAt: now, updatedAt: now };
  return (await categories.insert({ id, slug, name: category.name, description: "", retired: true, ...stamps })).id;
}
