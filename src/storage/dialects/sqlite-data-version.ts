import type { DatabaseSync } from "node:sqlite";

/**
 * Tells, in about a microsecond, whether any other connection, of this process or another, has written since it was
 * asked last (https://sqlite.org/pragma.html#pragma_data_version).
 */
export function createWriteHint(reader: DatabaseSync): () => boolean {
  const statement = reader.prepare("pragma data_version");
  const read = () => Number(statement.get()?.["data_version"]);
  let known = read();
  return () => {
    const before = known;
    known = read();
    return known !== before;
  };
}
