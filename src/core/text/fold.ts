import { FOLDED_ASCII } from "./folded-ascii.ts";

/** Trademark signs, which no one types. NFKD would turn ™ into letters. */
const TRADEMARKS = /[™℠®©℗]/g;
/** Spacing accents typed as apostrophes: NFKD would turn them into a blank and a mark. */
const SPACING_ACUTE = /[´\u0384\u1ffd]/g;
/** Separate Korean letters: NFKD and NFC would join them into a syllable, which no longer contains them. */
const ALL_BUT_JAMO = /[^\u3130-\u318f\uffa0-\uffdc]+/g;
const DOUBLE_PRIME = /[″‶]/g;
/**
 * Accents and vowel points that readers leave out when they search. The marks of other scripts
 * (Devanagari vowels, the Japanese voicing mark …) make another word and stay.
 */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu;

const SINGLE_QUOTES = /[‘’‚‛‹›′‵ʹʻʼʽˈ`]/g;
const DOUBLE_QUOTES = /[“”„‟«»〝〞〟ˮ]/g;
const DASHES = /[\p{Dash}⁃˗]/gu;
const TIMES_SIGNS = /[×✕✖⨉⨯╳]/g;
const BLANKS = /[\s\u2800]+/g;

/** Latin letters that Unicode doesn't decompose, with what people type for them on a plain keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  a: "ɑⱥ",
  ae: "æ",
  b: "ɓƀ",
  c: "ƈȼ",
  d: "đðɖɗ",
  e: "əɛǝɇ",
  f: "ƒ",
  g: "ɠǥɡ",
  h: "ħɦⱨ",
  i: "ıɨɩ",
  j: "ȷɉ",
  k: "ĸƙⱪ",
  l: "łƚɫɬⱡ",
  n: "ɲƞ",
  ng: "ŋ",
  o: "øɔɵ",
  oe: "œ",
  p: "ƥᵽ",
  r: "ɍɽ",
  ss: "ß",
  t: "ŧƭʈⱦ",
  th: "þ",
  u: "ʉʊ",
  v: "ʋ",
  y: "ƴɏ",
  z: "ƶȥⱬ",
  σ: "ς",
};

const PLAIN = new Map(Object.entries(PLAIN_LETTERS).flatMap(([plain, all]) => Array.from(all, (one) => [one, plain])));
const NOT_PLAIN = new RegExp(`[${[...PLAIN.keys()].join("")}]`, "g");

/**
 * The form in which two texts are compared, for search, tags, names and slugs: compatibility forms resolved, accents
 * stripped, lower case, ß as ss and ł as l, one kind of dash, quote and blank, × as x, invisible characters and
 * trademark signs gone. Folding twice changes nothing. Titles and names are stored folded: a change here needs a
 * migration that folds them again (the last one is 0015).
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (FOLDED_ASCII.test(lower)) return lower;
  return (
    unifySigns(decompose(text))
      .replace(UNSEEN, "")
      // Uppercase first, since some letters have two lowercase forms.
      .toUpperCase()
      .toLowerCase()
      .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? letter)
      .replace(BLANKS, " ")
      .trim()
      .normalize("NFC")
  );
}

function decompose(text: string): string {
  return text
    .replace(TRADEMARKS, "")
    .replace(SPACING_ACUTE, "'")
    .replace(DOUBLE_PRIME, '"')
    .replace(ALL_BUT_JAMO, (part) => part.normalize("NFKD"))
    .replace(ACCENTS, "");
}

function unifySigns(text: string): string {
  return text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replaceAll("〜", "~")
    .replace(DASHES, "-")
    .replaceAll("⁄", "/")
    .replace(TIMES_SIGNS, "x");
}

/** How many code points a text has; SQLite's trigram index counts these, not UTF-16 units. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}
