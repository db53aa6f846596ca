// Fails when docs/specification-map.md names a test that does not exist, or an observable statement without a test.
//
// A row of its tables: | statement | observable or a reason why not | `path › test name`, one or more, joined by <br> |
// A test name is its title, with the titles of its describe blocks before it, joined by ` › `.
import { existsSync, readFileSync } from "node:fs";

const MAP = new URL("../docs/specification-map.md", import.meta.url);
const OBSERVABLE = "observable";

interface Row {
  readonly line: number;
  readonly statement: string;
  readonly kind: string;
  readonly tests: readonly string[];
}

function readRows(markdown: string): readonly Row[] {
  return markdown.split("\n").flatMap((text, index) => {
    // A pipe inside a cell is written \|.
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, statement = "", kind = "", tests = ""] = cells;
    const isRow = cells.length === 5 && !/^:?-+:?$/.test(kind) && kind.toLowerCase() !== "kind";
    if (!isRow) return [];
    return [
      { line: index + 1, statement, kind, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name) },
    ];
  });
}

/** The string literals that stand as first argument of test, it and describe: titles as they are written. */
function titlesIn(source: string): ReadonlySet<string> {
  const call = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return new Set([...source.matchAll(call)].map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1")));
}

const titles = new Map<string, ReadonlySet<string>>();

function complainAbout(reference: string): string | undefined {
  const [path = "", ...names] = reference.split(" › ");
  const file = new URL(`../${path}`, import.meta.url);
  if (!existsSync(file)) return `there is no file ${path}`;
  const known = titles.get(path) ?? titlesIn(readFileSync(file, "utf8"));
  titles.set(path, known);
  if (names.length === 0) return `names no test of ${path}`;
  const missing = names.find((name) => !known.has(name.replaceAll("\\|", "|")));
  return missing === undefined ? undefined : `${path} has no test "${missing}"`;
}

function checkRow(row: Row): readonly string[] {
  const complaints = row.tests.map(complainAbout).filter((complaint) => complaint !== undefined);
  if (row.kind === OBSERVABLE && row.tests.length === 0) complaints.push("is observable, but no test proves it");
  if (row.kind === "") complaints.push("says neither that it is observable nor why not");
  return complaints.map((complaint) => `docs/specification-map.md:${row.line}: "${row.statement}": ${complaint}`);
}

if (existsSync(MAP)) {
  const rows = readRows(readFileSync(MAP, "utf8"));
  const complaints = rows.flatMap(checkRow);
  if (rows.length === 0) complaints.push("docs/specification-map.md holds no table of statements");
  process.stdout.write(complaints.map((line) => `${line}\n`).join(""));
  process.stdout.write(
    `${rows.length} statements, ${rows.filter(({ kind }) => kind === OBSERVABLE).length} observable\n`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
