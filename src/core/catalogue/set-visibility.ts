import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision } from "../revision.ts";
import type { Product, ProductId } from "./product.ts";

/**
 * Hides a product from the public or shows it again; nothing else changes, and doing it twice changes nothing.
 * Throws DomainError("not-found").
 */
export function setVisibility(
  context: CoreContext,
  { id, hidden }: { readonly id: ProductId; readonly hidden: boolean },
): Promise<Product> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.products.findById(id), "product");
    if (current.hidden === hidden) return current;
    const { seq: _seq, category: _category, ...kept } = current;
    const updatedAt = nextRevision(current, context.clock.now());
    const product = await stores.products.update({ ...kept, hidden, demo: false, updatedAt });
    await recordChange(context, stores, { kind: "product", before: current, after: product });
    return product;
  });
}
