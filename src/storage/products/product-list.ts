import { type RawBuilder, sql } from "kysely";
import type { Product, ProductFilter } from "../../core/catalogue/product.ts";
import { type Page, type PageRequest, TOTAL_CAP } from "../../core/paging/page.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { isPresent } from "../stores/entity-row.ts";
import { readCounter } from "./product-counters.ts";
import { PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-row.ts";
import { conditionsOf, counterOf, type ProductScope, resolveScope } from "./product-scope.ts";
import { searchTitles } from "./title-search.ts";

const STREAM_CHUNK = 200;

export interface ProductLists {
  list(filter: ProductFilter, page: PageRequest): Promise<Page<Product>>;
  stream(filter: ProductFilter): AsyncIterable<Product>;
}

interface Slice {
  /** Undefined: from the newest on. */
  readonly beforeSeq: number | undefined;
  readonly limit: number;
}

interface Total {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Lists of products, newest first: pages by key, so that each row comes once however much is added meanwhile. */
export function createProductLists(db: ShopDatabase, kind: DatabaseKind): ProductLists {
  async function readSlice(scope: ProductScope, slice: Slice): Promise<ProductRow[]> {
    const { term } = scope;
    if (term === undefined) return readRows(db, [...conditionsOf(scope), ...isBefore(slice)], slice);
    return readBySeqs(db, await searchTitles(db, kind, { scope: { ...scope, term }, ...slice }));
  }

  /** The matches counted for the total hold most pages already. */
  async function searchPage(scope: ProductScope & { term: string }, slice: Slice) {
    const counted = await searchTitles(db, kind, { scope, beforeSeq: undefined, limit: TOTAL_CAP + 1 });
    const { beforeSeq = Infinity, limit } = slice;
    const held = counted.filter((seq) => seq < beforeSeq).slice(0, limit);
    const isHeld = held.length === limit || counted.length <= TOTAL_CAP;
    const wanted = isHeld ? held : await searchTitles(db, kind, { scope, ...slice });
    return { rows: await readBySeqs(db, wanted), ...capTotal(counted.length) };
  }

  return {
    async list(filter, { limit, cursor }) {
      const beforeSeq = cursor === undefined ? undefined : readCursor("newest", cursor);
      const scope = await resolveScope(db, filter);
      // One more than asked for tells whether there is a next page.
      const slice = { beforeSeq, limit: limit + 1 };
      const { term } = scope;
      if (term !== undefined) {
        const { rows, ...total } = await searchPage({ ...scope, term }, slice);
        return toPage(rows, limit, total);
      }
      return toPage(await readSlice(scope, slice), limit, await countAll(db, scope));
    },

    async *stream(filter) {
      const scope = await resolveScope(db, filter);
      for (let beforeSeq: number | undefined; ;) {
        const rows = await readSlice(scope, { beforeSeq, limit: STREAM_CHUNK });
        yield* rows.map(toProduct).filter(isPresent);
        const last = rows.at(-1);
        if (!last || rows.length < STREAM_CHUNK) return;
        beforeSeq = last.seq;
      }
    },
  };
}

function isBefore({ beforeSeq }: Slice): RawBuilder<boolean>[] {
  return beforeSeq === undefined ? [] : [sql`products.seq < ${beforeSeq}`];
}

function toPage(rows: readonly ProductRow[], limit: number, total: Total): Page<Product> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toProduct).filter(isPresent),
    nextCursor: last && rows.length > limit ? writeCursor("newest", last.seq) : undefined,
    ...total,
  };
}

async function countAll(db: ShopDatabase, scope: ProductScope): Promise<Total> {
  const counter = counterOf(scope);
  if (counter) return { total: await readCounter(db, counter), totalIsCapped: false };
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from products where ${allOf(conditionsOf(scope))} limit ${TOTAL_CAP + 1}
  ) as counted`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

function capTotal(found: number): Total {
  return { total: Math.min(found, TOTAL_CAP), totalIsCapped: found > TOTAL_CAP };
}

async function readBySeqs(db: ShopDatabase, seqs: readonly number[]): Promise<ProductRow[]> {
  if (seqs.length === 0) return [];
  return readRows(db, [sql`products.seq in (${sql.join(seqs)})`], { limit: seqs.length });
}

async function readRows(db: ShopDatabase, conditions: readonly RawBuilder<boolean>[], { limit }: { limit: number }) {
  const { rows } = await sql<ProductRow>`select ${PRODUCT_COLUMNS} from products
    where ${allOf(conditions)} order by products.seq desc limit ${limit}`.execute(db);
  return rows;
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
