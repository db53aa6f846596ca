import { type RawBuilder, sql } from "kysely";
import type { ProductSort } from "../../core/catalogue/product-order.ts";
import { nextTurn } from "../../core/time/next-turn.ts";
import { readPlace, refusePlace, writePlace } from "../cursor.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { allOf } from "./product-reads.ts";
import { type ProductScope, passingConditionsOf } from "./product-scope.ts";
import { type Segment, type SortKeys, type SortValue, titleKey } from "./product-segments.ts";
import { holdsTerm } from "./search/search-request.ts";

/** Where in an ordered list a product stands. */
export interface Place {
  readonly segment: string;
  /** Absent where the running number alone decides. */
  readonly value: SortValue | undefined;
  readonly seq: number;
}

export interface Stretch {
  readonly segments: readonly Segment[];
  /** Undefined: from the first one on. */
  readonly after: Place | undefined;
  readonly limit: number;
}

export function writeOrderCursor(sort: ProductSort, { segment, value, seq }: Place): string {
  return writePlace(sort, value === undefined ? [segment, seq] : [segment, value, seq]);
}

/** Throws DomainError("invalid") on a cursor of another order, of a segment that is gone, or that no page gave out. */
export function readOrderCursor(sort: ProductSort, cursor: string, segments: readonly Segment[]): Place {
  const [key, ...place] = readPlace(sort, cursor);
  const segment = segments.find((candidate) => candidate.key === key);
  const seq = place.at(-1);
  const value = place.length === 2 ? place[0] : undefined;
  const isWhole = segment !== undefined && typeof seq === "number" && place.length <= 2;
  if (!isWhole || typeof value !== (segment.value?.type ?? "undefined")) throw refusePlace();
  return { segment: segment.key, value, seq };
}

/** How many products a walk looks at before other requests get their turn: a few milliseconds of work. */
const WINDOW = 2_000;

/**
 * For lists that hold much of the catalogue: walks along the order's own index, and asks each row that comes by. Window by
 * window, because what is looked for may all stand at the far end.
 */
export async function walkProducts(
  db: ShopDatabase,
  kind: DatabaseKind,
  { scope, segments, after, limit }: Stretch & { readonly scope: ProductScope },
): Promise<readonly Place[]> {
  const passing = passingConditionsOf(scope);
  if (scope.term !== undefined) passing.push(holdsTerm(kind, scope.term));
  const places: Place[] = [];
  const start = after === undefined ? 0 : segments.findIndex(({ key }) => key === after.segment);
  for (const [index, segment] of segments.entries()) {
    if (index < start) continue;
    const from = index === start ? after : undefined;
    // PostgreSQL works outside our process and takes a whole segment at once.
    const isWhole = kind === "postgres" || passing.length === 0;
    const read = isWhole ? readPlaces : readWindows;
    places.push(...(await read(db, { segment, passing, from, limit: limit - places.length })));
    if (places.length === limit) break;
  }
  return places;
}

interface SegmentRead {
  readonly segment: Segment;
  readonly passing: readonly RawBuilder<boolean>[];
  readonly from: Place | undefined;
  /** The last place that is looked at; undefined: to the end of the segment. */
  readonly upTo?: Place | undefined;
  readonly limit: number;
}

async function readWindows(
  db: ShopDatabase,
  { segment, passing, from, limit }: SegmentRead,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (let start = from; ;) {
    const upTo = await findPlace(db, { segment, from: start, skipped: WINDOW - 1 });
    places.push(...(await readPlaces(db, { segment, passing, from: start, upTo, limit: limit - places.length })));
    if (upTo === undefined || places.length === limit) return places;
    start = upTo;
    await nextTurn();
  }
}

async function readPlaces(db: ShopDatabase, read: SegmentRead): Promise<readonly Place[]> {
  const { segment, passing, from, upTo, limit } = read;
  const conditions = [...passing, ...segment.conditions, ...isBeyondPlace(segment, from), ...isUpTo(segment, upTo)];
  return select(db, segment, sql`where ${allOf(conditions)} ${orderOf(segment)} limit ${limit}`);
}

interface Skipping {
  readonly segment: Segment;
  readonly from: Place | undefined;
  readonly skipped: number;
}

async function findPlace(db: ShopDatabase, { segment, from, skipped }: Skipping): Promise<Place | undefined> {
  const conditions = [...segment.conditions, ...isBeyondPlace(segment, from)];
  const rest = sql`where ${allOf(conditions)} ${orderOf(segment)} limit 1 offset ${skipped}`;
  return (await select(db, segment, rest))[0];
}

async function select(db: ShopDatabase, { key, value }: Segment, rest: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<{ seq: number; value: SortValue | null }>`
    select products.seq, ${value?.column ?? sql`null`} as value from products ${rest}`.execute(db);
  return rows.map((row) => ({ segment: key, value: row.value ?? undefined, seq: row.seq }));
}

function orderOf({ prefix = [], value, isDescending }: Segment): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  const columns = [...prefix, ...(value === undefined ? [] : [value.column]), sql`products.seq`];
  return sql`order by ${sql.join(columns.map((column) => sql`${column} ${way}`))}`;
}

function isBeyondPlace(segment: Segment, place: Place | undefined): RawBuilder<boolean>[] {
  const [bound, sign] = segment.isDescending ? [sql`<=`, sql`<`] : [sql`>=`, sql`>`];
  return place === undefined ? [] : compareWith(segment, place, { bound, sign });
}

function isUpTo(segment: Segment, place: Place | undefined): RawBuilder<boolean>[] {
  const bound = segment.isDescending ? sql`>=` : sql`<=`;
  return place === undefined ? [] : compareWith(segment, place, { bound, sign: bound });
}

interface Comparison {
  readonly bound: RawBuilder<unknown>;
  readonly sign: RawBuilder<unknown>;
}

/** The value alone first: by a pair, SQLite does not find its place in an index of expressions. */
function compareWith({ value }: Segment, place: Place, { bound, sign }: Comparison): RawBuilder<boolean>[] {
  if (value === undefined) return [sql`products.seq ${sign} ${place.seq}`];
  return [
    sql`${value.column} ${bound} ${place.value}`,
    sql`(${value.column}, products.seq) ${sign} (${place.value}, ${place.seq})`,
  ];
}

/** For lists of a few products: sorts them here, so that no database has to guess which way is shorter. */
export async function sortProducts(
  db: ShopDatabase,
  kind: DatabaseKind,
  { seqs, segments, after, limit }: Stretch & { readonly seqs: readonly number[] },
): Promise<readonly Place[]> {
  const keys = await readSortKeys(db, kind, seqs);
  const places = segments.flatMap((segment) => {
    const held = keys.filter((one) => segment.holds(one)).map((one) => toPlace(segment, one));
    return held.toSorted((one, other) => (segment.isDescending ? compare(other, one) : compare(one, other)));
  });
  const start = after === undefined ? 0 : places.findIndex((place) => isBeyond(place, after, segments));
  return start === -1 ? [] : places.slice(start, start + limit);
}

async function readSortKeys(db: ShopDatabase, kind: DatabaseKind, seqs: readonly number[]): Promise<SortKeys[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<SortKeys>`select products.seq, products.category_id, products.price_amount,
    products.price_currency, ${titleKey(kind)} as title_key
    from products where products.seq in (${sql.join(seqs)})`.execute(db);
  return rows;
}

const toPlace = ({ key, value }: Segment, keys: SortKeys): Place => ({
  segment: key,
  value: value?.of(keys),
  seq: keys.seq,
});

function isBeyond(place: Place, after: Place, segments: readonly Segment[]): boolean {
  const rank = (key: string) => segments.findIndex((segment) => segment.key === key);
  if (place.segment !== after.segment) return rank(place.segment) > rank(after.segment);
  const order = compare(place, after);
  return segments[rank(place.segment)]?.isDescending === true ? order < 0 : order > 0;
}

function compare(one: Place, other: Place): number {
  return compareValues(one.value, other.value) || one.seq - other.seq;
}

/** Texts by code point, as both databases do; JavaScript's own order is that of UTF-16 units. */
function compareValues(one: SortValue | undefined, other: SortValue | undefined): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}
