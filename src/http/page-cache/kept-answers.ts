import { LRUCache } from "lru-cache";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import type { ReadyAnswer } from "./ready-answer.ts";

/** Longer ones are sent without being kept. The home page of a shop with 150 categories takes a third of it. */
export const MAX_KEPT_BYTES = 1024 * 1024;
/** One page is asked for in many spellings (`?utm_source=…`); those beyond are normalised anew. */
const MAX_SPELLINGS = 20_000;
const MAX_SPELLING_LENGTH = 1024;
/** Anyone can think of any number of search terms: they must not crowd out the pages that everyone reads. */
const SEARCH_SHARE = 1 / 8;
const SEARCH = /[?&]q=/;

interface Kept {
  readonly answer: ReadyAnswer;
  readonly madeAt: number;
}

/** Answers by cache key, and the spellings under which they were asked for. */
export interface KeptAnswers {
  /** `now` in epoch milliseconds. */
  get(key: string, now: number): ReadyAnswer | undefined;
  find(target: string, now: number): ReadyAnswer | undefined;
  /** Errors, what nobody may keep and what is too long are let go. `madeAt`: epoch milliseconds. */
  keep(key: string, answer: ReadyAnswer, madeAt: number): void;
  /** Finds the answer under this spelling from now on. */
  note(target: string, key: string): void;
  drop(change: CatalogueChange): void;
}

/** `maxBytes`: of all bodies in all encodings together; 0 keeps nothing. */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const isOn = maxBytes > 0;
  const pages = createCache(maxBytes);
  const searches = createCache(maxBytes * SEARCH_SHARE);
  const cacheOf = (key: string) => (SEARCH.test(key) ? searches : pages);
  const spellings = new LRUCache<string, string>({ max: MAX_SPELLINGS });

  function get(key: string, now: number): ReadyAnswer | undefined {
    const kept = cacheOf(key).get(key);
    if (kept === undefined) return undefined;
    const { answer, madeAt } = kept;
    // A clock that was put back makes nothing true that was made after that time.
    if (now >= madeAt && (answer.validUntil === undefined || now < answer.validUntil)) return answer;
    cacheOf(key).delete(key);
    return undefined;
  }

  return {
    get,
    find(target, now) {
      const key = spellings.get(target);
      return key === undefined ? undefined : get(key, now);
    },
    keep(key, answer, madeAt) {
      if (isOn && isKeepable(answer)) cacheOf(key).set(key, { answer, madeAt });
    },
    note(target, key) {
      // Only what is kept is worth the memory: made-up addresses come in any number.
      if (target.length <= MAX_SPELLING_LENGTH && cacheOf(key).has(key)) spellings.set(target, key);
    },
    drop(change) {
      for (const cache of [pages, searches]) {
        for (const [key, { answer }] of cache.entries()) if (touches(change, answer.tags)) cache.delete(key);
      }
    },
  };
}

function createCache(maxBytes: number): LRUCache<string, Kept> {
  // The library takes no size of 0, and whole numbers only.
  const maxSize = Math.max(1, Math.floor(maxBytes));
  return new LRUCache({ maxSize, sizeCalculation: ({ answer }) => answer.bytes });
}

function isKeepable({ status, etag, length }: ReadyAnswer): boolean {
  return status === 200 && etag !== undefined && length <= MAX_KEPT_BYTES;
}

/** An answer without tags was made of everything. */
export function touches({ tags }: CatalogueChange, read: ReadonlySet<string>): boolean {
  if (tags === "everything" || read.size === 0) return true;
  return [...tags].some((tag) => read.has(tag));
}
