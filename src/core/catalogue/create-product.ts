import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { claimSlug } from "./claim-slug.ts";
import type { Product, ProductDraft, ProductId } from "./product.ts";
import { chooseCategory, toProductColumns } from "./product-columns.ts";

/** Adds a product and gives it its slug for good. Throws DomainError("invalid") for an unknown category. */
export async function createProduct(context: CoreContext, draft: ProductDraft): Promise<Product> {
  const id = context.newId() as ProductId;
  const now = context.clock.now();
  return context.storage.publish(async (stores) => {
    const columns = await toProductColumns(stores, draft);
    const categoryId = await chooseCategory(stores.categories, draft.category);
    const slug = await claimSlug(stores.addresses, { kind: "product", title: draft.title, id });
    const product = await stores.products.insert({
      ...columns,
      id,
      slug,
      categoryId,
      hidden: draft.hidden ?? false,
      demo: false,
      createdAt: now,
      updatedAt: now,
    });
    await recordChange(context, stores, { kind: "product", after: product });
    return product;
  });
}
