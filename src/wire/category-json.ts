import type { Category, CategoryUse } from "../core/catalogue/category.ts";
import { toInstantJson } from "./instant-json.ts";

export interface CategoryJson {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly updated_at: string;
}

/** A category with the number of products that use it: `GET /api/categories` for signed-in people. */
export interface CategoryUseJson extends CategoryJson {
  readonly product_count: number;
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

export function toCategoryUseJson({ category, products }: CategoryUse): CategoryUseJson {
  return { ...toCategoryJson(category), product_count: products };
}
