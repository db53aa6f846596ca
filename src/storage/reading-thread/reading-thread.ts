import { Worker } from "node:worker_threads";
import { refuseBusy } from "../dialects/refusals.ts";
import type { ReadingAnswer, ReadingFailure, ReadingOrder, ReadingPlace } from "./reading-messages.ts";

/** Reads over a connection in a thread of its own, one statement after the other. */
export interface ReadingThread {
  /** Rejects with what SQLite threw. */
  read(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  /** Waits for the statement at work. */
  close(): Promise<void>;
}

interface ReadingThreadOptions extends ReadingPlace {
  /** Where the thread's program lies, built or as source. */
  readonly program: URL;
}

interface Waiting {
  resolve(rows: readonly unknown[]): void;
  reject(error: unknown): void;
}

/** Its answers are short; left alone, V8 would rather take more memory than clean up. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** The program beside one of our own: `./reader.js` in the build, the source in development. */
export function readingProgramBeside(program: string): URL {
  const isSource = program.endsWith(".ts");
  return new URL(isSource ? "./storage/reading-thread/reading-program.ts" : "./reader.js", program);
}

/** The thread begins with the first reading, and anew after it died. */
export function createReadingThread({ program, path }: ReadingThreadOptions): ReadingThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  function start(): Worker {
    const workerData: ReadingPlace = { path };
    const started = new Worker(program, { workerData, execArgv: [], resourceLimits: LIMITS });
    started.on("message", (answer: ReadingAnswer) => settle(answer));
    started.once("error", (error) => abandon(started, error));
    started.once("exit", () => abandon(started, refuseBusy()));
    return started;
  }

  function settle(answer: ReadingAnswer): void {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    // A process that waits for nothing else may end.
    if (waiting.size === 0) worker?.unref();
    if ("rows" in answer) one?.resolve(answer.rows);
    else one?.reject(toError(answer.failure));
  }

  function abandon(dead: Worker, reason: unknown): void {
    if (worker !== dead) return;
    worker = undefined;
    const abandoned = [...waiting.values()];
    waiting.clear();
    for (const one of abandoned) one.reject(reason);
  }

  return {
    read(sql, parameters) {
      worker ??= start();
      worker.ref();
      orders += 1;
      const order: ReadingOrder = { id: orders, sql, parameters };
      return new Promise((resolve, reject) => {
        waiting.set(order.id, { resolve, reject });
        worker?.postMessage(order, []);
      });
    },

    async close() {
      const closing = worker;
      if (closing === undefined) return;
      const ended = new Promise((resolve) => closing.once("exit", resolve));
      closing.ref();
      closing.postMessage("close", []);
      await ended;
    },
  };
}

/** As node:sqlite throws it. */
function toError({ message, errcode }: ReadingFailure): Error {
  return Object.assign(new Error(message), errcode === undefined ? {} : { errcode });
}
