import { foldText } from "./fold.ts";

export const MAX_SLUG_LENGTH = 80;
const SHORTEST_CUT = MAX_SLUG_LENGTH / 2;

/**
 * The address part of a title: a-z, 0-9 and single dashes, at most 80 characters, cut at a dash.
 * Answers `fallback` as it is when the title would not be recognised in what survives: no letter or
 * digit, fewer kept than lost, or digits alone out of a title in another script.
 */
export function slugOf(title: string, fallback: string): string {
  const latin = toLatin(title);
  const slug = shorten(latin.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""), MAX_SLUG_LENGTH);
  return isRecognisable(latin, slug) ? slug : fallback;
}

/** `base`, then `base-2`, `base-3` … without end, none longer than a slug may be. */
export function* slugCandidates(base: string): Generator<string, never> {
  yield base;
  for (let count = 2; ; count += 1) {
    const suffix = `-${String(count)}`;
    yield shorten(base, MAX_SLUG_LENGTH - suffix.length) + suffix;
  }
}

/** True for a text that `slugOf` could have made: a-z, 0-9 and single inner dashes, at most 80 characters. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function toLatin(title: string): string {
  return foldText(title)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/'(?=(?:s|t|d|m|re|ve|ll)(?![a-z]))/g, "");
}

function isRecognisable(latin: string, slug: string): boolean {
  const kept = latin.match(/[a-z0-9]/g)?.length ?? 0;
  const all = latin.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const lost = all - kept;
  if (kept === 0) return false;
  return lost === 0 || (kept >= lost && /[a-z]/.test(slug));
}

function shorten(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const lastDash = slug.lastIndexOf("-", maxLength);
  return lastDash >= SHORTEST_CUT ? slug.slice(0, lastDash) : slug.slice(0, maxLength);
}
