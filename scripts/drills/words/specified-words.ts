import { fixedPart, type MapRow, wordsIn } from "../../specification-map.ts";

/** One of the shop's texts, with all statements that quote it. */
export interface SpecifiedWords {
  /** As quoted: "Buy on {retailer}". */
  readonly words: string;
  readonly rows: readonly BrowserRow[];
  /** The browser tests of all those statements, each once. Others run on the sources, where nothing is changed. */
  readonly tests: readonly string[];
}

interface BrowserRow {
  readonly line: number;
  readonly tests: readonly string[];
}

/** Texts with the same fixed part are changed together, so that they are one. */
export function groupByWords(rows: readonly MapRow[]): readonly SpecifiedWords[] {
  const quoted = rows.flatMap((row) => wordsIn(row.statement).map((words) => ({ words, row: toBrowserRow(row) })));
  const byFixedPart = Map.groupBy(quoted, ({ words }) => fixedPart(words));
  return [...byFixedPart.values()].map((same) => {
    const lines = new Map(same.map(({ row }) => [row.line, row]));
    const tests = new Set(same.flatMap(({ row }) => row.tests));
    return { words: same[0]?.words ?? "", rows: [...lines.values()], tests: [...tests] };
  });
}

const toBrowserRow = ({ line, tests }: MapRow): BrowserRow => ({
  line,
  tests: tests.filter((test) => test.startsWith("e2e/")),
});
