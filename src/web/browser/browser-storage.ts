// The only module that uses localStorage: with cookies blocked every access throws, and some web views have null.
import { useSyncExternalStore } from "react";

export interface BrowserStorage {
  getItem(key: string): string | null;
  /** False if the value is only in this page's memory, until it is closed or reloaded. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
}

/** What could not be stored. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function changeMemory(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

/** The browser's storage; where that is full or blocked, this page's memory. */
export const browserStorage: BrowserStorage = {
  getItem: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  setItem(key, value) {
    const isStored = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    changeMemory(() => (isStored ? memory.delete(key) : memory.set(key, value)));
    return isStored === true;
  },
  removeItem(key) {
    attempt(() => localStorage.removeItem(key));
    changeMemory(() => memory.delete(key));
  },
};

function watchMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any value with this key prefix would be lost with the page. */
export const useIsUnsaved = (prefix: string): boolean =>
  useSyncExternalStore(
    watchMemory,
    () => [...memory.keys()].some((key) => key.startsWith(prefix)),
    () => false,
  );
