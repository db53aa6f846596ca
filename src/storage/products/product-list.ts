import { type RawBuilder, sql } from "kysely";
import type { ProductPageRequest, ProductStore } from "../../core/catalogue/catalogue-store.ts";
import type { Product, ProductFilter } from "../../core/catalogue/product.ts";
import type { ProductOrder } from "../../core/catalogue/product-order.ts";
import { type Page, TOTAL_CAP } from "../../core/paging/page.ts";
import { nextTurn } from "../../core/time/next-turn.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { isPresent } from "../stores/entity-row.ts";
import { createOrderedLists } from "./ordered-list.ts";
import { capTotal, countAll, type ListParts, readBySeqs, readRows, type Total } from "./product-reads.ts";
import { type ProductRow, toProduct } from "./product-row.ts";
import { conditionsOf, isQuick, type ProductScope, resolveScope } from "./product-scope.ts";
import { searchTitles } from "./search/search-titles.ts";

const STREAM_CHUNK = 200;

export type ProductLists = Pick<ProductStore, "list" | "stream">;

interface Slice {
  /** Undefined: from the newest on. */
  readonly beforeSeq: number | undefined;
  readonly limit: number;
}

/** Rows of a list, and the numbers that were found for it: what is deleted in between is missing from the rows alone. */
interface Found {
  readonly seqs: readonly number[];
  readonly rows: readonly ProductRow[];
}

/** Lists of products: pages by key, so that each row comes once however much is added meanwhile. */
export function createProductLists(parts: ListParts): ProductLists {
  const { db, aside, kind } = parts;

  async function readSlice(scope: ProductScope, slice: Slice): Promise<Found> {
    const { term, visibility } = scope;
    if (term !== undefined) {
      const seqs = await searchTitles(aside, kind, { scope: { ...scope, term }, ...slice });
      return { seqs, rows: await readBySeqs(db, seqs, visibility) };
    }
    const rows = await readRows(isQuick(scope) ? db : aside, [...conditionsOf(scope), ...isBefore(slice)], slice);
    return { seqs: rows.map(({ seq }) => seq), rows };
  }

  /** The matches counted for the total hold most pages already. */
  async function searchPage(scope: ProductScope & { term: string }, slice: Slice): Promise<Found & Total> {
    const counted = await searchTitles(aside, kind, { scope, beforeSeq: undefined, limit: TOTAL_CAP + 1 });
    const { beforeSeq = Infinity, limit } = slice;
    const held = counted.filter((seq) => seq < beforeSeq).slice(0, limit);
    const isHeld = held.length === limit || counted.length <= TOTAL_CAP;
    const seqs = isHeld ? held : await searchTitles(aside, kind, { scope, ...slice });
    return { seqs, rows: await readBySeqs(db, seqs, scope.visibility), ...capTotal(counted.length) };
  }

  async function listNewest(filter: ProductFilter, { limit, cursor }: ProductPageRequest): Promise<Page<Product>> {
    const beforeSeq = cursor === undefined ? undefined : readCursor("newest", cursor);
    const scope = await resolveScope(db, kind, filter);
    // One more than asked for tells whether there is a next page.
    const slice = { beforeSeq, limit: limit + 1 };
    const { term } = scope;
    if (term !== undefined) {
      const { seqs, rows, ...total } = await searchPage({ ...scope, term }, slice);
      return toPage({ seqs, rows }, limit, total);
    }
    return toPage(await readSlice(scope, slice), limit, await countAll(isQuick(scope) ? db : aside, scope));
  }

  async function* streamNewest(filter: ProductFilter): AsyncIterable<Product> {
    const scope = await resolveScope(db, kind, filter);
    for (let beforeSeq: number | undefined; ;) {
      const { seqs, rows } = await readSlice(scope, { beforeSeq, limit: STREAM_CHUNK });
      yield* rows.map(toProduct).filter(isPresent);
      beforeSeq = seqs.at(-1);
      if (beforeSeq === undefined || seqs.length < STREAM_CHUNK) return;
      // A reader as quick as the database would let nobody else have a turn.
      await nextTurn();
    }
  }

  const ordered = createOrderedLists(parts);
  return {
    list: (filter, { order = NEWEST, ...page }) =>
      isNewestFirst(filter, order) ? listNewest(filter, page) : ordered.list(filter, { ...page, order }),
    stream: (filter, order = NEWEST) =>
      isNewestFirst(filter, order) ? streamNewest(filter) : ordered.stream(filter, order),
  };
}

/** By running number alone: no currency matters. */
const NEWEST: ProductOrder = { sort: "newest", currency: "" };

/** A band of prices has an index of its own, which does not run newest first. */
const isNewestFirst = (filter: ProductFilter, order: ProductOrder): boolean =>
  order.sort === "newest" && filter.price === undefined;

function isBefore({ beforeSeq }: Slice): RawBuilder<boolean>[] {
  return beforeSeq === undefined ? [] : [sql`products.seq < ${beforeSeq}`];
}

function toPage({ seqs, rows }: Found, limit: number, total: Total): Page<Product> {
  const last = seqs[limit - 1];
  return {
    items: rows
      .filter(({ seq }) => last === undefined || seq >= last)
      .map(toProduct)
      .filter(isPresent),
    nextCursor: last !== undefined && seqs.length > limit ? writeCursor("newest", last) : undefined,
    ...total,
  };
}
