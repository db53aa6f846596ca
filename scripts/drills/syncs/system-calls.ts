import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

const TRACED = "write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,fsync,fdatasync";

/** Follows processes and all of their threads. Needs strace, and the right to look into them. */
export async function traceCalls(pids: readonly number[], path: string): Promise<{ stop(): Promise<string[]> }> {
  const attached = pids.flatMap((pid) => ["-p", String(pid)]);
  const tracer = spawn("strace", ["-f", "-yy", "-s", "24", "-e", `trace=${TRACED}`, "-o", path, ...attached], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilAttached(tracer, pids.length);
  return {
    async stop() {
      const ended = once(tracer, "exit");
      tracer.kill("SIGINT");
      await ended;
      return readFileSync(path, "latin1").split("\n");
    },
  };
}

async function untilAttached(tracer: ChildProcess, count: number): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    tracer.once("error", reject);
    tracer.once("exit", () => reject(new Error(`strace ended: ${said}`)));
    tracer.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split(" attached").length > count) resolve();
    });
  });
}

export interface SyncedAnswers {
  readonly answers: number;
  /** What was written to the log before the answer was sent had not been synced. */
  readonly unsynced: number;
  /** Nothing was written to the log since the answer before. */
  readonly unwritten: number;
}

/**
 * Walks the calls in their order. `log`: matches the path of the file into which commits are written. An answer is what
 * the shop sends with status 201.
 */
export function judgeCalls(lines: readonly string[], log: RegExp): SyncedAnswers {
  let [answers, unsynced, unwritten] = [0, 0, 0];
  let hasWritten = false;
  let isSynced = true;
  for (const event of toEvents(lines, log)) {
    if (event === "written") {
      hasWritten = true;
      isSynced = false;
    } else if (event === "synced") {
      isSynced = true;
    } else {
      answers += 1;
      unsynced += isSynced ? 0 : 1;
      unwritten += hasWritten ? 0 : 1;
      hasWritten = false;
    }
  }
  return { answers, unsynced, unwritten };
}

function* toEvents(lines: readonly string[], log: RegExp): Iterable<"written" | "synced" | "answered"> {
  for (const call of wholeSyncs(lines)) {
    const isOfLog = log.test(call.slice(0, call.indexOf(">") + 1));
    if (isOfLog && /^p?write/.test(call)) yield "written";
    else if (isOfLog && /^f(?:data)?sync\(.*= 0$/.test(call)) yield "synced";
    else if (call.includes('"HTTP/1.1 201')) yield "answered";
  }
}

/** A write counts from its beginning, a sync at its end: those that others' calls came between are put together there. */
function* wholeSyncs(lines: readonly string[]): Iterable<string> {
  const begun = new Map<string, string>();
  for (const line of lines) {
    const [, pid = "", call = ""] = /^(\d+) +(.*)/.exec(line) ?? [];
    if (/^f(?:data)?sync\(.*<unfinished/.test(call)) begun.set(pid, call);
    else if (/^<\.\.\. f(?:data)?sync resumed/.test(call)) yield `${begun.get(pid) ?? ""} ${call}`;
    else yield call;
  }
}
