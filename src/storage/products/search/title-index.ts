// PostgreSQL's index of titles (migration 0011): their trigrams, the category, and blocks of running numbers, so that one
// look finds which titles of one category or one block hold a piece.
import { type RawBuilder, sql } from "kysely";
import type { ShopDatabase } from "../../schema.ts";
import { toPattern } from "./search-request.ts";
import { tellingPieces } from "./telling-pieces.ts";

/** So many running numbers share a block. */
export const BLOCK = 32_768;

export const blockOf = (seq: number): number => Math.floor(seq / BLOCK);

/** `block`: an expression of the type bigint, since the index compares with nothing else. */
export const isInBlock = (block: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`products.seq / ${sql.lit(BLOCK)} = ${block}`;

/** pg_trgm knows no trigram across two words: the index holds a title as one, with a letter for each blank. */
const JOINT = "x";

/** Whether the index names a title for a pattern of `toIndexPattern`. It may name some that do not hold the piece. */
export const isNamedFor = (pattern: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`replace(products.title_fold, ' ', ${sql.lit(JOINT)}) like ${pattern}`;

export const toIndexPattern = (piece: string): string => toPattern(piece.replaceAll(" ", JOINT));

/** What the index is asked for a folded term: nothing where it knows no part of it, as of signs that are no letters. */
export function indexPatternsOf(term: string, letters: RegExp): readonly string[] {
  const isKnown = (pattern: string) => letters.test(pattern);
  const known = tellingPieces(term).map(toIndexPattern).filter(isKnown);
  return known.length > 0 ? known : [toIndexPattern(term)].filter(isKnown);
}

const EVERY_SCRIPT = /[\p{L}\p{N}]{3}/u;
const LATIN = /[a-z\d]{3}/;

const lettersOf = new WeakMap<ShopDatabase, Promise<RegExp>>();

/**
 * What stands in a piece that the index knows. A database whose LC_CTYPE is C knows the letters of ASCII alone: asked for any
 * other, pg_trgm would go through the whole index.
 */
export function readKnownLetters(db: ShopDatabase): Promise<RegExp> {
  const known = lettersOf.get(db) ?? askForLetters(db);
  lettersOf.set(db, known);
  // A connection that was lost says nothing about the letters.
  known.catch(() => lettersOf.delete(db));
  return known;
}

async function askForLetters(db: ShopDatabase): Promise<RegExp> {
  const { rows } = await sql<{ all: boolean }>`select cardinality(show_trgm('жжж')) > 0 as all`.execute(db);
  return rows[0]?.all === true ? EVERY_SCRIPT : LATIN;
}
