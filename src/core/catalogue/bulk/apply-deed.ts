import { PRODUCT_LIMITS } from "../product-rules.ts";
import { includesTag } from "../tag-list.ts";
import type { BulkChange } from "./bulk-change.ts";
import type { BulkProduct } from "./bulk-store.ts";

/** What comes of a deed on one product: changed, as it was already, or against a rule. */
export type DeedResult =
  | { readonly kind: "changed"; readonly after: BulkProduct }
  | { readonly kind: "removed" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly reason: string };

const UNCHANGED: DeedResult = { kind: "unchanged" };

/** Applies a deed to one product; a demo product that changes becomes the owner's own. */
export function applyDeed(
  { deed, categoryId }: Pick<BulkChange, "deed" | "categoryId">,
  product: BulkProduct,
): DeedResult {
  switch (deed.kind) {
    case "delete":
      return { kind: "removed" };
    case "flag":
      return product[deed.flag] === deed.value ? UNCHANGED : changed(product, { [deed.flag]: deed.value });
    case "category":
      return categoryId === null || product.categoryId === categoryId ? UNCHANGED : changed(product, { categoryId });
    case "tags":
      return changeTags(product, deed);
  }
}

function changeTags(
  product: BulkProduct,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): DeedResult {
  const kept = product.tags.filter((tag) => !includesTag(remove, tag));
  const tags = [...kept, ...add.filter((tag) => !includesTag(kept, tag))];
  if (tags.length === product.tags.length && tags.every((tag, index) => tag === product.tags[index])) return UNCHANGED;
  if (tags.length > PRODUCT_LIMITS.tags && tags.length > product.tags.length) {
    return { kind: "refused", reason: `It would have more than ${PRODUCT_LIMITS.tags} tags.` };
  }
  return changed(product, { tags });
}

function changed(product: BulkProduct, difference: Partial<BulkProduct>): DeedResult {
  return { kind: "changed", after: { ...product, ...difference, demo: false } };
}
