import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

export interface Timing {
  readonly p50Ms: number;
  readonly worstMs: number;
  /**
   * The longest that the event loop was held up in a run, of the middle run: work that holds it up does so each time, what
   * else the machine does only now and then.
   */
  readonly stallMs: number;
}

/** Rounds take turns between the candidates, so that what else the machine does hits all of them alike. */
const ROUNDS = 25;
const WARM_UP = 3;
const NANOSECONDS = 1e6;

/** Times the same work on several candidates; the answers stand in their order. */
export async function timeSideBySide(candidates: readonly (() => Promise<unknown>)[]): Promise<readonly Timing[]> {
  const runs = candidates.map((work) => ({ work, times: new Array<number>(), stalls: new Array<number>() }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const run of runs) {
      const { tookMs, stallMs } = await timeOnce(run.work);
      if (round < 0) continue;
      run.times.push(tookMs);
      run.stalls.push(stallMs);
    }
  }
  return runs.map(({ times, stalls }) => ({
    p50Ms: middleOf(times),
    worstMs: Math.max(...times),
    stallMs: middleOf(stalls),
  }));
}

function middleOf(figures: readonly number[]): number {
  return figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)] ?? 0;
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
