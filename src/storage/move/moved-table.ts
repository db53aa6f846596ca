// What a move carries: rows as both databases can write them down.

/** Text, or a whole number or a flag as text (flags: 0 or 1), so that a value is the same on both databases. */
export type MovedValue = string | null;

/** In the order of `MovedTable.columns`. */
export type MovedRow = readonly MovedValue[];

export interface MovedTable {
  readonly name: string;
  /** In alphabetical order. */
  readonly columns: readonly string[];
  /** The primary key: the rows are read in its order. */
  readonly key: readonly string[];
  /** Tables whose rows must be there first. */
  readonly references: readonly string[];
}

/** The last number that each numbered table has given to a row, that row being gone or not. */
export type Numbering = Readonly<Record<string, string>>;

/** Tables after those that they refer to. */
export function inOrderOfReferences(tables: readonly MovedTable[]): readonly MovedTable[] {
  const ordered: MovedTable[] = [];
  const place = (table: MovedTable): void => {
    if (ordered.includes(table)) return;
    for (const name of table.references) {
      const referred = tables.find((candidate) => candidate.name === name);
      if (referred !== undefined && referred !== table) place(referred);
    }
    ordered.push(table);
  };
  tables.forEach(place);
  return ordered;
}
