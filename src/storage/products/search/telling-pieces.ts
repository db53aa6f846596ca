import { codePointLength } from "../../../core/text/fold.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";

/** The trigram indexes of both databases know pieces of three code points. */
export const TRIGRAM = 3;

/** Up to so many letters a term is looked up whole. */
const SHORT_TERM = 7;

/** Each further piece is one more list that the index reads, and by then hardly a title less to look at. */
const PIECES = 4;

/** Of so many that lie across words. PostgreSQL's are longer: two say as much as the four letters around one joint. */
const ENOUGH = { sqlite: PIECES, postgres: 2 } as const;

const IS_BETWEEN_WORDS = /^[^\p{L}\p{N}]$/u;

/** A part of a text that has a list of its own in the index of titles. */
export interface IndexedPart {
  readonly text: string;
  /** In code points. */
  readonly start: number;
  readonly lies: "across words" | "within a word" | "at signs";
}

/** Whether the index has a list for a part. */
export type IsKnown = (part: string) => boolean;

/**
 * Pieces of a folded term that every title with the term holds, and few others do: an index that has one list for each
 * trigram reads these alone, and the titles that it names are then asked for the whole term. What lies across two words
 * tells most, since letters that are common in words seldom meet there. A short word is its own only piece.
 */
export function tellingPieces(term: string, kind: DatabaseKind, isKnown: IsKnown = () => true): readonly string[] {
  const parts = indexedParts(term, kind).filter(({ text }) => isKnown(text));
  const isShort = codePointLength(term) <= SHORT_TERM;
  if (isShort || parts.length === 0) return wholePieces(term, kind).filter(isKnown);
  const across = spread(lyingIn(parts, "across words"), PIECES);
  const within = across.length < ENOUGH[kind] ? spread(lyingIn(parts, "within a word"), PIECES - across.length) : [];
  return [...new Set([...across, ...within])];
}

/**
 * By what the index names a text, as often as it stands there. FTS5 knows any three code points; PostgreSQL's index, which
 * holds titles without their blanks besides, those of one word, and those that are left of four with one blank.
 */
export function indexedParts(text: string, kind: DatabaseKind): readonly IndexedPart[] {
  const letters = Array.from(text);
  const parts = partsOf(letters, TRIGRAM);
  if (kind === "sqlite") return parts;
  const ofOneWord = parts.filter((part) => !part.text.includes(" "));
  const ofTwoWords = partsOf(letters, TRIGRAM + 1).filter((part) => JOINT.test(part.text));
  return [...ofOneWord, ...ofTwoWords];
}

const JOINT = /^[^ ](?:[^ ] | [^ ])[^ ]$/u;

function partsOf(letters: readonly string[], length: number): readonly IndexedPart[] {
  const isBetween = letters.map((letter) => IS_BETWEEN_WORDS.test(letter));
  return letters.slice(length - 1).map((_, start) => {
    const end = start + length;
    const isAcross = isBetween.slice(start + 1, end - 1).some(Boolean);
    const isWithin = !isBetween.slice(start, end).some(Boolean);
    const lies = isAcross ? "across words" : isWithin ? "within a word" : "at signs";
    return { text: letters.slice(start, end).join(""), start, lies };
  });
}

const lyingIn = (parts: readonly IndexedPart[], place: IndexedPart["lies"]): readonly string[] =>
  parts.filter(({ lies }) => lies === place).map(({ text }) => text);

/** FTS5 reads one list for each trigram, so of two words it is asked for what lies around their joint. */
function wholePieces(term: string, kind: DatabaseKind): readonly string[] {
  const letters = Array.from(term);
  const isBetween = (place: number) => IS_BETWEEN_WORDS.test(letters[place] ?? " ");
  const isJoint = (place: number) => !isBetween(place - 1) && isBetween(place) && !isBetween(place + 1);
  const joints = letters.map((_, place) => place).filter(isJoint);
  if (kind === "postgres" || joints.length === 0) return [term];
  return [...new Set(joints.map((joint) => letters.slice(Math.max(0, joint - 2), joint + 2).join("")))];
}

/** At most `count` of them, evenly from the first to the last. */
function spread(items: readonly string[], count: number): readonly string[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] ?? "");
}
