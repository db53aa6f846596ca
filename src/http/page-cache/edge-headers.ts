// What caches between the shop and its visitors are told.
import type { PublicAnswer } from "../../api/public-answers.ts";
import { SHOP_TAG } from "../../core/catalogue/catalogue-tags.ts";

const SECOND_MS = 1000;
/** A purge that went astray is mended by then. */
const LONGEST_MS = 24 * 60 * 60 * SECOND_MS;

export interface EdgePlan {
  readonly headers: Readonly<Record<string, string>>;
  /** Epoch milliseconds until which these headers are true. */
  readonly validUntil: number | undefined;
}

/** What caches between the shop and its visitors do: nothing by tags, drop what their owner names, drop what the shop names. */
export type EdgeCaches = "untagged" | "tagged" | "purged";

interface Making {
  readonly caches: EdgeCaches;
  /** When the answer is made, in epoch milliseconds. */
  readonly now: number;
}

type Kept = Pick<PublicAnswer, "headers" | "tags" | "validUntil">;

/**
 * The tags by which an answer can be purged, and for how long shared caches may keep it: RFC 9213, and Surrogate-Control
 * where that is not known. Where the shop does not purge them, shared caches ask each time, as browsers do.
 *
 * What changes by itself may be kept for half of the time until then, and is made anew when that half is over: so nobody who
 * takes it within the first half keeps it beyond the change.
 */
export function planEdge({ headers, tags, validUntil }: Kept, { caches, now }: Making): EdgePlan {
  const isPublic = headers["cache-control"]?.startsWith("public") === true;
  if (!isPublic || caches === "untagged") return { headers: {}, validUntil };
  const names = [SHOP_TAG, ...tags];
  const tagHeaders = { "cache-tag": names.join(","), "surrogate-key": names.join(" ") };
  // Without tags only a purge of the whole shop would reach it.
  if (caches === "tagged" || tags.size === 0) return { headers: tagHeaders, validUntil };
  const keptMs = Math.min(validUntil === undefined ? LONGEST_MS : floorToSecond((validUntil - now) / 2), LONGEST_MS);
  const maxAge = `max-age=${keptMs / SECOND_MS}`;
  return {
    headers: { ...tagHeaders, "cdn-cache-control": `public, ${maxAge}`, "surrogate-control": maxAge },
    // The last second is not worth halving.
    validUntil: validUntil === undefined || keptMs === 0 ? validUntil : now + keptMs,
  };
}

const floorToSecond = (ms: number): number => Math.max(0, Math.floor(ms / SECOND_MS) * SECOND_MS);
