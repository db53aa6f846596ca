import { refuseField } from "../errors/domain-error.ts";
import { parsePrice, type PriceDefaults } from "../money/price.ts";
import { settingsIn } from "../settings/read-settings.ts";
import type { Stores } from "../storage.ts";
import type { Category, CategoryId } from "./category.ts";
import type { CategoryStore, ProductRecord } from "./catalogue-store.ts";
import type { Product, ProductDraft } from "./product.ts";

type PriceColumns = Pick<ProductRecord, "priceAmount" | "priceUpperAmount" | "priceCurrency">;
type DraftColumns = Omit<ProductDraft, "category" | "hidden"> & PriceColumns;

/**
 * A draft's own columns, with what its price means in this shop. Inside the transaction that keeps them, so that no
 * price is read by a currency that was just changed.
 */
export async function toProductColumns({ settings }: Stores, draft: ProductDraft): Promise<DraftColumns> {
  return readColumns(draft, await settingsIn(settings));
}

/** The same for many drafts, under settings that were read inside the transaction. */
export function readColumns(draft: ProductDraft, defaults: PriceDefaults): DraftColumns {
  const { category: _name, hidden: _hidden, ...columns } = draft;
  return { ...columns, ...readPriceColumns(draft.price, defaults) };
}

/** What a price text means, as the product's columns store it. */
export function readPriceColumns(text: string, defaults: PriceDefaults): PriceColumns {
  const price = parsePrice(text, defaults);
  return {
    priceAmount: price?.amount ?? null,
    priceUpperAmount: price?.upperAmount ?? null,
    priceCurrency: price?.currency ?? null,
  };
}

/**
 * The category that a draft names. Unknown names are refused, and retired ones too unless the product is in it
 * already: saving such a product unchanged works, choosing the category anew does not.
 */
export async function chooseCategory(
  categories: CategoryStore,
  name: string,
  current?: Pick<Product, "categoryId">,
): Promise<CategoryId> {
  return refuseUnfit(await categories.findByName(name), name, current);
}

/** The same for many new products at once; the answers stand in the order of the names. */
export async function chooseCategories(
  categories: CategoryStore,
  names: readonly string[],
): Promise<readonly CategoryId[]> {
  const unlike = [...new Set(names)];
  const found = await categories.findByNames(unlike);
  const ids = new Map(unlike.map((name, index) => [name, refuseUnfit(found[index], name)]));
  return names.flatMap((name) => ids.get(name) ?? []);
}

function refuseUnfit(category: Category | undefined, name: string, current?: Pick<Product, "categoryId">): CategoryId {
  if (category === undefined) throw refuseField("category", `There is no category "${name}".`);
  if (category.retired && category.id !== current?.categoryId) {
    throw refuseField("category", `The category "${category.name}" was deleted. Choose another one, or add it again.`);
  }
  return category.id;
}
