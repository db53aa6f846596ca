import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isLostConnection, translatePostgresError } from "./postgres-errors.ts";

/** PostgreSQL's text cannot hold NUL and refuses the whole statement. */
function toPostgresValue(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}

interface PostgresResult<Row> extends QueryResult<Row> {
  readonly command: string;
}

class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** Its state is unknown: it must not go back to the pool. */
  broken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<PostgresResult<Row>> {
    try {
      const { rows, rowCount, command } = await this.client.query(sql, parameters.map(toPostgresValue));
      return { rows, command, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      if (isLostConnection(error)) this.broken = true;
      throw translatePostgresError(error);
    }
  }

  // A stream would hold a connection for as long as its reader is slow: lists page by key instead.
  streamQuery(): never {
    throw new Error("Streaming a query is not supported: page by key");
  }
}

/** Connections from the pool, each for one query or one transaction. */
export class PostgresDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw translatePostgresError(error);
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    const { command } = await connection.executeQuery(CompiledQuery.raw("commit"));
    // A transaction that an error has broken answers "commit" with a rollback and no complaint.
    if (command === "ROLLBACK") throw new Error("The transaction was rolled back instead of committed");
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } catch {
      // The error that led here is the one to tell; the server rolls back when the connection ends.
      connection.broken = true;
    }
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
