const CONTROLS_AND_LONE_SURROGATES = /(?!\s)[\p{Cc}\p{Cs}]/gu;
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** One character that shows nothing at the edge of a text; a variation selector is not among them, it shapes an emoji. */
const OUTER_BLANK = /[\s\u00ad\u180e\u200b-\u200f\u2060]/;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * One line of text as the shop keeps it (titles, names, tags): NFC, control characters gone, every
 * run of tabs, line breaks and blanks (no-break ones too) a single blank, nothing invisible at either
 * end. Joiners inside emoji stay. A text without a visible character becomes "".
 */
export function cleanLine(text: string): string {
  if (isBlank(text)) return "";
  const line = text.replace(CONTROLS_AND_LONE_SURROGATES, "").replace(/\s+/g, " ");
  return cutOuterBlanks(line.normalize("NFC"));
}

/**
 * Text of several lines as the shop keeps it (descriptions): NFC, line ends as LF, control characters
 * gone, nothing invisible at either end; line breaks and blanks inside stay as typed.
 */
export function cleanText(text: string): string {
  if (isBlank(text)) return "";
  const lines = text.replace(LINE_BREAKS, "\n").replace(CONTROLS_AND_LONE_SURROGATES, "");
  return cutOuterBlanks(lines.normalize("NFC"));
}

/** True when a reader would see nothing: blanks, control characters and zero-width characters only. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Cuts blanks and zero-width characters off both ends; a loop, since `[…]+$` is quadratic on long runs of blanks. */
export function cutOuterBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && OUTER_BLANK.test(text.charAt(start))) start += 1;
  while (end > start && OUTER_BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
