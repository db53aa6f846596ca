import { comparePast } from "../migrate.ts";
import { StorageError } from "../storage-error.ts";

/** Throws StorageError unless the source of a move is a shop of just this version. `done`: its migrations. */
export function requireCurrentSchema(done: readonly string[], name: string): void {
  if (done.length === 0) throw new StorageError(`There is no shop in ${name}: check the address.`);
  if (comparePast(done).pending.length === 0) return;
  throw new StorageError(
    `The shop in ${name} is older than this version: start it once, or run the migrate command, then move it.`,
  );
}
