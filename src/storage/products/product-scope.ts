import { type RawBuilder, sql } from "kysely";
import type { ProductFilter, ProductId, Visibility } from "../../core/catalogue/product.ts";
import { foldText } from "../../core/text/fold.ts";
import type { ShopDatabase } from "../schema.ts";
import { categoryCounter, type CounterKey } from "./product-counters.ts";

/** A filter whose names are looked up and whose words are folded. */
export interface ProductScope {
  readonly visibility: Visibility;
  readonly featured: boolean;
  readonly trending: boolean;
  /** Undefined: of any category. Empty: of a category that does not exist. */
  readonly categoryIds: readonly string[] | undefined;
  readonly id: ProductId | undefined;
  /** Folded; undefined: any title. */
  readonly term: string | undefined;
}

export async function resolveScope(db: ShopDatabase, filter: ProductFilter): Promise<ProductScope> {
  const term = foldText(filter.q ?? "");
  return {
    visibility: filter.visibility,
    featured: filter.featured === true,
    trending: filter.trending === true,
    categoryIds: filter.category === undefined ? undefined : await findCategoryIds(db, filter.category),
    id: filter.id,
    term: term === "" ? undefined : term,
  };
}

/** Two, when a category was renamed to the name of a retired one. */
async function findCategoryIds(db: ShopDatabase, name: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("categories").select("id").where("name_fold", "=", foldText(name)).execute();
  return rows.map(({ id }) => id);
}

/** All but the term. Bare flags, not parameters: only so the partial indexes match. */
export function conditionsOf(scope: ProductScope): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (scope.visibility === "public") conditions.push(sql`products.hidden = ${false}`);
  if (scope.featured) conditions.push(sql`products.featured`);
  if (scope.trending) conditions.push(sql`products.trending`);
  if (scope.id !== undefined) conditions.push(sql`products.id = ${scope.id}`);
  if (scope.categoryIds !== undefined) conditions.push(isInCategory(scope, scope.categoryIds));
  return conditions;
}

function isInCategory({ featured, trending }: ProductScope, ids: readonly string[]): RawBuilder<boolean> {
  const [only, ...others] = ids;
  if (only === undefined) return sql`false`;
  // Few products are featured or trending: as an expression the category does not lure SQLite away from their index.
  if (featured || trending) return sql`coalesce(products.category_id, '') in (${sql.join(ids)})`;
  return others.length === 0 ? sql`products.category_id = ${only}` : sql`products.category_id in (${sql.join(ids)})`;
}

/** The counter that holds the length of the whole list, if one does. */
export function counterOf(scope: ProductScope): CounterKey | undefined {
  if (scope.id !== undefined || scope.term !== undefined) return undefined;
  const { featured, trending, categoryIds } = scope;
  const conditions = [
    ...(featured ? ["featured"] : []),
    ...(trending ? ["trending"] : []),
    ...(categoryIds ?? []).map(categoryCounter),
  ];
  const [name = "total", ...others] = conditions;
  const isUnknownCategory = categoryIds?.length === 0;
  return others.length > 0 || isUnknownCategory ? undefined : { scope: scope.visibility, name };
}
