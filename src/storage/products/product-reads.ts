import { type RawBuilder, sql } from "kysely";
import type { Visibility } from "../../core/catalogue/product.ts";
import { TOTAL_CAP } from "../../core/paging/page.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { readCounter } from "./product-counters.ts";
import { PRODUCT_COLUMNS, type ProductRow } from "./product-row.ts";
import { conditionsOf, counterOf, type ProductScope } from "./product-scope.ts";

/** What lists of products are read with. */
export interface ListParts {
  readonly kind: DatabaseKind;
  readonly db: ShopDatabase;
  /** Takes the readings that may last. */
  readonly aside: ShopDatabase;
}

export interface Total {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export async function countAll(db: ShopDatabase, scope: ProductScope): Promise<Total> {
  const counter = counterOf(scope);
  if (counter) return { total: await readCounter(db, counter), totalIsCapped: false };
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from products where ${allOf(conditionsOf(scope))} limit ${TOTAL_CAP + 1}
  ) as counted`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export function capTotal(found: number): Total {
  return { total: Math.min(found, TOTAL_CAP), totalIsCapped: found > TOTAL_CAP };
}

export async function lastSeqOf(db: ShopDatabase): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`select max(seq) as seq from products`.execute(db);
  return rows[0]?.seq ?? 0;
}

/**
 * Newest first; fewer than asked for where some were deleted or hidden since their numbers were found, so that a list must
 * never tell by these rows whether it ends.
 */
export async function readBySeqs(
  db: ShopDatabase,
  seqs: readonly number[],
  visibility: Visibility,
): Promise<ProductRow[]> {
  if (seqs.length === 0) return [];
  const conditions = [sql<boolean>`products.seq in (${sql.join(seqs)})`];
  if (visibility === "public") conditions.push(sql`not products.hidden`);
  return readRows(db, conditions, { limit: seqs.length });
}

/** Newest first. */
export async function readRows(
  db: ShopDatabase,
  conditions: readonly RawBuilder<boolean>[],
  { limit }: { readonly limit: number },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`select ${PRODUCT_COLUMNS} from products
    where ${allOf(conditions)} order by products.seq desc limit ${limit}`.execute(db);
  return rows;
}

/** In any order. */
export async function readSeqs(
  db: ShopDatabase,
  conditions: readonly RawBuilder<boolean>[],
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ seq: number }>`select products.seq from products
    where ${allOf(conditions)} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
