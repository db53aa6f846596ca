import { type RawBuilder, sql } from "kysely";
import type { ProductPageRequest } from "../../core/catalogue/catalogue-store.ts";
import type { Product, ProductFilter } from "../../core/catalogue/product.ts";
import type { ProductOrder } from "../../core/catalogue/product-order.ts";
import { type Page, TOTAL_CAP } from "../../core/paging/page.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { isPresent } from "../stores/entity-row.ts";
import { readCounter } from "./product-counters.ts";
import { PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-row.ts";
import {
  type Place,
  readOrderCursor,
  sortProducts,
  type Stretch,
  walkProducts,
  writeOrderCursor,
} from "./ordered-products.ts";
import { conditionsOf, counterOf, isNarrowed, type ProductScope, resolveScope } from "./product-scope.ts";
import { planSegments } from "./product-segments.ts";
import { searchTitles } from "./title-search.ts";

const STREAM_CHUNK = 200;

export interface ProductLists {
  list(filter: ProductFilter, page: ProductPageRequest): Promise<Page<Product>>;
  stream(filter: ProductFilter, order?: ProductOrder): AsyncIterable<Product>;
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

/** Lists of products: pages by key, so that each row comes once however much is added meanwhile. */
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

  async function listNewest(filter: ProductFilter, { limit, cursor }: ProductPageRequest): Promise<Page<Product>> {
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
  }

  async function* streamNewest(filter: ProductFilter): AsyncIterable<Product> {
    const scope = await resolveScope(db, filter);
    for (let beforeSeq: number | undefined; ;) {
      const rows = await readSlice(scope, { beforeSeq, limit: STREAM_CHUNK });
      yield* rows.map(toProduct).filter(isPresent);
      const last = rows.at(-1);
      if (!last || rows.length < STREAM_CHUNK) return;
      beforeSeq = last.seq;
    }
  }

  /** A few are sorted, many are walked through: counting tells which, and the total is wanted anyway. */
  async function openOrdered(filter: ProductFilter, order: ProductOrder) {
    const scope = await resolveScope(db, filter);
    const segments = await planSegments(db, kind, order);
    const { seqs, ...total } = await collectFew(scope);
    const read = (stretch: Pick<Stretch, "after" | "limit">) =>
      seqs === undefined
        ? walkProducts(db, kind, { scope, segments, ...stretch })
        : sortProducts(db, kind, { seqs, segments, ...stretch });
    return { segments, total, read };
  }

  async function collectFew(scope: ProductScope): Promise<Total & { readonly seqs: readonly number[] | undefined }> {
    const { term } = scope;
    const limit = TOTAL_CAP + 1;
    if (term !== undefined) {
      const seqs = await searchTitles(db, kind, { scope: { ...scope, term }, beforeSeq: undefined, limit });
      return { seqs: seqs.length > TOTAL_CAP ? undefined : seqs, ...capTotal(seqs.length) };
    }
    const total = await countAll(db, scope);
    if (!isNarrowed(scope) || total.totalIsCapped || total.total > TOTAL_CAP) return { seqs: undefined, ...total };
    return { seqs: await readSeqs(db, conditionsOf(scope), limit), ...total };
  }

  async function listOrdered(
    filter: ProductFilter,
    { limit, cursor, order }: Pick<ProductPageRequest, "limit" | "cursor"> & { readonly order: ProductOrder },
  ): Promise<Page<Product>> {
    const { segments, total, read } = await openOrdered(filter, order);
    const after = cursor === undefined ? undefined : readOrderCursor(order.sort, cursor, segments);
    const places = await read({ after, limit: limit + 1 });
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: (await readPlaces(shown)).map(toProduct).filter(isPresent),
      nextCursor: last && places.length > limit ? writeOrderCursor(order.sort, last) : undefined,
      ...total,
    };
  }

  async function* streamOrdered(filter: ProductFilter, order: ProductOrder): AsyncIterable<Product> {
    const { read } = await openOrdered(filter, order);
    for (let after: Place | undefined; ;) {
      const places = await read({ after, limit: STREAM_CHUNK });
      yield* (await readPlaces(places)).map(toProduct).filter(isPresent);
      after = places.at(-1);
      if (after === undefined || places.length < STREAM_CHUNK) return;
    }
  }

  async function readPlaces(places: readonly Place[]): Promise<readonly ProductRow[]> {
    const seqs = places.map(({ seq }) => seq);
    const rows = new Map((await readBySeqs(db, seqs)).map((row) => [row.seq, row]));
    return seqs.map((seq) => rows.get(seq)).filter(isPresent);
  }

  /** A band of prices has an index of its own, which does not run newest first. */
  const isNewestFirst = (filter: ProductFilter, order: ProductOrder): boolean =>
    order.sort === "newest" && filter.price === undefined;

  return {
    list: (filter, { order = NEWEST, ...page }) =>
      isNewestFirst(filter, order) ? listNewest(filter, page) : listOrdered(filter, { ...page, order }),
    stream: (filter, order = NEWEST) =>
      isNewestFirst(filter, order) ? streamNewest(filter) : streamOrdered(filter, order),
  };
}

/** By running number alone: no currency matters. */
const NEWEST: ProductOrder = { sort: "newest", currency: "" };

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

async function readSeqs(db: ShopDatabase, conditions: readonly RawBuilder<boolean>[], limit: number) {
  const { rows } = await sql<{ seq: number }>`select products.seq from products
    where ${allOf(conditions)} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

async function readRows(db: ShopDatabase, conditions: readonly RawBuilder<boolean>[], { limit }: { limit: number }) {
  const { rows } = await sql<ProductRow>`select ${PRODUCT_COLUMNS} from products
    where ${allOf(conditions)} order by products.seq desc limit ${limit}`.execute(db);
  return rows;
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
