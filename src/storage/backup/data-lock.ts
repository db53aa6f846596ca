import { StorageError } from "../storage-error.ts";
import { type FileLock, takeFileLock } from "./file-lock.ts";

/** A restore takes a moment to swap the files; whoever starts meanwhile waits that long, a move being longer. */
const WAIT_MS = 5_000;

/** Held by every process that has the database open, so that nobody swaps the file under it. */
export async function holdDatabase(databasePath: string): Promise<FileLock> {
  const lock = await takeFileLock(`${databasePath}.lock`, { mode: "shared", waitMs: WAIT_MS });
  if (lock) return lock;
  throw new StorageError(
    "A shop is being restored or moved into this data folder: wait until that has ended, then start again.",
  );
}

/** Held while the file is put there; refused while any process has the database open. `deed`: as the owner reads it. */
export async function claimDatabase(databasePath: string, deed: "restore" | "move"): Promise<FileLock> {
  const lock = await takeFileLock(`${databasePath}.lock`, { mode: "exclusive", waitMs: 0 });
  if (lock) return lock;
  throw new StorageError(`The shop is running on this data folder: stop it, then ${deed} again.`);
}

/** One process at a time opens and migrates; the others wait and find it done. */
export async function queueToOpen(databasePath: string): Promise<FileLock> {
  const lock = await takeFileLock(`${databasePath}.opening`, { mode: "exclusive", waitMs: 10 * 60_000 });
  if (lock) return lock;
  throw new StorageError(
    "Another process has been migrating this database for ten minutes: stop it, then start again.",
  );
}
