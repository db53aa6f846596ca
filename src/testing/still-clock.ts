import type { Clock } from "../core/time/clock.ts";

/** Friday, 2 January 2026, 03:04:05 UTC. */
export const STILL = Date.UTC(2026, 0, 2, 3, 4, 5);

export interface StillClock extends Clock {
  /** The clock stands still until it is told to go on. */
  advance(ms: number): void;
}

export function stillClock(startAt: number = STILL): StillClock {
  let now = startAt;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
