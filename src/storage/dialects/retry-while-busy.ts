import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./sqlite-errors.ts";

const LONGEST_WAIT_MS = 40;

/**
 * Repeats `work` until nobody else holds the lock. SQLite's own busy timeout would sleep in the only thread
 * and stop every other request with it. `deadline`: by `performance.now()`, after which the error rises.
 */
export async function retryWhileBusy<Result>(work: () => Result, deadline: number): Promise<Result> {
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    // Jitter, so that two waiting processes do not keep meeting each other.
    await sleep(waitMs * (0.5 + Math.random() / 2));
  }
}
