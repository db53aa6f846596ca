import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { codePointLength } from "../../core/text/fold.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { conditionsOf, isNarrowed, passingBand, passingConditionsOf, type ProductScope } from "./product-scope.ts";

/** Trigrams need three code points; shorter terms are looked for title by title. */
const TRIGRAM = 3;

/** So many matches are few. */
const FEW = 1_000;

/** How many running numbers a scan looks at before other requests get their turn: 1 to 12 ms of work. */
const WINDOW = { first: 5_000, least: 1_000, most: 100_000 };
const FAST_MS = 4;
const SLOW_MS = 12;

export interface SearchRequest {
  readonly scope: ProductScope & { readonly term: string };
  /** Matches below this running number only; undefined: from the newest on. */
  readonly beforeSeq: number | undefined;
  readonly limit: number;
}

interface Window extends SearchRequest {
  readonly fromSeq: number;
  readonly beforeSeq: number;
}

/** The running numbers of products whose folded title contains the folded term, newest first. */
export async function searchTitles(db: ShopDatabase, kind: DatabaseKind, request: SearchRequest): Promise<number[]> {
  // PostgreSQL works outside our process and takes the whole range at once.
  if (kind === "postgres") return runQuery(db, likeQuery(request));
  return searchSqlite(db, request);
}

async function searchSqlite(db: ShopDatabase, request: SearchRequest): Promise<number[]> {
  const { scope, beforeSeq } = request;
  if (codePointLength(scope.term) < TRIGRAM) return scanWindows(db, request);
  if (!isNarrowed({ ...scope, term: undefined })) {
    // FTS5 is quick from the newest match on. Told to begin further down it walks through all matches first.
    return beforeSeq === undefined ? readSeqs(db, trigramQuery(request)) : scanWindows(db, request);
  }
  // Few matches are asked one by one for what else they must be; of many, enough are soon found among what must be.
  const few = await readSeqs(db, firstMatches(scope.term, FEW + 1));
  return few.length > FEW ? scanWindows(db, request) : filterSeqs(db, request, few);
}

async function scanWindows(db: ShopDatabase, request: SearchRequest): Promise<number[]> {
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

export async function lastSeqOf(db: ShopDatabase): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`select max(seq) as seq from products`.execute(db);
  return rows[0]?.seq ?? 0;
}

function nextWidth(width: number, tookMs: number): number {
  if (tookMs < FAST_MS) return Math.min(width * 2, WINDOW.most);
  return tookMs > SLOW_MS ? Math.max(Math.ceil(width / 4), WINDOW.least) : width;
}

async function runQuery(db: ShopDatabase, query: RawBuilder<{ seq: number }>): Promise<number[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ seq }) => seq);
}

/** On SQLite, as one text: a thousand rows of one number cost more to hand from thread to thread than to find. */
async function readSeqs(db: ShopDatabase, query: RawBuilder<{ seq: number }>): Promise<number[]> {
  const { rows } = await sql<{ seqs: string }>`select json_group_array(seq) as seqs from (${query})`.execute(db);
  const seqs: number[] = JSON.parse(rows[0]?.seqs ?? "[]");
  return seqs.toSorted((left, right) => right - left);
}

/** Whether a title holds the term, asked of each row that comes by. */
export function holdsTerm(kind: DatabaseKind, term: string): RawBuilder<boolean> {
  return kind === "postgres"
    ? sql`products.title_fold like ${toPattern(term)}`
    : sql`instr(products.title_fold, ${term}) > 0`;
}

function scanQuery({ scope, fromSeq, beforeSeq, limit }: Window): RawBuilder<{ seq: number }> {
  // Bands of prices have an index that does not run by number: led by it, each window would go through a whole band.
  const { price, ...rest } = scope;
  const conditions = [
    ...conditionsOf({ ...rest, price: undefined }),
    ...(price === undefined ? [] : passingBand(price, scope.kind)),
    sql`products.seq >= ${fromSeq}`,
    sql`products.seq < ${beforeSeq}`,
    holdsTerm("sqlite", scope.term),
  ];
  return sql`select products.seq from products where ${sql.join(conditions, sql` and `)}
    order by products.seq desc limit ${limit}`;
}

/** In the order of its row numbers, which run against the running numbers; in any other it would collect all matches first. */
function trigramQuery({ scope, limit }: SearchRequest): RawBuilder<{ seq: number }> {
  const visible = scope.visibility === "public" ? sql`and not ${IS_HIDDEN}` : sql``;
  return sql`select -products_fts.rowid as seq from products_fts
    where products_fts match ${toPhrase(scope.term)} ${visible} order by products_fts.rowid limit ${limit}`;
}

/** A look into an index that holds few products, instead of one into the table for each match. */
const IS_HIDDEN = sql`exists (
  select 1 from products indexed by products_hidden where products.hidden and products.seq = -products_fts.rowid
)`;

function firstMatches(term: string, limit: number): RawBuilder<{ seq: number }> {
  return sql`select -products_fts.rowid as seq from products_fts
    where products_fts match ${toPhrase(term)} order by products_fts.rowid limit ${limit}`;
}

async function filterSeqs(db: ShopDatabase, request: SearchRequest, seqs: readonly number[]): Promise<number[]> {
  const { scope, beforeSeq = Infinity, limit } = request;
  const candidates = seqs.filter((seq) => seq < beforeSeq);
  if (candidates.length === 0) return [];
  const conditions = [...passingConditionsOf(scope), sql`products.seq in (${sql.join(candidates)})`];
  return readSeqs(
    db,
    sql`select products.seq from products where ${sql.join(conditions, sql` and `)} order by products.seq desc limit ${limit}`,
  );
}

function likeQuery({ scope, beforeSeq, limit }: SearchRequest): RawBuilder<{ seq: number }> {
  const conditions = [...conditionsOf(scope), holdsTerm("postgres", scope.term)];
  if (beforeSeq !== undefined) conditions.push(sql`products.seq < ${beforeSeq}`);
  return sql`select products.seq from products where ${sql.join(conditions, sql` and `)}
    order by products.seq desc limit ${limit}`;
}

/** As one quoted phrase nothing in the term is an operator of FTS5. */
export function toPhrase(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

export function toPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
