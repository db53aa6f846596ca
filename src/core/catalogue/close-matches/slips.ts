import { codePointLength } from "../../text/fold.ts";

/** One or two parts of a folded title, which must hold both of them, wherever they stand. */
export type TitlePieces = readonly [piece: string, other?: string];

/** The indexes of both databases know parts of three code points or more. */
const SHORTEST_PIECE = 3;

/** Up to this length each possible slip is looked for by itself; longer terms are told apart by what is left of them. */
const LONGEST_WORD = 12;
/** What pieces must hold together to be rare in a large catalogue; below that, letters are tried out. */
const RARE = 5;
/** No piece needs to be longer to be rare; each further letter costs a look into the index. */
const LONGEST_PIECE = 10;
const LONG_TERM_HOLES = 10;

/** The letters that may be missing from a word, by the script that it is written in. */
const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω", "абвгдежзийклмнопрстуфхцчшщъыьэюя"];

/**
 * What a title holds that a folded term was meant to find, if one letter of it was left out, doubled, mistaken, or
 * swapped with its neighbour: one of these sets of pieces, whole. The term itself is not among them.
 */
export function slipsOf(term: string): readonly TitlePieces[] {
  const letters = Array.from(term);
  const slips = letters.length > LONGEST_WORD ? slipsOfPhrase(letters) : slipsOfWord(letters);
  const unlike = new Map(slips.map((pieces) => [pieces.join("\u0000"), pieces]));
  unlike.delete(term);
  return [...unlike.values()];
}

/** The parts that are long enough for the indexes, as what a title must hold: nothing where none is. */
export function holding(parts: readonly string[]): readonly TitlePieces[] {
  const [piece, other] = parts.filter((part) => codePointLength(part) >= SHORTEST_PIECE);
  if (piece === undefined) return [];
  return [other === undefined ? [piece] : [piece, other]];
}

function slipsOfWord(letters: readonly string[]): TitlePieces[] {
  const known = ALPHABETS.find((alphabet) => letters.some((letter) => alphabet.includes(letter))) ?? "";
  // The blank between two short words is left out like a letter.
  const alphabet = [...Array.from(known), " "];
  return letters.flatMap((letter, index) => {
    const before = letters.slice(0, index);
    const after = letters.slice(index + 1);
    const [next = "", ...rest] = after;
    return [
      // One too many; swapped with the next; another was meant; one is missing before it.
      ...holding([[...before, ...after].join("")]),
      ...holding([[...before, next, letter, ...rest].join("")]),
      ...around(before, after, alphabet),
      ...(index === 0 ? [] : around(before, [letter, ...after], alphabet)),
    ];
  });
}

/** The term on both sides of one unknown letter, or, where that says too little, with each letter tried out. */
function around(before: readonly string[], after: readonly string[], alphabet: readonly string[]): TitlePieces[] {
  const held = [before, after].map(({ length }) => (length >= SHORTEST_PIECE ? length : 0));
  if (held.reduce((sum, length) => sum + length) >= RARE) return [...holding([before.join(""), after.join("")])];
  return alphabet.flatMap((letter) => holding([[...before, letter, ...after].join("")]));
}

/** Any slip lies in one of a few holes, which overlap by a letter; both sides of its hole are as they were meant. */
function slipsOfPhrase(letters: readonly string[]): TitlePieces[] {
  const width = Math.max(SHORTEST_PIECE, Math.ceil(letters.length / LONG_TERM_HOLES));
  const starts = Array.from({ length: Math.ceil(letters.length / (width - 1)) }, (_, hole) => hole * (width - 1));
  return starts.flatMap((start) => {
    const before = letters.slice(0, start).slice(-LONGEST_PIECE);
    const after = letters.slice(start + width).slice(0, LONGEST_PIECE);
    return holding([before.join(""), after.join("")]);
  });
}
