// When the session ends in the middle of the work, calls wait here until the owner has signed in again or gave up.
// The form behind the dialog stays as it is, and the call that was refused goes on by itself.

type Outcome = "signed-in" | "given-up";

interface Waiting {
  readonly outcome: Promise<Outcome>;
  readonly settle: (outcome: Outcome) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/** Opens the dialog, once however many calls were refused, and answers when it closes. */
export function askToSignInAgain(): Promise<Outcome> {
  if (waiting === undefined) {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    waiting = { outcome: promise, settle: resolve };
    announce();
  }
  return waiting.outcome;
}

export function settleSignInAgain(outcome: Outcome): void {
  waiting?.settle(outcome);
  waiting = undefined;
  announce();
}

export const isAskingToSignInAgain = (): boolean => waiting !== undefined;

export function subscribeToSignInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
