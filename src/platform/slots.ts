export type Release = () => void;

export interface SlotLimits {
  readonly atOnce: number;
  readonly queueLength: number;
}

interface SlotsOptions {
  /** Asked each time, so that limits can shrink under load. */
  readonly limits: () => SlotLimits;
  readonly maxWaitMs: number;
  /** Makes the error for whoever finds the queue full, or waits in it for too long. */
  readonly reject: () => Error;
}

export interface Slots {
  /** Resolves when it is this caller's turn, in order. What it resolves to gives the slot back, once. */
  take(): Promise<Release>;
}

/** A semaphore with a bounded queue: `atOnce` run, `queueLength` wait for at most `maxWaitMs`, the rest is rejected. */
export function createSlots({ limits, maxWaitMs, reject }: SlotsOptions): Slots {
  /** In the order in which they came. */
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

  return {
    async take() {
      const { atOnce, queueLength } = limits();
      if (running < atOnce) return occupy();
      if (waiting.size >= queueLength) throw reject();
      return new Promise((resolve, fail) => {
        const timer = setTimeout(() => {
          waiting.delete(grant);
          fail(reject());
        }, maxWaitMs);
        function grant(): void {
          waiting.delete(grant);
          clearTimeout(timer);
          resolve(occupy());
        }
        waiting.add(grant);
      });
    },
  };
}
