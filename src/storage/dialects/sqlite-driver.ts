import type { DatabaseSync } from "node:sqlite";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";
import { StorageError } from "../storage-error.ts";
import { SqliteConnection, StatementCache } from "./sqlite-connection.ts";
import { isInputOutputError } from "./sqlite-errors.ts";
import { createTurns } from "./turns.ts";

export interface SqliteDriverOptions {
  readonly database: DatabaseSync;
  /** How long a query waits for a lock of another connection, counted from when it was asked for. */
  readonly patienceMs: number;
  /** After a failed commit to disk: the process should end, and start again from what the disk holds. */
  readonly onDiskFailure?: ((error: StorageError) => void) | undefined;
}

/** Hands out the one connection by turns and begins every transaction as a writer. */
export class SqliteDriver implements Driver {
  readonly #options: SqliteDriverOptions;
  readonly #statements: StatementCache;
  readonly #turns = createTurns();
  #failure: StorageError | undefined;

  constructor(options: SqliteDriverOptions) {
    this.#options = options;
    this.#statements = new StatementCache(options.database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + this.#options.patienceMs;
    await this.#turns.take();
    if (this.#failure) {
      this.#turns.giveBack();
      throw this.#failure;
    }
    return new SqliteConnection(this.#statements, deadline);
  }

  async releaseConnection(): Promise<void> {
    this.#turns.giveBack();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a transaction that reads first and writes later could not wait for the lock, only fail.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    } catch (error) {
      if (error instanceof StorageError && isInputOutputError(error.cause)) this.#fail(error);
      throw error;
    }
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite rolls back by itself on a full disk, and a second rollback would hide the reason.
    if (this.#options.database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    this.#options.database.close();
  }

  // After a failed fsync the next commit "succeeds" although pages of the lost one may be missing.
  #fail(error: StorageError): void {
    this.#failure = error;
    this.#options.onDiskFailure?.(error);
  }
}
