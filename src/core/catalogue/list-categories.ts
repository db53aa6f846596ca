import type { CoreContext } from "../core-context.ts";
import type { Category, CategoryUse } from "./category.ts";

/** Live categories by name. */
export function listCategories(context: CoreContext): Promise<readonly Category[]> {
  return context.storage.read.categories.list();
}

/** Live categories by name, each with the number of all products that use it: for signed-in people. */
export function listCategoriesWithUse(context: CoreContext): Promise<readonly CategoryUse[]> {
  return context.storage.read.categories.listWithUse("all");
}
