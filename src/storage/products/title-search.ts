import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { codePointLength } from "../../core/text/fold.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { conditionsOf, type ProductScope } from "./product-scope.ts";

/** Trigrams need three code points; shorter terms are looked for title by title. */
const TRIGRAM = 3;

/** How many running numbers SQLite looks at before other requests get their turn: about 4 to 12 ms of work. */
const WINDOW = { first: 5_000, least: 500, most: 400_000 };
const FAST_MS = 4;
const SLOW_MS = 12;

export interface SearchRequest {
  readonly scope: ProductScope & { readonly term: string };
  /** Matches below this running number only. */
  readonly beforeSeq: number;
  readonly limit: number;
}

interface Window extends SearchRequest {
  readonly fromSeq: number;
}

/** The running numbers of products whose folded title contains the folded term, newest first. */
export async function searchTitles(db: ShopDatabase, kind: DatabaseKind, request: SearchRequest): Promise<number[]> {
  // PostgreSQL works outside our process and takes the whole range at once.
  if (kind === "postgres") return runQuery(db, likeQuery({ ...request, fromSeq: 0 }));
  const found: number[] = [];
  let width = WINDOW.first;
  let beforeSeq = Math.min(request.beforeSeq, (await lastSeqOf(db)) + 1);
  while (beforeSeq > 1 && found.length < request.limit) {
    const fromSeq = Math.max(1, beforeSeq - width);
    const startedAt = performance.now();
    const window = { scope: request.scope, fromSeq, beforeSeq, limit: request.limit - found.length };
    found.push(...(await runQuery(db, windowQuery(window))));
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

function windowQuery(window: Window): RawBuilder<{ seq: number }> {
  return codePointLength(window.scope.term) < TRIGRAM ? scanQuery(window) : trigramQuery(window);
}

function scanQuery({ scope, fromSeq, beforeSeq, limit }: Window): RawBuilder<{ seq: number }> {
  const conditions = [
    ...conditionsOf(scope),
    sql`products.seq >= ${fromSeq}`,
    sql`products.seq < ${beforeSeq}`,
    sql`instr(products.title_fold, ${scope.term}) > 0`,
  ];
  return sql`select products.seq from products where ${sql.join(conditions, sql` and `)}
    order by products.seq desc limit ${limit}`;
}

/** FTS5 gives its matches by rowid in either direction; ordered by anything else it would collect them all first. */
function trigramQuery({ scope, fromSeq, beforeSeq, limit }: Window): RawBuilder<{ seq: number }> {
  const conditions = [
    sql`products_fts match ${toPhrase(scope.term)}`,
    sql`products_fts.rowid >= ${fromSeq}`,
    sql`products_fts.rowid < ${beforeSeq}`,
    sql`products.seq = products_fts.rowid`,
    ...conditionsOf(scope),
  ];
  // "cross join" keeps SQLite from starting at the products.
  return sql`select products.seq from products_fts cross join products where ${sql.join(conditions, sql` and `)}
    order by products_fts.rowid desc limit ${limit}`;
}

function likeQuery({ scope, beforeSeq, limit }: Window): RawBuilder<{ seq: number }> {
  const conditions = [
    ...conditionsOf(scope),
    sql`products.seq < ${beforeSeq}`,
    sql`products.title_fold like ${toPattern(scope.term)}`,
  ];
  return sql`select products.seq from products where ${sql.join(conditions, sql` and `)}
    order by products.seq desc limit ${limit}`;
}

/** As one quoted phrase nothing in the term is an operator of FTS5. */
function toPhrase(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

function toPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
