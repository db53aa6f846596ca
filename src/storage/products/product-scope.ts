import { type RawBuilder, sql } from "kysely";
import type { PriceBand, ProductFilter, ProductId, Visibility } from "../../core/catalogue/product.ts";
import { foldText } from "../../core/text/fold.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { findCategoryIds } from "../stores/category-names.ts";
import { findByLink, holdsLink, type LinkScope } from "./link-scope.ts";
import { categoryCounter, type CounterKey } from "./product-counters.ts";

/** A filter whose names are looked up and whose words are folded, for one kind of database. */
export interface ProductScope {
  readonly kind: DatabaseKind;
  readonly visibility: Visibility;
  readonly featured: boolean;
  readonly trending: boolean;
  /** Undefined: of any category. Empty: of a category that does not exist. */
  readonly categoryIds: readonly string[] | undefined;
  readonly id: ProductId | undefined;
  readonly hidden: boolean;
  readonly withoutPicture: boolean;
  readonly withoutAmount: boolean;
  readonly price: PriceBand | undefined;
  /** A part of the affiliate link; for signed-in people. */
  readonly link: LinkScope | undefined;
  /** Folded; undefined: any title. */
  readonly term: string | undefined;
}

export async function resolveScope(db: ShopDatabase, kind: DatabaseKind, filter: ProductFilter): Promise<ProductScope> {
  const found = await findByLink(db, filter);
  const term = found === undefined ? foldText(filter.q ?? "") : "";
  return {
    kind,
    visibility: filter.visibility,
    featured: filter.featured === true,
    trending: filter.trending === true,
    categoryIds: await resolveCategories(db, filter),
    id: filter.id,
    link: undefined,
    ...found,
    hidden: filter.hidden === true,
    withoutPicture: filter.withoutPicture === true,
    withoutAmount: filter.withoutAmount === true,
    price: filter.price,
    term: term === "" ? undefined : term,
  };
}

async function resolveCategories(
  db: ShopDatabase,
  { category, inDeletedCategory }: ProductFilter,
): Promise<readonly string[] | undefined> {
  const named = category === undefined ? undefined : await findCategoryIds(db, category);
  if (inDeletedCategory !== true) return named;
  const rows = await db.selectFrom("categories").select("id").where("retired", "=", true).execute();
  return rows.map(({ id }) => id).filter((id) => named?.includes(id) !== false);
}

/**
 * All but the term. Bare flags, not parameters: only so the partial indexes match. Of several conditions the rarest leads,
 * the others are written so that they do not lure SQLite, which keeps no statistics, to an index of their own.
 */
export function conditionsOf(scope: ProductScope): RawBuilder<boolean>[] {
  const conditions = rareConditionsOf(scope);
  if (scope.visibility === "public") {
    conditions.push(isLedApartFromVisibility(scope) ? sql`not products.hidden` : sql`products.hidden = ${false}`);
  }
  if (scope.categoryIds !== undefined) conditions.push(isInCategory(scope, scope.categoryIds));
  if (scope.price !== undefined) conditions.push(...isInBand(scope.price, "leading"));
  return conditions;
}

/** The indexes of bands and of what products lack do not know which are hidden: that must not lead past them. */
function isLedApartFromVisibility({ price, withoutPicture, withoutAmount }: ProductScope): boolean {
  return price !== undefined || withoutPicture || withoutAmount;
}

/** The same for a list that another index leads through: every row that comes by is asked. */
export function passingConditionsOf(scope: ProductScope): RawBuilder<boolean>[] {
  const conditions = rareConditionsOf(scope);
  if (scope.visibility === "public") conditions.push(sql`not products.hidden`);
  if (scope.categoryIds !== undefined) conditions.push(isOneOf(scope.categoryIds, passingOn(scope.kind)));
  if (scope.price !== undefined) conditions.push(...isInBand(scope.price, passingOn(scope.kind)));
  return conditions;
}

/** As `conditionsOf`, for a walk by running number, which no index of bands may lead: it does not run by number. */
export function conditionsByNumber({ price, ...scope }: ProductScope): RawBuilder<boolean>[] {
  const conditions = conditionsOf({ ...scope, price: undefined });
  return price === undefined ? conditions : [...conditions, ...isInBand(price, "passing")];
}

type Part = "leading" | "passing";

/** PostgreSQL keeps statistics of columns, not of expressions: it must see what is asked for to guess how many rows have it. */
const passingOn = (kind: DatabaseKind): Part => (kind === "sqlite" ? "passing" : "leading");

function rareConditionsOf(scope: ProductScope): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (scope.featured) conditions.push(sql`products.featured`);
  if (scope.trending) conditions.push(sql`products.trending`);
  if (scope.hidden) conditions.push(sql`products.hidden`);
  if (scope.withoutPicture) conditions.push(sql`products.images = '[]'`);
  if (scope.withoutAmount) conditions.push(sql`products.price_amount is null`);
  if (scope.link !== undefined) conditions.push(...holdsLink(scope.kind, scope.link));
  if (scope.id !== undefined) conditions.push(sql`products.id = ${scope.id}`);
  return conditions;
}

function isInBand({ currency, from, below }: PriceBand, part: Part): RawBuilder<boolean>[] {
  const [code, amount] =
    part === "leading"
      ? [sql`products.price_currency`, sql`products.price_amount`]
      : [sql`coalesce(products.price_currency, '')`, sql`coalesce(products.price_amount, -1)`];
  const isFreeIn = (from ?? 0) <= 0 && (below ?? 1) > 0;
  const isFree = sql<boolean>`products.price_currency is null and products.price_amount = 0`;
  const conditions = [sql<boolean>`${code} = ${currency}`, sql<boolean>`${amount} >= ${from ?? 0}`];
  if (below !== undefined) conditions.push(sql`${amount} < ${below}`);
  return isFreeIn ? [sql`((${sql.join(conditions, sql` and `)}) or (${isFree}))`] : conditions;
}

/** Few products carry a flag or lie in a band: as an expression the category does not lure SQLite away from their index. */
function isInCategory(scope: ProductScope, ids: readonly string[]): RawBuilder<boolean> {
  const isLedBy = rareConditionsOf(scope).length > 0 || scope.price !== undefined;
  return isOneOf(ids, isLedBy ? passingOn(scope.kind) : "leading");
}

function isOneOf(ids: readonly string[], part: Part): RawBuilder<boolean> {
  const [only, ...others] = ids;
  if (only === undefined) return sql`false`;
  if (part === "passing") return sql`coalesce(products.category_id, '') in (${sql.join(ids)})`;
  return others.length === 0 ? sql`products.category_id = ${only}` : sql`products.category_id in (${sql.join(ids)})`;
}

/** Whether a condition lets most products out: then few are worth collecting before anything else. */
export function isNarrowed(scope: ProductScope): boolean {
  return (
    rareConditionsOf(scope).length > 0 ||
    scope.categoryIds !== undefined ||
    scope.price !== undefined ||
    scope.term !== undefined
  );
}

/** Whether an index holds few but these products, newest first; one of bands is in no order of theirs. */
export const isLedByIndex = (scope: ProductScope): boolean =>
  rareConditionsOf(scope).length > 0 || scope.categoryIds !== undefined;

/** Whether one index holds just these products, newest first; of several conditions all may fail for long. */
export const isQuick = (scope: ProductScope): boolean => scope.id !== undefined || counterOf(scope) !== undefined;

/** The counter that holds the length of the whole list, if one does. */
export function counterOf(scope: ProductScope): CounterKey | undefined {
  if (isBeyondCounters(scope)) return undefined;
  const flags = COUNTED_FLAGS.filter(([flag]) => scope[flag]).map(([, name]) => name);
  const [name = "total", ...others] = [...flags, ...(scope.categoryIds ?? []).map(categoryCounter)];
  return others.length > 0 ? undefined : { scope: scope.visibility, name };
}

const COUNTED_FLAGS = [
  ["featured", "featured"],
  ["trending", "trending"],
  ["withoutPicture", "without-picture"],
  ["withoutAmount", "without-amount"],
] as const;

function isBeyondCounters({ id, term, price, link, hidden, categoryIds }: ProductScope): boolean {
  const isOfUnknownCategory = categoryIds?.length === 0;
  return (
    hidden || isOfUnknownCategory || id !== undefined || term !== undefined || price !== undefined || link !== undefined
  );
}
