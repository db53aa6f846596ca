/** Lets everybody else have their turn: awaited database calls alone never do where the database answers at once. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const waiting: (() => void)[] = [];

/**
 * Lets one of its callers continue in each turn of the event loop, in order, so that the rest of the program gets as many
 * turns no matter how many callers there are.
 */
export function nextFairTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGoOn);
}
