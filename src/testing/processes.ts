import { readdirSync, readFileSync } from "node:fs";

/** Process ids. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => Number(statusOf(pid)?.[1]) === parent);
}

export function isAlive(pid: number): boolean {
  const state = statusOf(pid)?.[0];
  return state !== undefined && state !== "Z";
}

/** State and parent; the name before them stands in brackets and may hold anything. */
function statusOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}
