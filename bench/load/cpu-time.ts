// What Linux counts for a server and all processes that it started.
import { readFileSync, readdirSync } from "node:fs";

/** Linux counts them in hundredths of a second, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A process and all that descend from it. */
function listProcessTree(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc")) {
    const stat = /^\d+$/.test(entry) ? readStat(Number(entry)) : undefined;
    if (stat !== undefined) parents.set(Number(entry), Number(stat[1]));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** Seconds of processor time that the trees took so far, in user and kernel mode. */
export function cpuSeconds(roots: readonly number[]): number {
  const ticks = roots.flatMap(listProcessTree).map((pid) => {
    const stat = readStat(pid);
    return stat === undefined ? 0 : Number(stat[11]) + Number(stat[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The most memory that a process held at once so far, in MiB. */
export function peakMemoryMib(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1024;
}

/** The fields after the program's name, which may hold spaces; undefined where the process has ended. */
function readStat(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
