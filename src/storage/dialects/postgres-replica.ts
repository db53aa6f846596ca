// Reads for visitors, from a streaming replica for as long as it is there and knows what this process knows.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { PoolClient } from "pg";
import { PostgresConnection } from "./postgres-connection.ts";
import {
  connectPostgresPool,
  createPostgresClients,
  type PostgresClients,
  type PostgresLimits,
} from "./postgres-pool.ts";

/** Whoever waits for a replica could have the answer from the primary already. */
const LIMITS: PostgresLimits = { connect: 1_000, statement: 5_000, lock: 1_000, idleInTransaction: 5_000 };

const VERSION_QUERY = CompiledQuery.raw("select value from catalogue_version");

/** How long the primary answers alone. */
const REST_MS = { behind: 50, failed: 5_000 } as const;

export interface ReplicaOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever its tables, only whole queries go there
  readonly primary: Kysely<any>;
  /** The newest version of the catalogue that anybody here may have heard of. */
  readonly knownVersion: () => number;
}

/**
 * Each read goes to the replica, unless that is gone, or has not yet applied the newest version of the catalogue that this
 * process has heard of: then to the primary. So nothing older than what was told is ever shown, or kept in a cache.
 */
export function createReplicaDialect(options: ReplicaOptions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ReplicaDriver(options),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class ReplicaDriver implements Driver {
  readonly #options: ReplicaOptions;
  #clients: Promise<PostgresClients> | undefined;
  #restsUntil = 0;
  /** A version that a connection has seen: behind one address there may be several replicas. */
  readonly #reached = new WeakMap<PoolClient, number>();

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.#read<Row>(query),
      streamQuery(): never {
        throw new Error("Streaming a query is not supported: page by key");
      },
    };
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction = refuseTransactions;
  commitTransaction = refuseTransactions;
  rollbackTransaction = refuseTransactions;

  async destroy(): Promise<void> {
    await (await this.#clients?.catch(() => undefined))?.end();
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#tryReplica<Row>(query)) ?? this.#options.primary.executeQuery<Row>(query);
  }

  /** Undefined where the primary has to answer. */
  async #tryReplica<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    if (performance.now() < this.#restsUntil) return undefined;
    try {
      this.#clients ??= connectPostgresPool(this.#options.url, LIMITS).then(createPostgresClients);
      return await this.#ask<Row>(await this.#clients, query);
    } catch {
      // Gone, in conflict with what it applies, or behind a change of the schema: a fault of ours shows on the primary too.
      this.#forget();
      return undefined;
    }
  }

  async #ask<Row>(clients: PostgresClients, query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    const client = await clients.take();
    const connection = new PostgresConnection(client, { clients, limits: LIMITS, readsAgain: false });
    try {
      if (await this.#isUpToDate(client, connection)) return await connection.executeQuery<Row>(query);
      this.#rest(REST_MS.behind);
      return undefined;
    } finally {
      connection.release();
    }
  }

  async #isUpToDate(client: PoolClient, connection: PostgresConnection): Promise<boolean> {
    const wanted = this.#options.knownVersion();
    if ((this.#reached.get(client) ?? -1) >= wanted) return true;
    const { rows } = await connection.executeQuery<{ value: number }>(VERSION_QUERY);
    const reached = rows[0]?.value ?? -1;
    this.#reached.set(client, reached);
    return reached >= wanted;
  }

  #rest(ms: number): void {
    this.#restsUntil = performance.now() + ms;
  }

  /** Where the address leads to another server next time, what its connections have seen means nothing. */
  #forget(): void {
    this.#rest(REST_MS.failed);
    const clients = this.#clients;
    this.#clients = undefined;
    void clients?.then((opened) => opened.end()).catch(() => {});
  }
}

async function refuseTransactions(): Promise<never> {
  throw new Error("A replica knows no transactions of ours");
}
