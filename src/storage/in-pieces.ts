/** Far below what a statement takes: 32,766 parameters on SQLite, 65,535 on PostgreSQL. */
const PARAMETERS_AT_ONCE = 10_000;

/** For rows of any number: pieces that one statement takes. `columns` is how many parameters a row needs. */
export function inPieces<Row>(rows: readonly Row[], columns: number): readonly Row[][] {
  const size = Math.floor(PARAMETERS_AT_ONCE / columns);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
