import { refuseField } from "../errors/domain-error.ts";
import { parsePrice } from "../money/price.ts";
import { settingsIn } from "../settings/read-settings.ts";
import type { Stores } from "../storage.ts";
import type { CategoryStore, ProductRecord } from "./catalogue-store.ts";
import type { Product, ProductDraft } from "./product.ts";

type DraftColumns = Omit<ProductDraft, "category" | "hidden"> & Pick<ProductRecord, "priceAmount" | "priceCurrency">;

/**
 * A draft's own columns, with what its price means in this shop. Inside the transaction that keeps them, so that no
 * price is read by a currency that was just changed.
 */
export async function toProductColumns({ settings }: Stores, draft: ProductDraft): Promise<DraftColumns> {
  const { category: _name, hidden: _hidden, ...columns } = draft;
  const price = parsePrice(draft.price, await settingsIn(settings));
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
