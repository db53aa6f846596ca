/** The database cannot be used as it is. `message` is one sentence that tells the operator what to do. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}
