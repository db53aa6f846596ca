import type { Storage } from "../core/storage.ts";
import type { Clock } from "../core/time/clock.ts";
import type { ChangeListener } from "./changes/catalogue-watch.ts";
import type { DatabaseKind, Migrations } from "./migrations/migrations.ts";
import type { StorageError } from "./storage-error.ts";

export interface OpenStorage extends Storage {
  readonly kind: DatabaseKind;
  /** Reads something, or throws. */
  ping(): Promise<void>;
  /** Writes something to disk, or throws. */
  probeWrite(): Promise<void>;
  /** The name of the newest change of the schema. */
  schemaVersion(): Promise<string>;
  /** How the live writer keeps what it was told; undefined on PostgreSQL, where the server decides. */
  pragmas(): Promise<Pragmas | undefined>;
  /** Calls `listener` with each change that the public sees, its own before it is acknowledged. Answers what ends it. */
  watchCatalogue(listener: ChangeListener): () => void;
  /** Waits for the transaction at work, then closes. Nothing may be asked of the storage afterwards. */
  close(): Promise<void>;
}

export interface Pragmas {
  readonly journalMode: string;
  /** 2 is FULL: a commit that was answered is on the disk. */
  readonly synchronous: number;
}

export interface OpenOptions {
  /** `sqlite:<path>`, `sqlite::memory:` or `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** PostgreSQL past any pooler that shares connections, for the one that listens; `url` unless told. */
  readonly listenUrl?: string | undefined;
  /** A streaming replica of PostgreSQL, for what visitors are shown. */
  readonly readUrl?: string | undefined;
  readonly clock: Clock;
  /** The disk lost a commit: the process should end, and start again from what the disk holds. */
  readonly onDiskFailure?: ((error: StorageError) => void) | undefined;
  /**
   * Where the program of the thread lies that takes long readings of the embedded database (reading-thread.ts); absent:
   * they run in this one, a piece at a time.
   */
  readonly readingProgram?: URL | undefined;
  /** The changes of the schema to bring it up to; a test of changes to come brings its own. */
  readonly migrations?: Migrations | undefined;
}
