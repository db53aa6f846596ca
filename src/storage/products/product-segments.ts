import { type RawBuilder, sql } from "kysely";
import type { ProductOrder } from "../../core/catalogue/product-order.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";

/** What an order knows of a product. */
export interface SortKeys {
  readonly seq: number;
  readonly category_id: string;
  readonly price_amount: number | null;
  readonly price_currency: string | null;
  /** The first characters of the folded title. */
  readonly title_key: string;
}

export type SortValue = string | number;

/** A stretch of an ordered list that one index holds in order: the prices of one currency, the products of one category. */
export interface Segment {
  /** Names it in a cursor. */
  readonly key: string;
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly holds: (keys: SortKeys) => boolean;
  /** Comes before the running number; absent where that alone decides. */
  readonly value?: {
    readonly type: "number" | "string";
    readonly column: RawBuilder<SortValue>;
    readonly of: (keys: SortKeys) => SortValue;
  };
  readonly isDescending: boolean;
  /**
   * Columns that are null or the same in the whole segment and come first in its index: PostgreSQL follows an index
   * past a null only where the order names it.
   */
  readonly prefix?: readonly RawBuilder<unknown>[];
}

/** Longer than any two titles agree, and short enough for a cursor in an address. */
const TITLE_KEY_LENGTH = 64;

/** By code point on both databases: PostgreSQL's own collations differ from machine to machine. */
export const titleKey = (kind: DatabaseKind): RawBuilder<string> =>
  kind === "postgres"
    ? sql`substr(products.title_fold, 1, ${sql.lit(TITLE_KEY_LENGTH)}) collate "C"`
    : sql`substr(products.title_fold, 1, ${sql.lit(TITLE_KEY_LENGTH)})`;

/** The stretches of a list in this order, first to last. */
export async function planSegments(
  db: ShopDatabase,
  kind: DatabaseKind,
  { sort, currency }: ProductOrder,
): Promise<readonly Segment[]> {
  const isDescending = sort.endsWith("_desc");
  switch (sort) {
    case "newest":
    case "oldest":
      return [{ ...WHOLE, isDescending: sort === "newest" }];
    case "title_asc":
    case "title_desc":
      return [
        { ...WHOLE, isDescending, value: { type: "string", column: titleKey(kind), of: (keys) => keys.title_key } },
      ];
    case "category_asc":
    case "category_desc":
      return listCategorySegments(db, isDescending);
    case "price_asc":
    case "price_desc":
      return orderPrices(await listCurrencies(db), currency, isDescending);
  }
}

const WHOLE = { key: "whole", conditions: [], holds: () => true } as const;

/** Retired ones too, since their products keep them; newest first in each, whichever way the categories run. */
async function listCategorySegments(db: ShopDatabase, isDescending: boolean): Promise<Segment[]> {
  const rows = await db.selectFrom("categories").select("id").orderBy("name_fold").orderBy("seq").execute();
  const segments = rows.map(({ id }) => ({
    key: id,
    conditions: [sql<boolean>`products.category_id = ${id}`],
    holds: (keys: SortKeys) => keys.category_id === id,
    isDescending: true,
  }));
  return isDescending ? segments.toReversed() : segments;
}

/** Jumps from one to the next in the index: `distinct` would read all of it. */
async function listCurrencies(db: ShopDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`with recursive known (code) as (
      select min(price_currency) from products
      union all
      select (select min(price_currency) from products where price_currency > known.code) from known
      where known.code is not null
    ) select code from known where code is not null`.execute(db);
  return rows.map(({ code }) => code);
}

function orderPrices(codes: readonly string[], shopCurrency: string, isDescending: boolean): Segment[] {
  const value: Segment["value"] = {
    type: "number",
    column: sql`products.price_amount`,
    of: (keys) => keys.price_amount ?? 0,
  };
  const inCurrency = (code: string): Segment => ({
    key: code,
    conditions: [sql`products.price_currency = ${code}`, sql`products.price_amount is not null`],
    holds: (keys) => keys.price_currency === code && keys.price_amount !== null,
    value,
    isDescending,
  });
  const own = inCurrency(shopCurrency);
  const others = codes.filter((code) => code !== shopCurrency).map(inCurrency);
  const unknown = { ...IN_UNKNOWN_CURRENCY, value, isDescending };
  return [...(isDescending ? [own, FREE] : [FREE, own]), ...others, unknown, UNREAD];
}

const NO_CURRENCY = sql<boolean>`products.price_currency is null`;

const FREE: Segment = {
  key: "free",
  conditions: [NO_CURRENCY, sql`products.price_amount = 0`],
  holds: (keys) => keys.price_currency === null && keys.price_amount === 0,
  isDescending: true,
  prefix: [sql`products.price_currency`, sql`products.price_amount`],
};

/** "kr 500" in a shop that sells in dollars: an amount that nothing else can be compared with. */
const IN_UNKNOWN_CURRENCY = {
  key: "unknown",
  conditions: [NO_CURRENCY, sql<boolean>`products.price_amount > 0`],
  holds: (keys: SortKeys) => keys.price_currency === null && keys.price_amount !== null && keys.price_amount > 0,
  prefix: [sql`products.price_currency`],
};

const UNREAD: Segment = {
  key: "unread",
  conditions: [sql`products.price_amount is null`],
  holds: (keys) => keys.price_amount === null,
  isDescending: true,
};
