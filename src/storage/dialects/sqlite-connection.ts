import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { translateSqliteError } from "./sqlite-errors.ts";

const CACHED_STATEMENTS = 200;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Keeps the statements used last: preparing one costs more than most of our queries. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) {
      // A Map keeps the order of insertion, so the first key is the one unused for longest.
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const fresh = { statement, returnsRows: statement.columns().length > 0 };
    this.#prepared.set(sql, fresh);
    const oldest = this.#prepared.size > CACHED_STATEMENTS ? this.#prepared.keys().next().value : undefined;
    if (oldest !== undefined) this.#prepared.delete(oldest);
    return fresh;
  }
}

/**
 * node:sqlite takes an object as first argument for named parameters and then binds NULL without a word,
 * and knows neither booleans nor dates. NUL is dropped because PostgreSQL cannot keep it.
 */
export function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value.replaceAll("\0", "");
  if (typeof value === "number" || typeof value === "bigint" || value instanceof Uint8Array) return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return JSON.stringify(value);
}

/** One turn on the database: from being handed the connection until giving it back. */
export class SqliteConnection implements DatabaseConnection {
  readonly #statements: StatementCache;
  readonly #deadline: number;

  constructor(statements: StatementCache, deadline: number) {
    this.#statements = statements;
    this.#deadline = deadline;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await retryWhileBusy(() => this.#run<Row>(sql, parameters), this.#deadline);
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows } = this.#statements.prepare(sql);
    const values = parameters.map(toSqliteValue);
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // A stream would hold the only connection for as long as its reader is slow: lists page by key instead.
  streamQuery(): never {
    throw new Error("Streaming a query is not supported: page by key");
  }
}
