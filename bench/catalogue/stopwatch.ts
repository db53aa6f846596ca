import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

export interface Timing {
  readonly p50Ms: number;
  readonly worstMs: number;
  /** The longest that the event loop was held up meanwhile. */
  readonly stallMs: number;
}

/** Rounds take turns between the candidates, so that what else the machine does hits all of them alike. */
const ROUNDS = 25;
const WARM_UP = 3;
const NANOSECONDS = 1e6;

/** Times the same work on several candidates; the answers stand in their order. */
export async function timeSideBySide(candidates: readonly (() => Promise<unknown>)[]): Promise<readonly Timing[]> {
  const runs = candidates.map((work) => ({ work, times: new Array<number>(), stallMs: 0 }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const run of runs) {
      const { tookMs, stallMs } = await timeOnce(run.work);
      if (round < 0) continue;
      run.times.push(tookMs);
      run.stallMs = Math.max(run.stallMs, stallMs);
    }
  }
  return runs.map(({ times, stallMs }) => {
    const rising = times.toSorted((left, right) => left - right);
    return { p50Ms: rising[Math.floor(ROUNDS / 2)] ?? 0, worstMs: rising.at(-1) ?? 0, stallMs };
  });
}

async function timeOnce(work: () => Promise<unknown>): Promise<{ tookMs: number; stallMs: number }> {
  await nextTurn();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  // The timer tells a delay when it comes late, so it must come once more.
  await new Promise((resolve) => void setTimeout(resolve, 3));
  delay.disable();
  return { tookMs, stallMs: delay.max / NANOSECONDS };
}
