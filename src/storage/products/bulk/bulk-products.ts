import { type RawBuilder, sql } from "kysely";
import type { BulkProduct } from "../../../core/catalogue/bulk/bulk-store.ts";
import type { CategoryId } from "../../../core/catalogue/category.ts";
import type { ProductFilter, ProductId } from "../../../core/catalogue/product.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ProductTable, ShopDatabase } from "../../schema.ts";
import { toTexts } from "../../stores/entity-row.ts";
import { conditionsOf, resolveScope } from "../product-scope.ts";
import { searchTitles } from "../search/search-titles.ts";

type BulkProductRow = Pick<
  ProductTable,
  "id" | "title" | "category_id" | "tags" | "featured" | "trending" | "hidden" | "demo" | "updated_at"
> & { readonly seq: number; readonly without_picture: boolean | number; readonly without_amount: boolean | number };

const COLUMNS = sql`products.seq, products.id, products.title, products.category_id, products.tags, products.featured,
  products.trending, products.hidden, products.demo, products.updated_at,
  products.images = '[]' as without_picture, products.price_amount is null as without_amount`;

interface ListSlice {
  readonly filter: ProductFilter;
  readonly beforeSeq: number;
  readonly limit: number;
}

/** Products of a list below a running number, newest first. */
export async function listBulkProducts(
  db: ShopDatabase,
  kind: DatabaseKind,
  { filter, beforeSeq, limit }: ListSlice,
): Promise<readonly BulkProduct[]> {
  const scope = await resolveScope(db, kind, filter);
  const { term } = scope;
  if (term !== undefined) {
    const seqs = await searchTitles(db, kind, { scope: { ...scope, term }, beforeSeq, limit });
    return seqs.length === 0 ? [] : readWhere(db, [sql`products.seq in (${sql.join(seqs)})`], limit);
  }
  return readWhere(db, [...conditionsOf(scope), sql`products.seq < ${beforeSeq}`], limit);
}

export async function findBulkProducts(db: ShopDatabase, ids: readonly ProductId[]): Promise<readonly BulkProduct[]> {
  return ids.length === 0 ? [] : readWhere(db, [sql`products.id in (${sql.join(ids)})`], ids.length);
}

async function readWhere(db: ShopDatabase, conditions: readonly RawBuilder<boolean>[], limit: number) {
  const { rows } = await sql<BulkProductRow>`select ${COLUMNS} from products
    where ${sql.join(conditions, sql` and `)} order by products.seq desc limit ${limit}`.execute(db);
  return rows.map(toBulkProduct);
}

function toBulkProduct(row: BulkProductRow): BulkProduct {
  return {
    seq: row.seq,
    id: row.id as ProductId,
    title: row.title,
    categoryId: row.category_id as CategoryId,
    tags: toTexts(row.tags),
    featured: Boolean(row.featured),
    trending: Boolean(row.trending),
    hidden: Boolean(row.hidden),
    demo: Boolean(row.demo),
    withoutPicture: Boolean(row.without_picture),
    withoutAmount: Boolean(row.without_amount),
    updatedAt: row.updated_at,
  };
}
