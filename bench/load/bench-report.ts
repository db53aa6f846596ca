// What a run found, for the terminal and for docs/measurements.md.

/** A figure that was promised. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** "x" for ratios. */
  readonly unit: string;
  readonly limit: number;
  readonly isMost: boolean;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** As many texts as columns each. */
  readonly rows: readonly (readonly string[])[];
}

export interface BenchReport {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
}

export const isMet = ({ figure, limit, isMost }: Verdict): boolean => (isMost ? figure <= limit : figure >= limit);

/** Whole numbers in groups of three, small ones with as many digits as tell something. */
export function writeNumber(figure: number): string {
  if (!Number.isFinite(figure)) return "–";
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  return figure.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The verdicts as a table of their own. */
export function toTable(verdicts: readonly Verdict[]): Table {
  return {
    title: "What was promised",
    columns: ["figure", "promised", "measured", ""],
    rows: verdicts.map((verdict) => [
      verdict.what,
      `${verdict.isMost ? "at most" : "at least"} ${writeNumber(verdict.limit)} ${verdict.unit}`,
      `${writeNumber(verdict.figure)} ${verdict.unit}`,
      isMet(verdict) ? "met" : "MISSED",
    ]),
  };
}

/** Columns side by side. */
export function writePlain({ title, columns, rows }: Table): string {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const align = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  return [`\n${title}`, ...[columns, ...rows].map((cells) => `  ${align(cells)}`), ""].join("\n");
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export function writeMarkdown({ title, columns, rows }: Table): string {
  return [`### ${title}`, "", line(columns), line(columns.map(() => "---")), ...rows.map(line), ""].join("\n");
}
