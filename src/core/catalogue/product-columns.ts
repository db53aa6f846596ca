import type { CoreContext } from "../core-context.ts";
import { refuseField } from "../errors/domain-error.ts";
import { parsePrice } from "../money/price.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { CategoryStore, ProductRecord } from "./catalogue-store.ts";
import type { Product, ProductDraft } from "./product.ts";

type DraftColumns = Omit<ProductDraft, "category"> & Pick<ProductRecord, "priceAmount" | "priceCurrency">;

/** A draft's own columns, with what its price means in this shop. */
export async function toProductColumns(context: CoreContext, draft: ProductDraft): Promise<DraftColumns> {
  const { category: _name, ...columns } = draft;
  const price = parsePrice(draft.price, await readSettings(context));
  return { ...columns, priceAmount: price?.amount ?? null, priceCurrency: price?.currency ?? null };
}

/**
 * The category that a draft names. Unknown names are refused, and retired ones too unless the product is in it
 * already: saving such a product unchanged works, choosing the category anew does not.
 */
export async function chooseCategory(
  categories: CategoryStore,
  name: string,
  current?: Pick<Product, "categoryId">,
): Promise<ProductRecord["categoryId"]> {
  const category = await categories.findByName(name);
  if (category === undefined) throw refuseField("category", `There is no category "${name}".`);
  if (category.retired && category.id !== current?.categoryId) {
    throw refuseField("category", `The category "${category.name}" was deleted. Choose another one, or add it again.`);
  }
  return category.id;
}
