import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { Product, ProductDraft, ProductId } from "./product.ts";
import { chooseCategory, toProductColumns } from "./product-columns.ts";

export interface ProductRevision {
  readonly id: ProductId;
  readonly draft: ProductDraft;
  /** The `updatedAt` of the product that the owner saw; undefined overwrites whatever stands there. */
  readonly basedOn?: number | undefined;
}

/**
 * Replaces what the owner decides about a product; its slug stays. A demo product becomes the owner's own.
 * Throws DomainError "not-found", "conflict" (with the current product) or "invalid" (unknown category).
 */
export async function reviseProduct(context: CoreContext, { id, draft, basedOn }: ProductRevision): Promise<Product> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.products.findById(id), "product");
    refuseStale(current, basedOn, "product");
    const columns = await toProductColumns(stores, draft);
    const categoryId = await chooseCategory(stores.categories, draft.category, current);
    const updatedAt = nextRevision(current, context.clock.now());
    const { seq: _seq, category: _category, ...kept } = current;
    const hidden = draft.hidden ?? current.hidden;
    const product = await stores.products.update({ ...kept, ...columns, categoryId, hidden, demo: false, updatedAt });
    await recordChange(context, stores, { kind: "product", before: current, after: product });
    return product;
  });
}
