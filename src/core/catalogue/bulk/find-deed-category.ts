import { refuseField } from "../../errors/domain-error.ts";
import type { CategoryStore } from "../catalogue-store.ts";
import type { CategoryId } from "../category.ts";
import type { BulkDeed } from "./bulk-change.ts";

/** The live category that a deed moves products to, null for other deeds. Throws DomainError("invalid") for none. */
export async function findDeedCategory(categories: CategoryStore, deed: BulkDeed): Promise<CategoryId | null> {
  if (deed.kind !== "category") return null;
  const category = await categories.findByName(deed.category);
  if (category === undefined || category.retired) {
    throw refuseField("deed.category", `There is no category "${deed.category}".`);
  }
  return category.id;
}
