import { type RawBuilder, sql } from "kysely";
import { codePointLength } from "../../../core/text/fold.ts";
import { nextTurn } from "../../../core/time/next-turn.ts";
import type { ShopDatabase } from "../../schema.ts";
import { lastSeqOf } from "../product-reads.ts";
import { conditionsByNumber, isLedByIndex, isNarrowed, passingConditionsOf } from "../product-scope.ts";
import { holdsTerm, type SearchRequest } from "./search-request.ts";
import { TRIGRAM, tellingPieces } from "./telling-pieces.ts";

/** So many matches are few: each is asked for whatever else it must be. */
const FEW = 1_000;

/** What a match costs, which is looked up among the products, against a product passed: 2 where they stand close, 16 where far. */
const COST_OF_MATCH = 3;

/** How many running numbers a scan looks at before other requests get their turn: 1 to 12 ms of work. */
const WINDOW = { first: 5_000, least: 1_000, most: 100_000 };
const FAST_MS = 4;
const SLOW_MS = 12;

/** On SQLite: FTS5's trigrams, and for terms that are too short for them title by title. */
export async function searchSqlite(db: ShopDatabase, request: SearchRequest): Promise<readonly number[]> {
  const { scope, beforeSeq } = request;
  if (codePointLength(scope.term) < TRIGRAM) return scanWindows(db, request);
  if (isNarrowed({ ...scope, term: undefined })) return searchNarrowed(db, request);
  // FTS5 is quick from the newest match on. Told to begin further down it walks through all matches first.
  return beforeSeq === undefined ? readSeqs(db, matchesOf(scope, request.limit)) : scanWindows(db, request);
}

/** Few matches are asked one by one for what else they must be; of many, the first tell which way is the shorter. */
async function searchNarrowed(db: ShopDatabase, request: SearchRequest): Promise<readonly number[]> {
  const { scope, beforeSeq, limit } = request;
  const first = await readSeqs(db, matchesOf({ ...scope, visibility: "all" }, FEW + 1));
  if (first.length > FEW && beforeSeq !== undefined) return scanWindows(db, request);
  const found = await filterSeqs(db, request, first);
  if (first.length <= FEW || found.length === limit) return found;
  const isWalk = await isWalkShorter(db, request, { first, found });
  return isWalk ? readSeqs(db, filteredMatches(request)) : scanWindows(db, request);
}

interface Sample {
  readonly first: readonly number[];
  readonly found: readonly number[];
}

/** From match to match of the term, or from product to product of whatever else is asked for. */
async function isWalkShorter(db: ShopDatabase, { scope, limit }: SearchRequest, { first, found }: Sample) {
  const all = await lastSeqOf(db);
  const holding = first.length / (all + 1 - (first.at(-1) ?? 1));
  const passing = Math.max(1, found.length) / first.length;
  const matches = Math.min(limit / passing, all * holding);
  const products = isLedByIndex(scope)
    ? Math.min(limit / holding, all * passing)
    : Math.min(limit / (holding * passing), all);
  return matches * COST_OF_MATCH < products;
}

async function scanWindows(db: ShopDatabase, request: SearchRequest): Promise<readonly number[]> {
  const found: number[] = [];
  let width = WINDOW.first;
  let beforeSeq = request.beforeSeq ?? (await lastSeqOf(db)) + 1;
  while (beforeSeq > 1 && found.length < request.limit) {
    const fromSeq = Math.max(1, beforeSeq - width);
    const startedAt = performance.now();
    const window = { scope: request.scope, fromSeq, beforeSeq, limit: request.limit - found.length };
    found.push(...(await readSeqs(db, scanQuery(window))));
    width = nextWidth(width, performance.now() - startedAt);
    beforeSeq = fromSeq;
    await nextTurn();
  }
  return found;
}

function nextWidth(width: number, tookMs: number): number {
  if (tookMs < FAST_MS) return Math.min(width * 2, WINDOW.most);
  return tookMs > SLOW_MS ? Math.max(Math.ceil(width / 4), WINDOW.least) : width;
}

interface Window extends SearchRequest {
  readonly fromSeq: number;
  readonly beforeSeq: number;
}

function scanQuery({ scope, fromSeq, beforeSeq, limit }: Window): RawBuilder<{ seq: number }> {
  const conditions = [
    ...conditionsByNumber(scope),
    sql`products.seq >= ${fromSeq}`,
    sql`products.seq < ${beforeSeq}`,
    holdsTerm("sqlite", scope.term),
  ];
  return sql`select products.seq from products where ${sql.join(conditions, sql` and `)}
    order by products.seq desc limit ${limit}`;
}

/** In the order of its row numbers, which run against the running numbers; in any other it would collect all matches first. */
function matchesOf(scope: SearchRequest["scope"], limit: number): RawBuilder<{ seq: number }> {
  const pieces = tellingPieces(scope.term, "sqlite");
  const isWhole = pieces[0] === scope.term;
  const visible = scope.visibility === "public" ? sql`and not ${IS_HIDDEN}` : sql``;
  if (isWhole) {
    return sql`select -products_fts.rowid as seq from products_fts
      where products_fts match ${toExpression(pieces)} ${visible} order by products_fts.rowid limit ${limit}`;
  }
  return sql`select -products_fts.rowid as seq from products_fts cross join products
    where products_fts match ${toExpression(pieces)} and products.seq = -products_fts.rowid
      and ${holdsTerm("sqlite", scope.term)} ${visible}
    order by products_fts.rowid limit ${limit}`;
}

/** A look into an index that holds few products, instead of one into the table for each match. */
const IS_HIDDEN = sql`exists (
  select 1 from products as secret indexed by products_hidden
  where secret.hidden and secret.seq = -products_fts.rowid
)`;

/** All that is asked for, from match to match. */
function filteredMatches({ scope, limit }: SearchRequest): RawBuilder<{ seq: number }> {
  const conditions = [...passingConditionsOf(scope), holdsTerm("sqlite", scope.term)];
  return sql`select products.seq from products_fts cross join products
    where products_fts match ${toExpression(tellingPieces(scope.term, "sqlite"))} and products.seq = -products_fts.rowid
      and ${sql.join(conditions, sql` and `)}
    order by products_fts.rowid limit ${limit}`;
}

async function filterSeqs(db: ShopDatabase, request: SearchRequest, seqs: readonly number[]) {
  const { scope, beforeSeq = Infinity, limit } = request;
  const candidates = seqs.filter((seq) => seq < beforeSeq);
  if (candidates.length === 0) return [];
  const conditions = [...passingConditionsOf(scope), sql`products.seq in (${sql.join(candidates)})`];
  return readSeqs(
    db,
    sql`select products.seq from products where ${sql.join(conditions, sql` and `)} order by products.seq desc limit ${limit}`,
  );
}

/** As one text: a thousand rows of one number cost more to hand from thread to thread than to find. */
async function readSeqs(db: ShopDatabase, query: RawBuilder<{ seq: number }>): Promise<readonly number[]> {
  const { rows } = await sql<{ seqs: string }>`select json_group_array(seq) as seqs from (${query})`.execute(db);
  const seqs: number[] = JSON.parse(rows[0]?.seqs ?? "[]");
  return seqs.toSorted((left, right) => right - left);
}

const toExpression = (pieces: readonly string[]): string => pieces.map(toPhrase).join(" AND ");

/** As one quoted phrase nothing in the term is an operator of FTS5. */
export function toPhrase(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
