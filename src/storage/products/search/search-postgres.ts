import { type RawBuilder, sql } from "kysely";
import type { ShopDatabase } from "../../schema.ts";
import { allOf, lastSeqOf } from "../product-reads.ts";
import { conditionsByNumber, conditionsOf } from "../product-scope.ts";
import { holdsTerm, type SearchRequest } from "./search-request.ts";
import { BLOCK, blockOf, indexPatternsOf, isInBlock, isNamedFor } from "./title-index.ts";

/** So many of the newest products are looked at one by one, which tells how common matches are. */
const SAMPLE = 1_000;
/** Matches that are so common are collected by going on like that; it takes some 15 ms. */
const LONGEST_SCAN = 25_000;
/** What is expected is missed now and then; this much more is looked through. */
const MARGIN = 1.25;
/** Beyond that, the whole index is asked at once. */
const MOST_BLOCKS = 12;

interface Range {
  readonly fromSeq: number;
  readonly beforeSeq: number;
}

/**
 * On PostgreSQL. Its index of titles knows no order: asked for a term it names every title that holds it, which may be a
 * hundred thousand, and the planner cannot tell. So the newest products tell how common matches are: common ones are
 * looked for product by product, others in as many blocks as should hold enough of them, rare ones everywhere.
 */
export async function searchPostgres(db: ShopDatabase, request: SearchRequest): Promise<readonly number[]> {
  const { scope, limit } = request;
  const top = request.beforeSeq ?? (await lastSeqOf(db)) + 1;
  const found: number[] = [];
  let beforeSeq = top;
  const isEnough = () => found.length >= limit || beforeSeq <= 1;
  const look = async (find: Finder, fromSeq: number) => {
    const range = { fromSeq: Math.max(1, fromSeq), beforeSeq };
    found.push(...(await find(db, { scope, limit: limit - found.length, ...range, isRare: found.length === 0 })));
    beforeSeq = range.fromSeq;
  };
  /** How far down the rest should be found, were it as common as what was found. */
  const width = () => {
    const expected = ((limit - found.length) / found.length) * (top - beforeSeq) * MARGIN;
    return Math.max(SAMPLE, Math.ceil(expected));
  };

  await look(findByProduct, top - SAMPLE);
  while (!isEnough() && width() <= LONGEST_SCAN) await look(findByProduct, beforeSeq - width());
  const isIndexed = indexPatternsOf(scope.term).length > 0;
  while (!isEnough()) await (isIndexed ? look(findByIndex, startOfBlock(beforeSeq - width())) : look(findByProduct, 1));
  return found;
}

const startOfBlock = (seq: number): number => blockOf(seq) * BLOCK;

interface Look extends Range, Omit<SearchRequest, "beforeSeq"> {
  /** None was among the newest products: something else that is asked for may be rarer than the term. */
  readonly isRare: boolean;
}

/** Newest first. */
type Finder = (db: ShopDatabase, look: Look) => Promise<readonly number[]>;

const findByProduct: Finder = async (db, { scope, limit, ...range }) => {
  const conditions = [...conditionsOf(scope), ...isIn(range), holdsTerm("postgres", scope.term)];
  const { rows } = await sql<SeqRow>`select products.seq from products where ${allOf(conditions)}
    order by products.seq desc limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
};

/** Collected before it is sorted: told the order and the limit, the planner would rather go product by product. */
const findByIndex: Finder = async (db, { scope, limit, isRare, ...range }) => {
  const named = indexPatternsOf(scope.term).map((pattern) => isNamedFor(sql`${pattern}`));
  const others = isRare ? conditionsOf(scope) : conditionsByNumber(scope);
  const conditions = allOf([...named, ...others, ...isIn(range), holdsTerm("postgres", scope.term)]);
  const parts = blocksOf(range).map(
    (isInBlocks) => sql`select products.seq from products where ${allOf(isInBlocks)} and ${conditions}`,
  );
  const { rows } = await sql<SeqRow>`with found as materialized (${sql.join(parts, sql` union all `)})
    select seq from found order by seq desc limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
};

interface SeqRow {
  readonly seq: number;
}

/** One condition for each block; of many blocks none, since one look into the whole index is cheaper then. */
function blocksOf({ fromSeq, beforeSeq }: Range): readonly (readonly RawBuilder<boolean>[])[] {
  const first = blockOf(fromSeq);
  const count = blockOf(beforeSeq - 1) - first + 1;
  if (count > MOST_BLOCKS || fromSeq <= 1) return [[]];
  return Array.from({ length: count }, (_, index) => [isInBlock(sql`${first + index}::bigint`)]);
}

const isIn = ({ fromSeq, beforeSeq }: Range): RawBuilder<boolean>[] => [
  sql`products.seq >= ${fromSeq}`,
  sql`products.seq < ${beforeSeq}`,
];
