// What could not be loaded, for the notice that says so (ui/load-notice.tsx). One at a time, of the page that was asked
// for last.
import { useSyncExternalStore } from "react";

export interface LoadProblem {
  /** "unreachable": no answer came, or a gateway's; "failed": the shop answered that something broke. */
  readonly kind: "unreachable" | "failed";
  /** Absent where the page has opened without its content, and is to be read again as a whole. */
  readonly retry?: () => void;
  /** A navigation waits for the retry; until then one is still on the page before it. */
  readonly isWaiting?: boolean;
}

let problem: LoadProblem | undefined;
const listeners = new Set<() => void>();

export const readLoadProblem = (): LoadProblem | undefined => problem;

export function setLoadProblem(next: LoadProblem | undefined): void {
  if (next === problem) return;
  problem = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLoadProblem = (): LoadProblem | undefined =>
  useSyncExternalStore(watch, readLoadProblem, () => undefined);

/** Resolves when it is worth another try: the visitor asks for it, or the browser says that it is online again. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      setLoadProblem(undefined);
      window.removeEventListener("online", retry);
      resolve();
    };
    window.addEventListener("online", retry);
    setLoadProblem({ kind: "unreachable", retry, isWaiting: true });
  });
}
