import type { ProductStore } from "../catalogue/catalogue-store.ts";
import { DomainError, type FieldError } from "../errors/domain-error.ts";
import type { GuidePick } from "./guide.ts";

/** Refuses picks of products that do not exist, and products that are picked twice. */
export async function checkPicks(products: ProductStore, picks: readonly GuidePick[]): Promise<void> {
  const found = await products.findMany(picks.map(({ productId }) => productId));
  const known = new Set(found.map(({ id }) => id));
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, { productId }] of picks.entries()) {
    const field = `products.${index}.productId`;
    if (!known.has(productId)) errors.push({ field, message: `There is no product with the id "${productId}".` });
    else if (seen.has(productId)) errors.push({ field, message: "This product is in the guide twice." });
    seen.add(productId);
  }
  const [first] = errors;
  if (first !== undefined) throw new DomainError("invalid", first.message, { errors });
}
