import { FOLDED_ASCII } from "./folded-ascii.ts";

/** The letters of `foldText` that European titles are likely to contain. */
const COMMON_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  "’": "'",
  "–": "-",
};

/**
 * `foldText` without its tables, which visitors would otherwise download; undefined for texts that need them. The two
 * agree wherever this one answers.
 */
export function foldCommonText(text: string): string | undefined {
  const folded = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđı’–]/g, (letter) => COMMON_LETTERS[letter] ?? letter)
    .replace(/[\t-\r \u00a0]+/g, " ")
    .trim();
  return FOLDED_ASCII.test(folded) ? folded : undefined;
}
