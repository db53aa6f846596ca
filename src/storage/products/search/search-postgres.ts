import { type RawBuilder, sql } from "kysely";
import type { ShopDatabase } from "../../schema.ts";
import { allOf, lastSeqOf } from "../product-reads.ts";
import { conditionsByNumber, conditionsOf } from "../product-scope.ts";
import { holdsTerm, type SearchRequest, toPattern } from "./search-request.ts";
import { tellingPieces } from "./telling-pieces.ts";
import { BLOCK, blockOf, isInBlock, isNamed, isNamedFor, readKnownParts } from "./title-index.ts";

/** So many of the newest products are looked at one by one, which tells how common matches are. */
const SAMPLE = 1_000;
/** Matches that are so common are collected by going on like that; it takes some 15 ms. */
const LONGEST_SCAN = 25_000;
/** What is expected is missed now and then; this much more is looked through. */
const MARGIN = 1.25;
/** Of more blocks each has less to say than it costs to ask for: then all are asked at once. */
const MOST_BLOCKS = 12;
/** A block with more matches is gone through product by product: the first thousand are then soon found. */
const MOST_IN_BLOCK = 1_500;
/** Of more matches everywhere, most would be fetched in vain. */
const MOST_ANYWHERE = 6_000;
/** So few among the newest: something else that is asked for may be rarer than the term, and have an index. */
const RARE = 5;

interface Progress {
  /** How many are wanted, and were found. */
  readonly wanted: number;
  readonly found: number;
  readonly top: number;
  readonly beforeSeq: number;
  /** Undefined before the first. */
  readonly last: (Step & { readonly isFull: boolean }) | undefined;
  readonly isNamedTooOften: boolean;
}

/** What to look through next, down to a running number. */
interface Step {
  readonly by: "product" | "blocks" | "anywhere";
  readonly fromSeq: number;
}

/**
 * On PostgreSQL. Its index of titles knows no order: asked for a term it names every title that holds it, which may be a
 * hundred thousand, and the planner cannot tell. So the newest products tell how common matches are: common ones are
 * looked for product by product, others in as many blocks as should hold enough of them, rare ones anywhere at once. What
 * the newest say may be wrong for all others, so every look into the index gives up beyond so many matches.
 */
export async function searchPostgres(
  db: ShopDatabase,
  { scope, beforeSeq, limit }: SearchRequest,
): Promise<readonly number[]> {
  const found: number[] = [];
  const top = beforeSeq ?? (await lastSeqOf(db)) + 1;
  const pieces = tellingPieces(scope.term, "postgres", await readKnownParts(db));
  const next = pieces.length > 0 ? nextStep : nextStepWithoutIndex;
  let last: Progress["last"];
  let isNamedTooOften = false;
  for (let at = top; found.length < limit && at > 1;) {
    const step = next({ wanted: limit, found: found.length, top, beforeSeq: at, last, isNamedTooOften });
    const range = { fromSeq: Math.max(1, step.fromSeq), beforeSeq: at };
    const look = { scope, pieces, limit: limit - found.length, ...range, isRare: found.length < RARE };
    const { seqs, fromSeq, isFull } = await FINDERS[step.by](db, look);
    found.push(...seqs);
    at = fromSeq;
    last = { ...step, isFull };
    isNamedTooOften ||= isFull && step.by === "anywhere";
  }
  return found;
}

function nextStep(progress: Progress): Step {
  const { top, beforeSeq, last } = progress;
  if (last === undefined) return { by: "product", fromSeq: beforeSeq - SAMPLE };
  if (last.isFull && last.by === "blocks") return { by: "product", fromSeq: startOfBlock(beforeSeq - 1) };
  const expected = expectedWidth(progress);
  const isAfterSample = top - beforeSeq === SAMPLE;
  if (isAfterSample && expected <= LONGEST_SCAN) {
    return { by: "product", fromSeq: beforeSeq - Math.max(SAMPLE, expected) };
  }
  return nextStepByIndex(progress, expected);
}

/** In so many running numbers the rest should be found, were it as common as what was found. */
const expectedWidth = ({ wanted, found, top, beforeSeq }: Progress): number =>
  found === 0 ? Infinity : Math.ceil(((wanted - found) / found) * (top - beforeSeq) * MARGIN);

function nextStepByIndex({ found, top, beforeSeq, isNamedTooOften }: Progress, expected: number): Step {
  const covered = top - beforeSeq;
  // Never less than was looked through already: a catalogue of any length ends after a few steps.
  const width = found === 0 && isNamedTooOften ? covered : Math.max(covered, expected);
  const fromSeq = startOfBlock(beforeSeq - width);
  const most = startOfBlock(beforeSeq - MOST_BLOCKS * BLOCK);
  if (fromSeq >= most) return { by: "blocks", fromSeq };
  return isNamedTooOften ? { by: "blocks", fromSeq: most } : { by: "anywhere", fromSeq: 1 };
}

const nextStepWithoutIndex = ({ last, beforeSeq }: Progress): Step => ({
  by: "product",
  fromSeq: last === undefined ? beforeSeq - SAMPLE : 1,
});

const startOfBlock = (seq: number): number => blockOf(seq) * BLOCK;

interface Look extends Omit<SearchRequest, "beforeSeq"> {
  readonly pieces: readonly string[];
  readonly fromSeq: number;
  readonly beforeSeq: number;
  readonly isRare: boolean;
}

interface Finding {
  /** Newest first. */
  readonly seqs: readonly number[];
  /** Down to where they are all that there are. */
  readonly fromSeq: number;
  /** There were too many below. */
  readonly isFull: boolean;
}

type Finder = (db: ShopDatabase, look: Look) => Promise<Finding>;

const FINDERS: Readonly<Record<Step["by"], Finder>> = {
  async product(db, { scope, pieces, limit, fromSeq, beforeSeq }) {
    // Of a pattern the planner knows how rare it is, and where no index helps it has several processes look through all.
    const holds = pieces.length > 0 ? holdsTerm("postgres", scope.term) : isNamed(toPattern(scope.term));
    const conditions = [...conditionsOf(scope), ...isIn({ fromSeq, beforeSeq }), holds];
    const seqs = sql`select products.seq from products where ${allOf(conditions)} order by products.seq desc limit ${limit}`;
    const { rows } = await sql<{ seqs: readonly number[] }>`
      select coalesce(json_agg(seq), '[]') as seqs from (${seqs}) as found`.execute(db);
    return { seqs: newestFirst(rows[0]?.seqs), fromSeq, isFull: false };
  },

  async blocks(db, look) {
    const [from, to] = [blockOf(look.fromSeq), blockOf(look.beforeSeq - 1)];
    const blocks = Array.from({ length: to - from + 1 }, (_, index) => sql<boolean>`${from + index}::bigint`);
    const parts = blocks.map((block) => ({ conditions: [isInBlock(block)], most: MOST_IN_BLOCK }));
    const full = sql`select max(block) from (
      select seq / ${sql.lit(BLOCK)} as block from found group by 1 having count(*) > ${MOST_IN_BLOCK}
    ) as counted`;
    const { seqs, full: fullBlock } = await collect(db, look, { parts, full });
    if (fullBlock === null) return { seqs, fromSeq: look.fromSeq, isFull: false };
    const fromSeq = Math.min(look.beforeSeq, (fullBlock + 1) * BLOCK);
    return { seqs: seqs.filter((seq) => seq >= fromSeq), fromSeq, isFull: true };
  },

  async anywhere(db, look) {
    const parts = [{ conditions: [], most: MOST_ANYWHERE }];
    const full = sql`select 1 from found having count(*) > ${MOST_ANYWHERE}`;
    const { seqs, full: isFull } = await collect(db, look, { parts, full });
    return isFull === null
      ? { seqs, fromSeq: look.fromSeq, isFull: false }
      : { seqs: [], fromSeq: look.beforeSeq, isFull: true };
  },
};

interface Parts {
  readonly parts: readonly { readonly conditions: readonly RawBuilder<boolean>[]; readonly most: number }[];
  /** Asked of what was found: null where no part holds more than it should. */
  readonly full: RawBuilder<unknown>;
}

/**
 * Each part is an expression of its own, which PostgreSQL plans as if all of it were wanted in no order, and reads no
 * further than it must: told the order and the limit, the planner would rather go product by product.
 */
async function collect(db: ShopDatabase, look: Look, { parts, full }: Parts) {
  const { scope, pieces, isRare, limit } = look;
  const named = pieces.map(isNamedFor);
  const others = isRare ? conditionsOf(scope) : conditionsByNumber(scope);
  const everywhere = [...named, ...others, ...isIn(look), holdsTerm("postgres", scope.term)];
  const names = parts.map((_, index) => sql.ref(`part_${index}`));
  const expressions = parts.map(
    ({ conditions }, index) => sql`${names[index]} as materialized (
      select products.seq from products where ${allOf([...conditions, ...everywhere])}
    )`,
  );
  const limited = parts.map(({ most }, index) => sql`(select seq from ${names[index]} limit ${most + 1})`);
  const { rows } = await sql<{ seqs: readonly number[]; full: number | null }>`
    with ${sql.join(expressions)}, found as materialized (${sql.join(limited, sql` union all `)})
    select (${full}) as full, coalesce(json_agg(seq), '[]') as seqs
    from (select seq from found order by seq desc limit ${limit}) as newest`.execute(db);
  return { seqs: newestFirst(rows[0]?.seqs), full: rows[0]?.full ?? null };
}

const newestFirst = (seqs: readonly number[] = []): readonly number[] => seqs.toSorted((left, right) => right - left);

const isIn = ({ fromSeq, beforeSeq }: Pick<Look, "fromSeq" | "beforeSeq">): RawBuilder<boolean>[] => [
  sql`products.seq >= ${fromSeq}`,
  sql`products.seq < ${beforeSeq}`,
];
