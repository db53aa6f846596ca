import { nextTurn } from "../../../core/time/next-turn.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { readCatalogueVersion } from "../../changes/change-log.ts";
import { lastSeqOf } from "../product-reads.ts";
import { indexedParts } from "./telling-pieces.ts";
import { isAcrossWords, joinWords } from "./title-index.ts";

/** So many titles, evenly from the oldest to the newest. */
const SAMPLE = 1_000;

/** Titles after which others have their turn. */
const COUNTED_AT_ONCE = 100;

export interface TitleRow {
  readonly seq: number;
  readonly id: string;
  readonly title: string;
}

/** A few of the titles, which tell how common the parts of their index are in all of them. */
export interface TitleSample {
  /** Those of public products. */
  readonly titles: readonly TitleRow[];
  /** About how many titles the index names for all of these parts: 0 where it is fewer than one of a thousand. */
  countOf(...parts: readonly string[]): number;
}

interface KeptSample {
  readonly version: number;
  readonly sample: Promise<TitleSample>;
}

const samples = new WeakMap<ShopDatabase, KeptSample>();

/** Kept until the catalogue changes. */
export async function readTitleSample(db: ShopDatabase, kind: DatabaseKind): Promise<TitleSample> {
  const version = await readCatalogueVersion(db);
  const kept = samples.get(db);
  if (kept?.version === version) return kept.sample;
  const sample = drawSample(db, kind);
  samples.set(db, { version, sample });
  // A connection that was lost says nothing about the titles.
  sample.catch(() => samples.delete(db));
  return sample;
}

async function drawSample(db: ShopDatabase, kind: DatabaseKind): Promise<TitleSample> {
  const lastSeq = await lastSeqOf(db);
  const step = Math.max(1, lastSeq / SAMPLE);
  const seqs = Array.from({ length: Math.min(SAMPLE, lastSeq) }, (_, index) => Math.ceil((index + 0.5) * step));
  const rows = seqs.length === 0 ? [] : await readTitles(db, seqs);
  const titles = rows.map(({ title }) => title);
  const asTheyAre = await findHolders(titles);
  const joined = kind === "postgres" ? await findHolders(titles.map(joinWords)) : undefined;
  return {
    titles: rows.filter(({ hidden }) => !hidden),
    countOf(...parts) {
      const isJoined = joined !== undefined && isAcrossWords(parts);
      const holders = isJoined
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

async function readTitles(db: ShopDatabase, seqs: readonly number[]) {
  const rows = await db
    .selectFrom("products")
    .select(["seq", "id", "title_fold as title", "hidden"])
    .where("seq", "in", seqs)
    .execute();
  return rows.map((row) => ({ ...row, hidden: Boolean(row.hidden) }));
}
