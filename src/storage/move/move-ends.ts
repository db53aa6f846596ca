// Port: the two ends of a move. Each database implements both.
import type { MovedRow, MovedTable, Numbering } from "./moved-table.ts";

export interface MoveSource {
  readonly tables: readonly MovedTable[];
  /** In the order of the key, each row whole, few of them in memory. */
  rows(table: MovedTable): AsyncIterable<MovedRow>;
  numbering(): Promise<Numbering>;
}

export interface MoveTarget extends MoveSource {
  insert(table: MovedTable, rows: readonly MovedRow[]): Promise<void>;
  /** New rows are numbered from here on, as they would have been in the source. */
  setNumbering(numbering: Numbering): Promise<void>;
  /** Makes the copy ready for use: throws where what the database derives by itself does not fit. */
  settle(): Promise<void>;
  /** The copy's version of the catalogue becomes at least this one, and another one than the source's in any case. */
  raiseVersion(least: number): Promise<void>;
}

/** One end, opened for a piece of work. */
export interface MoveEnd {
  /** The address, without a password. */
  readonly name: string;
  /** What `work` reads is one moment of the shop, whatever is written meanwhile. Throws StorageError on what is no shop. */
  read<Result>(work: (source: MoveSource) => Promise<Result>): Promise<Result>;
  /**
   * What `work` writes is there when it returns, and nothing of it when it throws or the process dies. Throws
   * StorageError where there is anything already.
   */
  fill<Result>(work: (target: MoveTarget) => Promise<Result>): Promise<Result>;
}
