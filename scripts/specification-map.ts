// Reads docs/specification-map.md. A row of its tables:
//
// | statement | observable, or the reason why not | `path › test name`, one or more, joined by <br> |
//
// A test's name is its title, with the titles of its describe blocks before it, joined by ` › `; where the source says
// `${name}`, the row names the one test that it means. The shop's own words
// stand in a statement between “ and ”, with {…} for what varies; `npm run drill -- words` takes them from there.

const OBSERVABLE = "observable";
/** `deviates: <reason>`: the shop does otherwise on purpose, and a test proves what it does. */
const DEVIATES = "deviates: ";

export interface MapRow {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly statement: string;
  readonly kind: string;
  readonly tests: readonly string[];
}

/** The rows of all tables, without their headings. */
export function readRows(markdown: string): readonly MapRow[] {
  const lines = markdown.split("\n");
  return lines.flatMap((text, index) => {
    const isHeading = isRule(lines[index + 1] ?? "");
    if (!text.startsWith("|") || isHeading || isRule(text)) return [];
    // A pipe inside a cell is written \|.
    const [, statement = "", kind = "", tests = ""] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name.replaceAll("\\|", "|"));
    return [{ line: index + 1, statement, kind, tests: names }];
  });
}

/** Whether there is something to see, so that a test has to prove it. */
export const isObservable = ({ kind }: Pick<MapRow, "kind">): boolean =>
  kind === OBSERVABLE || kind.startsWith(DEVIATES);

/** The words that a statement quotes: “Buy on {retailer}”. */
export const wordsIn = (statement: string): readonly string[] =>
  [...statement.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);

/** What never varies in quoted words, or the longest piece of it: "Buy on". */
export function fixedPart(words: string): string {
  const pieces = words.split(/\{[^}]*\}/).map((piece) => piece.trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

function isRule(text: string): boolean {
  return /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(text);
}

const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/.source;
const CALL = new RegExp(`\\b(?:test|it|describe)(?:\\.(?!skip|todo|fixme|fails)\\w+)*\\(\\s*${LITERAL}`, "g");
/** `test.each(rows)("title", …)`: the title stands in the second call. */
const CALL_OF_EACH = new RegExp(`\\)\\(\\s*${LITERAL}\\s*,`, "g");

/** The titles of a file's tests and groups, as they are written; skipped ones do not count. */
export function titlesIn(source: string): ReadonlySet<string> {
  const literals = [CALL, CALL_OF_EACH].flatMap((pattern) => Array.from(source.matchAll(pattern)));
  return new Set(literals.map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1")));
}

/** What is wrong with a row; `titlesOf` answers undefined where there is no such file. */
export function complaintsAbout(
  row: MapRow,
  titlesOf: (path: string) => ReadonlySet<string> | undefined,
): readonly string[] {
  const complaints = row.tests.flatMap((reference) => {
    const [path = "", ...names] = reference.split(" › ");
    const titles = titlesOf(path);
    if (titles === undefined) return [`there is no file ${path}`];
    if (names.length === 0) return [`names no test of ${path}`];
    return names.filter((name) => !isTitle(titles, name)).map((name) => `${path} has no test "${name}"`);
  });
  if (row.kind === "") complaints.push("says neither that it is observable nor why not");
  if (isObservable(row) && row.tests.length === 0) complaints.push("is observable, but no test proves it");
  return complaints;
}

function isTitle(titles: ReadonlySet<string>, name: string): boolean {
  return titles.has(name) || [...titles].some((title) => title.includes("${") && templatePattern(title).test(name));
}

/** `${label} leads to ${path}` is any text there. */
function templatePattern(title: string): RegExp {
  const pieces = title.split(/\$\{[^}]*\}/).map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(".+")}$`);
}
