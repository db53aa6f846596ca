interface GateOptions {
  readonly atOnce: number;
  readonly queueLength: number;
  /** Makes the error for work that finds the queue full. */
  readonly refuse: () => Error;
}

interface Waiting {
  readonly begin: () => void;
  readonly turnAway: () => void;
}

/**
 * Lets `atOnce` pieces of work run together and `queueLength` wait, in order; more are refused at once. Work `first`
 * waits ahead of the rest, and where the queue is full it takes the place of the last of the rest, which is refused.
 */
export function createGate({ atOnce, queueLength, refuse }: GateOptions) {
  const queues: Readonly<Record<"first" | "rest", Waiting[]>> = { first: [], rest: [] };
  let running = 0;

  function makeRoom(queue: keyof typeof queues): void {
    if (queues.first.length + queues.rest.length < queueLength) return;
    const displaced = queue === "first" ? queues.rest.pop() : undefined;
    if (displaced === undefined) throw refuse();
    displaced.turnAway();
  }

  function wait(queue: keyof typeof queues): Promise<void> {
    makeRoom(queue);
    return new Promise((resolve, reject) => queues[queue].push({ begin: resolve, turnAway: () => reject(refuse()) }));
  }

  return async <Result>(work: () => Promise<Result>, queue: keyof typeof queues = "rest"): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await wait(queue);
    try {
      return await work();
    } finally {
      // A waiting piece takes over the place, so that nobody can slip in between.
      const next = queues.first.shift() ?? queues.rest.shift();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}
