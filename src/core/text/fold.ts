/**
 * Accents and vowel points that readers leave out when they search. The marks of other scripts
 * (Devanagari vowels, the Japanese voicing mark …) make another word and stay.
 */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu;

/**
 * The form in which two texts are compared, for search and for duplicates: compatibility forms
 * resolved, accents stripped, lower case, ß as ss, curly apostrophes straight (phones type them), blanks
 * collapsed and cut, invisible characters gone. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .replace(UNSEEN, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** How many code points a text has; SQLite's trigram index counts these, not UTF-16 units. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}
