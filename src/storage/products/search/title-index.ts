// PostgreSQL's index of titles (migration 0012): their trigrams, the category, and blocks of running numbers, so that one
// look finds which titles of one category or one block hold a piece.
import { type RawBuilder, sql } from "kysely";
import type { ShopDatabase } from "../../schema.ts";
import { toPattern } from "./search-request.ts";
import type { IsKnown } from "./telling-pieces.ts";

/** So many running numbers share a block. */
export const BLOCK = 32_768;

export const blockOf = (seq: number): number => Math.floor(seq / BLOCK);

/** `block`: an expression of the type bigint, since the index compares with nothing else. */
export const isInBlock = (block: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`products.seq / ${sql.lit(BLOCK)} = ${block}`;

/** pg_trgm knows no trigram across two words: besides as it is, the index holds a title as one word. */
const JOINED_TITLE = sql`replace(products.title_fold, ' ', '')`;

export const joinWords = (piece: string): string => piece.replaceAll(" ", "");

/** Whether the index is asked for titles as one word. */
export const isAcrossWords = (pieces: readonly string[]): boolean => pieces.some((piece) => piece.includes(" "));

/** Whether the index names a title for a piece. It may name some that do not hold it. */
export const isNamedFor = (piece: string): RawBuilder<boolean> =>
  isAcrossWords([piece]) ? isNamedJoined(toPattern(joinWords(piece))) : isNamed(toPattern(piece));

/** Whether the index names a title for a pattern. */
export const isNamed = (pattern: unknown): RawBuilder<boolean> => sql`products.title_fold like ${pattern}`;

/** As `isNamed`, of titles as one word. */
export const isNamedJoined = (pattern: unknown): RawBuilder<boolean> => sql`${JOINED_TITLE} like ${pattern}`;

const EVERY_SCRIPT = /[\p{L}\p{N}]{3}/u;
const LATIN = /[a-z\d]{3}/;

const lettersOf = new WeakMap<ShopDatabase, Promise<RegExp>>();

/**
 * Which parts the index knows. In a database whose LC_CTYPE is C those of ASCII's letters alone: asked for any other, pg_trgm
 * would go through the whole index.
 */
export async function readKnownParts(db: ShopDatabase): Promise<IsKnown> {
  const asked = lettersOf.get(db) ?? askForLetters(db);
  lettersOf.set(db, asked);
  // A connection that was lost says nothing about the letters.
  asked.catch(() => lettersOf.delete(db));
  const letters = await asked;
  return (part) => letters.test(joinWords(part));
}

async function askForLetters(db: ShopDatabase): Promise<RegExp> {
  const { rows } = await sql<{ all: boolean }>`select cardinality(show_trgm('жжж')) > 0 as all`.execute(db);
  return rows[0]?.all === true ? EVERY_SCRIPT : LATIN;
}
