// What the shop's thread and the one that reads for it say to each other.
export interface ReadingPlace {
  /** The file of the embedded database. */
  readonly path: string;
}

export interface ReadingOrder {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ReadingAnswer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failure: ReadingFailure };

export interface ReadingFailure {
  readonly message: string;
  /** SQLite's extended result code; undefined for an error that is not SQLite's. */
  readonly errcode: number | undefined;
}
