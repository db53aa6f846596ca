import { Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from "pg";
import { codeOf } from "./postgres-errors.ts";

/** How long work may take and wait, in milliseconds. */
export interface PostgresLimits {
  /** For a free connection of the pool, or for a new one. */
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** For whoever answers a request. */
export const REQUEST_LIMITS: PostgresLimits = {
  connect: 3_000,
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 30_000,
};

/** For migrations and moves, which take as long as they take. */
export const PATIENT_LIMITS: PostgresLimits = { connect: 10_000, statement: 0, lock: 600_000, idleInTransaction: 0 };

const PROTOCOL_VIOLATION = "08P01";

/**
 * Connects once, so that it answers a pool that works, or throws why none does. `url`: postgres://user:password@host:port/database
 *
 * PgBouncer refuses the limits as parameters of a connection: connections are shared there from transaction to
 * transaction, so each transaction sets its own (`toLimitedBegin`). Reads outside of transactions are then limited by the
 * driver's own clock, and on the server by what `alter role ... set statement_timeout` says.
 */
export async function connectPostgresPool(url: string, limits: PostgresLimits): Promise<Pool> {
  try {
    return await testPool(createPool(url, { ...limits, ofSession: true }));
  } catch (error) {
    if (codeOf(error) !== PROTOCOL_VIOLATION) throw error;
    return testPool(createPool(url, { ...limits, ofSession: false }));
  }
}

async function testPool(pool: Pool): Promise<Pool> {
  try {
    const client = await pool.connect();
    client.release();
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

interface PoolLimits extends PostgresLimits {
  /** The server is told the limits as each connection opens. */
  readonly ofSession: boolean;
}

function createPool(url: string, { connect, statement, lock, idleInTransaction, ofSession }: PoolLimits): Pool {
  const numbers = new TypeOverrides();
  // Instants and sequence numbers stay far below 2^53.
  numbers.setTypeParser(types.builtins.INT8, Number);
  const sessionLimits: PoolConfig = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
  const pool = new Pool({
    connectionString: url,
    application_name: "regretless",
    max: 10,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: numbers,
    ...(ofSession && sessionLimits),
  });
  // Without a listener a connection that the server closes would end the process. The pool drops an idle one by itself,
  // and whoever uses one hears of it from their own query.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** One message to the server: the transaction has its limits whatever the connection in the middle kept of ours. */
export function toLimitedBegin({ statement, lock, idleInTransaction }: PostgresLimits): string {
  return `begin; set local statement_timeout = ${statement}; set local lock_timeout = ${lock};
    set local idle_in_transaction_session_timeout = ${idleInTransaction}`;
}

/** Hands out connections of a pool, but none that was open when the server was lost. */
export interface PostgresClients {
  take(): Promise<PoolClient>;
  giveBack(client: PoolClient, isBroken: boolean): void;
  /** What is open leads nowhere, or to a server that is no primary any more: after a failover the address leads to another. */
  forgetOpen(): void;
  end(): Promise<void>;
}

export function createPostgresClients(pool: Pool): PostgresClients {
  const openedAfter = new WeakMap<PoolClient, number>();
  let losses = 0;
  pool.on("connect", (client) => openedAfter.set(client, losses));
  return {
    async take() {
      for (;;) {
        const client = await pool.connect();
        if ((openedAfter.get(client) ?? 0) === losses) return client;
        client.release(true);
      }
    },
    giveBack: (client, isBroken) => client.release(isBroken),
    forgetOpen() {
      losses += 1;
    },
    end: () => pool.end(),
  };
}
