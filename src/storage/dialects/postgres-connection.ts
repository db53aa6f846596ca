import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { PoolClient, QueryConfig } from "pg";
import {
  isLostConnection,
  isReadOnlyServer,
  refuseUncertainCommit,
  translatePostgresError,
} from "./postgres-errors.ts";
import { type PostgresClients, type PostgresLimits, toLimitedBegin } from "./postgres-pool.ts";

/** The server's own limit comes first, where it knows one; this one counts when nothing is heard of it at all. */
const SILENCE_MS = 2_000;

export interface ConnectionParts {
  readonly clients: PostgresClients;
  readonly limits: PostgresLimits;
  /** A read outside of a transaction that meets a lost connection is sent again over another one. */
  readonly readsAgain: boolean;
}

/** One connection, for one query or one transaction. */
export class PostgresConnection implements DatabaseConnection {
  readonly #parts: ConnectionParts;
  #client: PoolClient | undefined;
  #isInTransaction = false;
  /** Its state is unknown: it must not go back to the pool. */
  #isBroken = false;

  constructor(client: PoolClient, parts: ConnectionParts) {
    this.#client = client;
    this.#parts = parts;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#readAgain(() => this.#send<Row>(sql, parameters), sql);
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async begin(): Promise<void> {
    this.#isInTransaction = true;
    await this.#send(toLimitedBegin(this.#parts.limits));
  }

  async commit(): Promise<void> {
    try {
      const { command } = await this.#send("commit");
      this.#isInTransaction = false;
      // A transaction that an error has broken answers "commit" with a rollback and no complaint.
      if (command === "ROLLBACK") throw new Error("The transaction was rolled back instead of committed");
    } catch (error) {
      throw this.#isBroken ? refuseUncertainCommit(error) : error;
    }
  }

  async rollback(): Promise<void> {
    try {
      await this.#send("rollback");
      this.#isInTransaction = false;
    } catch {
      // The error that led here is the one to tell; the server rolls back when the connection ends.
      this.#isBroken = true;
    }
  }

  release(): void {
    if (this.#client === undefined) return;
    this.#parts.clients.giveBack(this.#client, this.#isBroken);
    this.#client = undefined;
  }

  // A stream would hold a connection for as long as its reader is slow: lists page by key instead.
  streamQuery(): never {
    throw new Error("Streaming a query is not supported: page by key");
  }

  async #send<Row>(text: string, parameters: readonly unknown[] = []) {
    const { statement } = this.#parts.limits;
    const limit = statement === 0 ? {} : { query_timeout: statement + SILENCE_MS };
    const query: QueryConfig = { text, values: parameters.map(toPostgresValue), ...limit };
    try {
      if (this.#client === undefined) throw new Error("This connection was given back");
      return await this.#client.query<Row & object>(query);
    } catch (error) {
      this.#judge(error);
      throw translatePostgresError(error);
    }
  }

  #judge(error: unknown): void {
    if (!isLostConnection(error) && !isReadOnlyServer(error)) return;
    this.#isBroken = true;
    this.#parts.clients.forgetOpen();
  }

  /** A read that met a connection which a restart had cut gets another one, once: it cannot have done anything. */
  async #readAgain<Result>(work: () => Promise<Result>, sql: string): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const isRead = this.#parts.readsAgain && !this.#isInTransaction && /^\s*(?:select|with)\b/i.test(sql);
      if (!this.#isBroken || !isRead) throw error;
      await this.#reconnect();
      return work();
    }
  }

  async #reconnect(): Promise<void> {
    // First, lest ten that lost theirs wait for each other's places in the pool.
    this.release();
    try {
      this.#client = await this.#parts.clients.take();
      this.#isBroken = false;
    } catch (error) {
      throw translatePostgresError(error);
    }
  }
}

/** PostgreSQL's text cannot hold NUL and refuses the whole statement. */
function toPostgresValue(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}
