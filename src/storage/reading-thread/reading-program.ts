// The fourth program of the build, run as a thread by reading-thread.ts: reads what takes so long that the shop's own
// thread must not wait for it, over a connection of its own that cannot write.
import { parentPort, workerData } from "node:worker_threads";
import { StatementCache, toSqliteValue } from "../dialects/sqlite-connection.ts";
import { sqliteCode } from "../dialects/sqlite-errors.ts";
import { openSqliteReader } from "../dialects/sqlite.ts";
import type { ReadingAnswer, ReadingOrder, ReadingPlace } from "./reading-messages.ts";

const { path } = workerData as ReadingPlace;
const database = openSqliteReader(path);
// What others read often is in the cache of their own connection; here it is mostly read once.
database.exec("pragma cache_size = -16000");
const statements = new StatementCache(database);

parentPort?.on("message", (order: ReadingOrder | "close") => {
  if (order === "close") {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(order), []);
});

function answer({ id, sql, parameters }: ReadingOrder): ReadingAnswer {
  try {
    return { id, rows: statements.prepare(sql).statement.all(...parameters.map(toSqliteValue)) };
  } catch (error) {
    return {
      id,
      failure: { message: error instanceof Error ? error.message : String(error), errcode: sqliteCode(error) },
    };
  }
}
