/** About as much as search engines and link previews show. */
const MAX_LENGTH = 160;

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** One line of at most 160 UTF-16 units, cut between words where there are any, never inside a character. */
export function shortenSummary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH - 1).replace(HALF_CHARACTER, "");
  const lastBlank = cut.lastIndexOf(" ");
  return `${lastBlank > 0 ? cut.slice(0, lastBlank) : cut}…`;
}
