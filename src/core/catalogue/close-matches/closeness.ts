import { codePointLength } from "../../text/fold.ts";

/** Below this two words are different words. */
const SIMILAR_WORD = 0.6;
/** A word that only begins like another is a little less close than the whole of it. */
const BEGINNING = 0.95;
const TRIGRAM = 3;
/** How much the likeness of the whole texts counts beside the best of the two measures: it decides between equals. */
const TIE_BREAK = 0.1;

/**
 * Tells how close folded titles are to a folded term, from 0 to 1. The better of two measures counts: how much of the
 * term's words is found in the title, slips allowed, in any order; and how many of its trigrams, which also bears with
 * blanks that were left out.
 */
export function closenessTo(term: string): (title: string) => number {
  const asked = trigramsOf(term);
  const words = wordsOf(term);
  return (title) => {
    const held = Math.max(0, codePointLength(title) - TRIGRAM + 1);
    const shared = asked.filter((trigram) => title.includes(trigram)).length;
    const best = Math.max(sharedWords(words, wordsOf(title)), shared / Math.max(asked.length, 1));
    const likeness = (2 * shared) / Math.max(asked.length + held, 1);
    return best * (1 - TIE_BREAK) + likeness * TIE_BREAK;
  };
}

/** The words of a folded text, without marks. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function trigramsOf(text: string): readonly string[] {
  const letters = Array.from(text);
  const trigrams = letters.slice(TRIGRAM - 1).map((_, index) => letters.slice(index, index + TRIGRAM).join(""));
  return [...new Set(trigrams)];
}

/** Each word counts as much as it has letters. */
function sharedWords(words: readonly string[], titleWords: readonly string[]): number {
  const found = words.map((word) => word.length * Math.max(0, ...titleWords.map((other) => likeWord(word, other))));
  return sum(found) / Math.max(sum(words.map(({ length }) => length)), 1);
}

function likeWord(word: string, other: string): number {
  if (word === other) return 1;
  // Too short to be like it, whatever its letters are.
  if (other.length < word.length * SIMILAR_WORD) return 0;
  // Each letter that it lacks is a slip: most words are told apart without counting the others.
  const lacking = Array.from(word).filter((letter) => !other.includes(letter)).length;
  if (lacking > Math.max(word.length, other.length) * (1 - SIMILAR_WORD)) return 0;
  const { toWhole, toBeginning } = slipsBetween(word, other);
  const asWhole = 1 - toWhole / Math.max(word.length, other.length);
  const asBeginning = BEGINNING * (1 - toBeginning / word.length);
  const likeness = Math.max(asWhole, asBeginning);
  return likeness < SIMILAR_WORD ? 0 : likeness;
}

/**
 * Letters left out, added, mistaken or swapped between two words (Damerau and Levenshtein's distance, each place
 * changed once): to the whole of `other`, and to that beginning of it which is the closest.
 */
function slipsBetween(word: string, other: string): { readonly toWhole: number; readonly toBeginning: number } {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return { toWhole: at(last, other.length), toBeginning: Math.min(...last) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
