import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import type { Category, CategoryId } from "./category.ts";

/** A live category by its slug, one of its old slugs, or its id. */
export async function findCategory({ storage: { read } }: CoreContext, key: string): Promise<Category | undefined> {
  const current = await read.categories.findBySlug(key);
  if (current !== undefined) return current;
  const idOfSlug = await read.addresses.find("category", key);
  return findLiveCategory(read, (idOfSlug ?? key) as CategoryId);
}

/** To everybody but the products in it, a retired category is gone. */
export async function findLiveCategory({ categories }: Stores, id: CategoryId): Promise<Category | undefined> {
  const category = await categories.findById(id);
  return category?.retired === true ? undefined : category;
}
