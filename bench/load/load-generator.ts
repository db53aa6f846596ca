// The load generator as the measuring process sees it.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Load, LoadResult } from "./raw-client.ts";

export interface LoadGenerator {
  run(load: Load): Promise<LoadResult>;
  stop(): void;
}

export function startLoadGenerator(): LoadGenerator {
  const child: ChildProcess = fork(new URL("./generator.ts", import.meta.url), { execArgv: [] });
  return {
    async run(load) {
      const answer = once(child, "message");
      child.send(load);
      const [result] = (await answer) as [LoadResult];
      return result;
    },
    stop() {
      child.disconnect();
    },
  };
}
