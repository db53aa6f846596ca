// The last failed load, shown by ui/load-notice.tsx.
import { useSyncExternalStore } from "react";

export interface LoadProblem {
  /** "unreachable": no answer came, or a gateway's; "failed": the shop answered that something broke. */
  readonly kind: "unreachable" | "failed";
  /** Omitted if the page opened without its content and has to be reloaded. */
  readonly retry?: () => void;
  /** A navigation is waiting for the retry; the previous page is still shown. */
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

/** Resolves when the visitor retries or the browser is online again. */
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
