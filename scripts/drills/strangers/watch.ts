// Measures the shop during a flood: memory, and the latency of /livez.
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

export interface Watched {
  readonly maxRssMib: number;
  readonly livezP99Ms: number;
  readonly livezMaxMs: number;
  readonly probes: number;
  /** Probes without a 200. */
  readonly missed: number;
}

interface Probe {
  readonly status: number;
  readonly ms: number;
}

const SAMPLE_MS = 50;

export async function watchWhile<Result>(
  { url, pid }: { readonly url: string; readonly pid: number },
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly watched: Watched }> {
  const probes: Probe[] = [];
  let maxRssMib = 0;
  const worker = new Worker(new URL("./probe-worker.ts", import.meta.url), { workerData: { url, path: "/livez" } });
  worker.on("message", (probe: Probe) => probes.push(probe));
  const timer = setInterval(() => (maxRssMib = Math.max(maxRssMib, rssMib(pid))), SAMPLE_MS);
  try {
    const result = await work();
    const sorted = probes.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const watched = {
      maxRssMib,
      livezP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      livezMaxMs: sorted.at(-1) ?? 0,
      probes: probes.length,
      missed: probes.filter(({ status }) => status !== 200).length,
    };
    return { result, watched };
  } finally {
    clearInterval(timer);
    await worker.terminate();
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
