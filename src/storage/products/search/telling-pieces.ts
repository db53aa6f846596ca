/** The trigram indexes of both databases know pieces of three code points. */
export const TRIGRAM = 3;

/** Up to so many letters a term is looked up whole. */
const SHORT_TERM = 7;

/** Each further piece is one more list that the index reads, and by then hardly a title less to look at. */
const PIECES = 4;

const IS_BETWEEN_WORDS = /^[^\p{L}\p{N}]$/u;

/**
 * Pieces of a folded term that every title with the term holds, and few others do: an index that has one list for each
 * trigram reads these alone, and the titles that it names are then asked for the whole term. What lies across two words
 * tells most, since letters that are common in words seldom meet there. A short term is its own only piece.
 */
export function tellingPieces(term: string): readonly string[] {
  const letters = Array.from(term);
  if (letters.length <= SHORT_TERM) return [term];
  const starts = letters.slice(TRIGRAM - 1).map((_, start) => start);
  const isAcross = (start: number) => IS_BETWEEN_WORDS.test(letters[start + 1] ?? "");
  const isWithin = (start: number) => letters.slice(start, start + TRIGRAM).every((it) => !IS_BETWEEN_WORDS.test(it));
  const across = spread(starts.filter(isAcross), PIECES);
  const within = spread(starts.filter(isWithin), PIECES - across.length);
  return [...new Set([...across, ...within].map((start) => letters.slice(start, start + TRIGRAM).join("")))];
}

/** At most `count` of them, evenly from the first to the last. */
function spread(places: readonly number[], count: number): readonly number[] {
  if (places.length <= count) return places;
  const step = (places.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => places[Math.round(index * step)] ?? 0);
}
