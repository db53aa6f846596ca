// Holds processes to an amount of memory as a small machine would: a memory cgroup of either version where this user may
// make one. The peak of what is resident is read in any case.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const GROUPS = "/sys/fs/cgroup";

export interface MemoryLimit {
  /** How it is held, for the report: "held to 512 MiB by a memory cgroup (v1)". */
  readonly manner: string;
  /** A shell's line that puts the shell, and all that it becomes or starts, under the limit. */
  readonly enter: string;
  /** How often the kernel had to end something for lack of memory. */
  kills(): number;
  release(): void;
}

interface Version {
  readonly name: string;
  readonly root: string;
  readonly limit: string;
  /** Set as well where it exists: swap would hide what is lacking. */
  readonly swap: { readonly file: string; readonly value: (bytes: number) => string };
  readonly events: string;
}

const VERSIONS: readonly Version[] = [
  {
    name: "v2",
    root: GROUPS,
    limit: "memory.max",
    swap: { file: "memory.swap.max", value: () => "0" },
    events: "memory.events",
  },
  {
    name: "v1",
    root: join(GROUPS, "memory"),
    limit: "memory.limit_in_bytes",
    swap: { file: "memory.memsw.limit_in_bytes", value: String },
    events: "memory.oom_control",
  },
];

/** Undefined where no memory cgroup can be made: on another system, without the right to, or inside of a container. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  for (const version of VERSIONS) {
    const limit = tryVersion(version, bytes);
    if (limit !== undefined) return limit;
  }
  return undefined;
}

function tryVersion({ name, root, limit, swap, events }: Version, bytes: number): MemoryLimit | undefined {
  const folder = join(root, `regretless-${process.pid}`);
  try {
    if (!existsSync(root)) return undefined;
    mkdirSync(folder);
    if (!existsSync(join(folder, limit))) throw new Error("There is no memory controller here.");
    writeFileSync(join(folder, limit), String(bytes));
    if (existsSync(join(folder, swap.file))) writeFileSync(join(folder, swap.file), swap.value(bytes));
  } catch {
    remove(folder);
    return undefined;
  }
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "");
  return {
    manner: `held to ${bytes / 2 ** 20} MiB by a memory cgroup (${name})`,
    enter: `echo $$ > ${folder}/cgroup.procs`,
    kills: () => Number(/^oom_kill (\d+)$/m.exec(read(events))?.[1] ?? 0),
    release: () => remove(folder),
  };
}

function remove(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    rmdirSync(folder);
  } catch {
    // Somebody is still in there: left to them.
  }
}

/** The most memory that a process and its children have held at once so far, each at its own peak, in bytes. */
export function peakOfProcess(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  return childrenOf(pid).reduce((sum, child) => sum + peakOfProcess(child), own);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const list = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim();
    return list === "" ? [] : list.split(" ").map(Number);
  });
}
