import { nextFairTurn } from "../core/time/next-turn.ts";

export type Release = () => void;

export interface SlotLimits {
  readonly atOnce: number;
  readonly queueLength: number;
}

interface SlotsOptions {
  /** Asked each time, so that limits can shrink under load. */
  readonly limits: () => SlotLimits;
  readonly maxWaitMs: number;
  /** Creates the error for callers that find the queue full or wait too long. */
  readonly reject: () => Error;
}

export interface Slots {
  /** Resolves in order, when a slot is free, to a function that releases the slot once. */
  take(): Promise<Release>;
}

/**
 * A semaphore with a bounded queue: `atOnce` run, `queueLength` wait for at most `maxWaitMs`, the rest is rejected.
 *
 * Each begins in a turn of the event loop of its own: with the embedded database, work is done without ever waiting, and
 * a whole queue of it would run before anything else does.
 */
export function createSlots({ limits, maxWaitMs, reject }: SlotsOptions): Slots {
  /** In order of arrival. */
  const waiting = new Set<() => void>();
  let running = 0;

  function occupy(): Release {
    running += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= 1;
      for (const grant of waiting) if (running < limits().atOnce) grant();
    };
  }

  async function begin(): Promise<Release> {
    const release = occupy();
    await nextFairTurn();
    return release;
  }

  return {
    async take() {
      const { atOnce, queueLength } = limits();
      if (running < atOnce) return begin();
      if (waiting.size >= queueLength) throw reject();
      return new Promise((resolve, fail) => {
        const timer = setTimeout(() => {
          waiting.delete(grant);
          fail(reject());
        }, maxWaitMs);
        function grant(): void {
          waiting.delete(grant);
          clearTimeout(timer);
          resolve(begin());
        }
        waiting.add(grant);
      });
    },
  };
}
