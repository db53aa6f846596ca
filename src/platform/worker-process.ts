// Runs a task of jobs/worker.ts in a process of its own. Not a thread: nothing can end a thread that waits for SQLite,
// and the process cannot even exit before it.
import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";

export interface WorkerOrder {
  readonly task: string;
  /** Plain JSON. */
  readonly input: unknown;
}

export type WorkerReport =
  | { readonly kind: "news"; readonly news: unknown }
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "failed"; readonly message: string; readonly isExplained: boolean };

export interface WorkerOptions {
  /** Where the worker's program lies, built or as source. */
  readonly program: URL;
  readonly signal: AbortSignal;
  /** What the task says while it works. */
  readonly onNews: (news: never) => void;
  /** Makes an error of a failure that the task explained in a sentence. */
  readonly explain: (message: string) => Error;
}

/** The worker's program beside one of our own: `./worker.js` in the build, the source in development. */
export function workerBeside(program: string): URL {
  return new URL(program.endsWith(".ts") ? "./jobs/worker.ts" : "./worker.js", program);
}

/** Rejects with the task's own explanation, or with a plain Error; an aborted one is killed at once. */
export function runInWorker<Result>(order: WorkerOrder, options: WorkerOptions): Promise<Result> {
  const { program, signal, onNews, explain } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(program, { signal, killSignal: "SIGKILL", execArgv: [] });
    giveWay(child.pid);
    let report: WorkerReport | undefined;
    child.on("message", (message: WorkerReport) => {
      if (message.kind === "news") onNews(message.news as never);
      else report = message;
    });
    child.once("error", reject);
    child.once("exit", (code, killedBy) => {
      if (report?.kind === "done") return resolve(report.result as Result);
      if (report?.kind === "failed")
        return reject(report.isExplained ? explain(report.message) : new Error(report.message));
      reject(new Error(`The worker for "${order.task}" ended with ${killedBy ?? code} before it was done.`));
    });
    child.send(order);
  });
}

/** Requests come first. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it: it then competes.
  }
}
