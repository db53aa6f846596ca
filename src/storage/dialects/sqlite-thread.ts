// Adapter: Kysely over a thread that only reads (reading-thread.ts).
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { ReadingThread } from "../reading-thread/reading-thread.ts";
import { translateSqliteError } from "./sqlite-errors.ts";

class ManyReadersAdapter extends SqliteAdapter {
  // The thread itself takes one statement after the other.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReadingConnection implements DatabaseConnection {
  readonly #thread: ReadingThread;

  constructor(thread: ReadingThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return { rows: (await this.#thread.read(sql, parameters)) as Row[] };
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  streamQuery(): never {
    throw new Error("Streaming a query is not supported: page by key");
  }
}

export function createThreadDialect(thread: ReadingThread): Dialect {
  return {
    createAdapter: () => new ManyReadersAdapter(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => new ReadingConnection(thread),
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: () => thread.close(),
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

async function refuse(): Promise<never> {
  throw new Error("The thread that reads knows no transactions");
}
