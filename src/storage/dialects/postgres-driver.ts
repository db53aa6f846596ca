import type { Driver } from "kysely";
import { PostgresConnection } from "./postgres-connection.ts";
import { translatePostgresError } from "./postgres-errors.ts";
import {
  connectPostgresPool,
  createPostgresClients,
  type PostgresClients,
  type PostgresLimits,
} from "./postgres-pool.ts";

export interface PostgresDriverOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly limits: PostgresLimits;
}

/** Connections from a pool, each for one query or one transaction. */
export class PostgresDriver implements Driver {
  readonly #options: PostgresDriverOptions;
  #clients: PostgresClients | undefined;

  constructor(options: PostgresDriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const { url, limits } = this.#options;
    try {
      this.#clients = createPostgresClients(await connectPostgresPool(url, limits));
    } catch (error) {
      throw translatePostgresError(error);
    }
  }

  async acquireConnection(): Promise<PostgresConnection> {
    const clients = this.#clients;
    if (clients === undefined) throw new Error("A connection was asked for before the driver began");
    try {
      return new PostgresConnection(await clients.take(), { clients, limits: this.#options.limits, readsAgain: true });
    } catch (error) {
      throw translatePostgresError(error);
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#clients?.end();
  }
}
