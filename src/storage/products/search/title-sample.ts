import { sql } from "kysely";
import { nextTurn } from "../../../core/time/next-turn.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { lastSeqOf } from "../product-reads.ts";
import { indexedParts } from "./telling-pieces.ts";
import { isAcrossWords, joinWords } from "./title-index.ts";

/** So many titles, evenly from the oldest to the newest. */
const SAMPLE = 1_000;

/** Titles after which others have their turn. */
const COUNTED_AT_ONCE = 100;

/** A catalogue that grew by more is sampled anew. */
const GROWTH = 0.02;

/** A few of the titles, which tell how common the parts of their index are in all of them. */
export interface TitleSample {
  /** About how many titles the index names for all of these parts: 0 where it is fewer than one of a thousand. */
  countOf(...parts: readonly string[]): number;
}

interface KeptSample extends TitleSample {
  readonly lastSeq: number;
}

const sampleOf = new WeakMap<ShopDatabase, Promise<KeptSample>>();

/** Kept while the catalogue is about as large: it decides where to look, and never whether a title holds a piece. */
export async function readTitleSample(db: ShopDatabase, kind: DatabaseKind): Promise<TitleSample> {
  const lastSeq = await lastSeqOf(db);
  const kept = await sampleOf.get(db);
  if (kept !== undefined && Math.abs(lastSeq - kept.lastSeq) <= kept.lastSeq * GROWTH) return kept;
  const drawn = drawSample(db, kind, lastSeq);
  sampleOf.set(db, drawn);
  // A connection that was lost says nothing about the titles.
  drawn.catch(() => sampleOf.delete(db));
  return drawn;
}

async function drawSample(db: ShopDatabase, kind: DatabaseKind, lastSeq: number): Promise<KeptSample> {
  const step = Math.max(1, lastSeq / SAMPLE);
  const seqs = Array.from({ length: Math.min(SAMPLE, lastSeq) }, (_, index) => Math.ceil((index + 0.5) * step));
  const titles = seqs.length === 0 ? [] : await readTitles(db, seqs);
  const asTheyAre = await findHolders(titles);
  const joined = kind === "postgres" ? await findHolders(titles.map(joinWords)) : undefined;
  return {
    lastSeq,
    countOf(...parts) {
      const holders =
        joined !== undefined && isAcrossWords(parts)
          ? parts.map((part) => joined.get(joinWords(part)))
          : parts.map((part) => asTheyAre.get(part));
      return sharedBy(holders) * step;
    },
  };
}

/** By trigram the places of the titles that hold it. */
async function findHolders(titles: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const holders = new Map<string, Set<number>>();
  for (const [place, title] of titles.entries()) {
    if (place % COUNTED_AT_ONCE === 0) await nextTurn();
    for (const { text } of indexedParts(title, "sqlite")) {
      const known = holders.get(text);
      if (known === undefined) holders.set(text, new Set([place]));
      else known.add(place);
    }
  }
  return holders;
}

function sharedBy([first = new Set(), ...others]: readonly (ReadonlySet<number> | undefined)[]): number {
  return [...first].filter((place) => others.every((holders) => holders?.has(place) === true)).length;
}

async function readTitles(db: ShopDatabase, seqs: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ title_fold: string }>`
    select title_fold from products where seq in (${sql.join(seqs)})`.execute(db);
  return rows.map(({ title_fold }) => title_fold);
}
