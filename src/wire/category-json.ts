import type { Category } from "../core/catalogue/category.ts";
import { toInstantJson } from "./instant-json.ts";

export interface CategoryJson {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly updated_at: string;
}

/** A category in the list: with the number of products that use it for signed-in people. */
export interface ListedCategoryJson extends CategoryJson {
  readonly product_count?: number;
}

export function toCategoryJson(category: Category): CategoryJson {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    updated_at: toInstantJson(category.updatedAt),
  };
}
