import { StorageError } from "../storage-error.ts";
import type { MovedRow, MovedTable } from "./moved-table.ts";

/** Walks both in the order of the key. Answers how many rows there are; throws StorageError at the first difference. */
export async function compareRows(
  table: MovedTable,
  source: AsyncIterable<MovedRow>,
  target: AsyncIterable<MovedRow>,
): Promise<number> {
  const copies = target[Symbol.asyncIterator]();
  let count = 0;
  for await (const row of source) {
    count += 1;
    const copy = await copies.next();
    if (copy.done === true) throw refuse(table, `row ${count} is missing`);
    const column = table.columns.find((_name, at) => row[at] !== copy.value[at]);
    if (column !== undefined) throw refuse(table, `row ${count} differs in ${column}`);
  }
  if ((await copies.next()).done !== true) throw refuse(table, `there are more than ${count} rows`);
  return count;
}

function refuse({ name }: MovedTable, difference: string): StorageError {
  return new StorageError(`The copy is not like its source: in ${name} ${difference}. Nothing was moved: try again.`);
}
