/** Lets everybody else have their turn: awaited database calls alone never do where the database answers at once. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/**
 * Node accepts one connection in each iteration of its event loop: while each iteration has work to do, new clients wait,
 * whatever they ask for. This many in between are left to them.
 */
const ITERATIONS_BETWEEN = 16;

const waiting: (() => void)[] = [];
let isTurnTaken = false;

/**
 * Lets one of its callers continue at a time, in order, so that the rest of the program gets as many turns no matter how
 * many callers there are.
 */
export function nextFairTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isTurnTaken) return;
    isTurnTaken = true;
    setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  const goOn = waiting.shift();
  isTurnTaken = goOn !== undefined;
  if (goOn === undefined) return;
  goOn();
  leaveTurns(letOneGoOn);
}

/** Calls back after some iterations of the event loop that are left to new connections. */
export function leaveTurns(callback: () => void, iterations = ITERATIONS_BETWEEN): void {
  setImmediate(() => (iterations > 1 ? leaveTurns(callback, iterations - 1) : callback()));
}
