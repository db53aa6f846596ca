import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { nextRevision, refuseStale } from "../revision.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { Product, ProductDraft, ProductId } from "./product.ts";
import { nextSlug } from "./next-slug.ts";
import { chooseCategory, toProductColumns } from "./product-columns.ts";

export interface ProductRevision {
  readonly id: ProductId;
  readonly draft: ProductDraft;
  /** Undefined: keep the slug. */
  readonly slug?: string | undefined;
  /** The `updatedAt` of the product that the owner saw; undefined overwrites whatever stands there. */
  readonly basedOn?: number | undefined;
}

/**
 * Replaces what the owner decides about a product; its slug stays unless another one is asked for. A demo product becomes
 * the owner's own. Throws DomainError "not-found", "conflict" (with the current product) or "invalid" (unknown category,
 * taken slug).
 */
export async function reviseProduct(
  context: CoreContext,
  { id, draft, slug, basedOn }: ProductRevision,
): Promise<Product> {
  return context.storage.publish(async (stores) => {
    const current = refuseMissing(await stores.products.findById(id), "product");
    refuseStale(current, basedOn, "product");
    const columns = await toProductColumns(stores, draft);
    const categoryId = await chooseCategory(stores.categories, draft.category, current);
    const currentSlug = await nextSlug(stores.addresses, { kind: "product", id, current: current.slug, wanted: slug });
    const updatedAt = nextRevision(current, context.clock.now());
    const { seq: _seq, category: _category, ...kept } = current;
    const hidden = draft.hidden ?? current.hidden;
    const product = await stores.products.update({
      ...kept,
      ...columns,
      slug: currentSlug,
      categoryId,
      hidden,
      demo: false,
      updatedAt,
    });
    await recordChange(context, stores, { kind: "product", before: current, after: product });
    return product;
  });
}
