interface GateOptions {
  readonly atOnce: number;
  readonly queueLength: number;
  /** Makes the error for work that finds the queue full. */
  readonly refuse: () => Error;
}

/** Lets `atOnce` pieces of work run together and `queueLength` wait, in order; more are refused at once. */
export function createGate({ atOnce, queueLength, refuse }: GateOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= queueLength) throw refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A waiting piece takes over the place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
