import type { AddressKind } from "../catalogue/address-store.ts";
import type { Stores } from "../storage.ts";

export interface RemovedDemo {
  readonly products: number;
  readonly guides: number;
  readonly giveaways: number;
  readonly deals: number;
  /** Demo categories that the owner's products use become the owner's. */
  readonly keptCategories: number;
}

/**
 * Removes content marked as demo content and releases its slugs. Content the owner created or edited has no mark and stays.
 * Run it inside one `publish`.
 */
export async function removeDemo(stores: Stores): Promise<RemovedDemo> {
  const { guides, giveaways, deals, products } = stores;
  const removed = {
    guides: await removeMarked(stores, "guide", { list: () => guides.list(), remove: (id) => guides.remove(id) }),
    giveaways: await removeMarked(stores, "giveaway", {
      list: () => giveaways.list(),
      remove: (id) => giveaways.remove(id),
    }),
    deals: await removeMarked(stores, "deal", { list: () => deals.list(), remove: (id) => deals.remove(id) }),
    products: await removeMarked(stores, "product", {
      list: () => products.listDemo(),
      remove: (id) => products.remove(id),
    }),
  };
  return { ...removed, keptCategories: await removeCategories(stores) };
}

interface Marked<Id extends string> {
  readonly id: Id;
  readonly demo: boolean;
}

interface Shelf<Id extends string> {
  readonly list: () => Promise<readonly Marked<Id>[]>;
  readonly remove: (id: Id) => Promise<void>;
}

async function removeMarked<Id extends string>(stores: Stores, kind: AddressKind, shelf: Shelf<Id>): Promise<number> {
  const marked = (await shelf.list()).filter(({ demo }) => demo);
  for (const { id } of marked) {
    await shelf.remove(id);
    await stores.addresses.release(kind, id);
  }
  return marked.length;
}

async function removeCategories({ categories, addresses }: Stores): Promise<number> {
  let kept = 0;
  for (const { category, products } of await categories.listWithUse("all")) {
    if (!category.demo) continue;
    if (products > 0) {
      kept += 1;
      await categories.update({ ...category, demo: false });
      continue;
    }
    await categories.remove(category.id);
    await addresses.release("category", category.id);
  }
  return kept;
}
