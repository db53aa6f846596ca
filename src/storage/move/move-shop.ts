import type { Clock } from "../../core/time/clock.ts";
import { StorageError } from "../storage-error.ts";
import { compareRows } from "./compare-rows.ts";
import type { MoveEnd, MoveSource, MoveTarget } from "./move-ends.ts";
import { inOrderOfReferences, type MovedRow, type MovedTable, type Numbering } from "./moved-table.ts";

export interface MoveOptions {
  readonly from: MoveEnd;
  readonly to: MoveEnd;
  readonly clock: Clock;
  /** One line for whoever waits. */
  readonly say: (line: string) => void;
}

/** Rows per table, all of them compared value by value. */
export type MovedRows = Readonly<Record<string, number>>;

const PIECE_ROWS = 1_000;
const PIECE_CHARACTERS = 500_000;
const SAID_EVERY_ROWS = 100_000;

/**
 * Copies everything that a shop keeps into an empty database of either kind, reads both again and compares them row by
 * row. Only the catalogue's version is another one afterwards. All or nothing: after a failure, or a kill at any moment, the target is as empty as before.
 *
 * @throws StorageError on a source that is no shop of this version, and a target that holds anything.
 */
export async function moveShop({ from, to, clock, say }: MoveOptions): Promise<MovedRows> {
  return from.read((source) =>
    to.fill(async (target) => {
      const tables = pairTables(source, target);
      for (const table of tables) await copyTable({ source, target, table, say });
      // Once: it rises while the shop is at work.
      const numbering = await source.numbering();
      await target.setNumbering(numbering);
      await target.settle();
      await verifyNumbering(target, numbering);
      const rows = await verifyRows({ source, target, tables, say });
      // Caches may come to know the source by higher versions, where it serves on. The time of day in milliseconds is above
      // any number that counting reaches.
      await target.raiseVersion(clock.now());
      return rows;
    }),
  );
}

/** Both schemas are made by the same migrations; one that forgets a table would lose it here without a word. */
function pairTables(source: MoveSource, target: MoveTarget): readonly MovedTable[] {
  const [wanted, found] = [shapeOf(source), shapeOf(target)];
  if (wanted === found) return inOrderOfReferences(source.tables);
  throw new Error(`The two databases have different tables: ${wanted} and ${found}`);
}

const shapeOf = ({ tables }: MoveSource): string =>
  JSON.stringify(tables.map(({ name, columns, key }) => [name, columns, key]));

interface OneTable {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  readonly table: MovedTable;
  readonly say: (line: string) => void;
}

async function copyTable({ source, target, table, say }: OneTable): Promise<void> {
  let count = 0;
  for await (const piece of inPieces(source.rows(table))) {
    await target.insert(table, piece);
    const before = Math.floor(count / SAID_EVERY_ROWS);
    count += piece.length;
    if (Math.floor(count / SAID_EVERY_ROWS) > before) say(`  ${table.name}: ${count} rows so far`);
  }
  if (count > 0) say(`  ${table.name}: ${count} rows copied`);
}

/** Bounded by rows and by text: a product may hold a megabyte. */
async function* inPieces(rows: AsyncIterable<MovedRow>): AsyncIterable<readonly MovedRow[]> {
  let piece: MovedRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    piece.push(row);
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (piece.length < PIECE_ROWS && characters < PIECE_CHARACTERS) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield piece;
}

interface AllTables extends Omit<OneTable, "table"> {
  readonly tables: readonly MovedTable[];
}

async function verifyRows({ source, target, tables, say }: AllTables): Promise<MovedRows> {
  const counts: [string, number][] = [];
  for (const table of tables) {
    const count = await compareRows(table, source.rows(table), target.rows(table));
    counts.push([table.name, count]);
    if (count > 0) say(`  ${table.name}: ${count} rows compared`);
  }
  return Object.fromEntries(counts);
}

async function verifyNumbering(target: MoveTarget, wanted: Numbering): Promise<void> {
  const found = await target.numbering();
  const other = Object.entries(wanted).find(([table, last]) => found[table] !== last);
  if (other !== undefined) throw new StorageError(`The numbering of ${other[0]} was not copied: move it again.`);
}
