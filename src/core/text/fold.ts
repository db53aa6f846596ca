/**
 * Accents and vowel points that readers leave out when they search. The marks of other scripts
 * (Devanagari vowels, the Japanese voicing mark …) make another word and stay.
 */
const ACCENTS =
  /[\u{0300}-\u{036f}\u{0591}-\u{05bd}\u{05bf}\u{05c1}\u{05c2}\u{05c4}\u{05c5}\u{05c7}\u{064b}-\u{065f}\u{0670}\u{1ab0}-\u{1aff}\u{1dc0}-\u{1dff}\u{20d0}-\u{20ff}\u{fe20}-\u{fe2f}]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu;

/**
 * The form in which two texts are compared, for search and for duplicates: compatibility forms
 * resolved, accents stripped, lower case, ß as ss, curly apostrophes straight (phones type them), blanks
 * collapsed and cut, invisible characters gone. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
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
