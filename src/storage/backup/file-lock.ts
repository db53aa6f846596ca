// A lock on a file that the system takes back when its holder dies, even by kill -9.
// SQLite brings one without a native module: an open transaction on a database of its own is a POSIX lock,
// shared while it only reads and exclusive while it could write. A file with a process id in it would
// outlive its process, and the id may belong to another one by then.
import { closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { retryWhileBusy } from "../dialects/retry-while-busy.ts";
import { isBusy } from "../dialects/sqlite-errors.ts";

export interface FileLock {
  release(): void;
}

export interface FileLockOptions {
  /** `shared`: as many as want to, but no exclusive holder beside them. */
  readonly mode: "shared" | "exclusive";
  /** How long to wait for others to let go. */
  readonly waitMs: number;
}

const TAKE = { shared: "begin; select count(*) from sqlite_schema", exclusive: "begin exclusive" };

/** Undefined when others still held the file after `waitMs`. */
export async function takeFileLock(path: string, { mode, waitMs }: FileLockOptions): Promise<FileLock | undefined> {
  createForOwnerOnly(path);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    await retryWhileBusy(() => take(database, TAKE[mode]), performance.now() + waitMs);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Never opens an existing file, because closing it would release this process's POSIX locks on it. */
function createForOwnerOnly(path: string): void {
  if (existsSync(path)) return;
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    // Another process created it first.
    if (!existsSync(path)) throw error;
  }
}

function take(database: DatabaseSync, statement: string): void {
  if (database.isTransaction) database.exec("rollback");
  database.exec(statement);
}
