// Measures the shop during a flood: memory, and the latency of /livez.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export interface Watched {
  readonly maxRssMib: number;
  readonly livezP99Ms: number;
  readonly livezMaxMs: number;
  readonly probes: number;
  /** Probes without a 200. */
  readonly missed: number;
  readonly turns: Turns;
}

/** As `turn-watch.mjs` writes it. */
export interface Turns {
  /** The longest time for which the shop's event loop was held up, and what it computed meanwhile. */
  readonly ms: number;
  readonly cpuMs: number;
  /** The most that it computed at a stretch. */
  readonly mostCpuMs: number;
}

interface WatchedShop {
  readonly url: string;
  readonly pid: number;
  /** Where `turn-watch.mjs` writes. */
  readonly turnsPath: string;
}

interface Probe {
  readonly status: number;
  readonly ms: number;
}

const SAMPLE_MS = 50;
/** So often the shop says how long its turns took. */
const TURNS_MS = 1000;

export async function watchWhile<Result>(
  { url, pid, turnsPath }: WatchedShop,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly watched: Watched }> {
  const probes: Probe[] = [];
  let maxRssMib = 0;
  const prober = fork(new URL("./probe-process.ts", import.meta.url), [`${url}/livez`]);
  prober.on("message", (probe) => probes.push(probe as Probe));
  process.kill(pid, "SIGUSR2");
  const timer = setInterval(() => (maxRssMib = Math.max(maxRssMib, rssMib(pid))), SAMPLE_MS);
  try {
    const result = await work();
    await sleep(TURNS_MS);
    const sorted = probes.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const watched = {
      maxRssMib,
      livezP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      livezMaxMs: sorted.at(-1) ?? 0,
      probes: probes.length,
      missed: probes.filter(({ status }) => status !== 200).length,
      turns: JSON.parse(readFileSync(turnsPath, "utf8")) as Turns,
    };
    return { result, watched };
  } finally {
    clearInterval(timer);
    prober.kill();
  }
}

function rssMib(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.ceil(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
