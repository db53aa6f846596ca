// Opens the one place where everything is kept, by its address.
import { openPostgresStorage } from "./open-postgres.ts";
import { openMemoryStorage, openSqliteStorage } from "./open-sqlite.ts";
import type { OpenOptions, OpenStorage } from "./opened-storage.ts";
import { StorageError } from "./storage-error.ts";

export type { OpenOptions, OpenStorage } from "./opened-storage.ts";

/** Opens and migrates. Throws StorageError with one sentence that says what to do. */
export async function openStorage(options: OpenOptions): Promise<OpenStorage> {
  const { url } = options;
  if (url === "sqlite::memory:") return openMemoryStorage(options);
  if (url.startsWith("sqlite:")) return openSqliteStorage(url.slice("sqlite:".length), options);
  if (/^postgres(?:ql)?:\/\//.test(url)) return openPostgresStorage(url, options);
  throw new StorageError(
    "The database address must start with postgres:// (DATABASE_URL), or be left out for the embedded database.",
  );
}
