// Tells caches elsewhere what changed, as soon as anybody here knows, and again until they have heard it.
import type { App } from "../app.ts";
import type { PurgeHook } from "../core/purges/purge-hook.ts";

/** What failed is tried again in time, and so is what another process could not tell. */
const LOOK_EVERY_MS = 1_000;

export interface PurgingOptions {
  readonly app: App;
  readonly holder: string;
  readonly hook: PurgeHook;
  /** They could not be told; it is tried again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Purging {
  /** Something changed. */
  wake(): void;
  stop(): Promise<void>;
}

export function startPurging({ app, holder, hook, onFailure }: PurgingOptions): Purging {
  const stopped = new AbortController();
  let working: Promise<void> | undefined;
  let isWanted = false;

  async function work(): Promise<void> {
    while (isWanted && !stopped.signal.aborted) {
      isWanted = false;
      const report = await app.purges.purgeChanges({ holder, hook, signal: stopped.signal });
      if (report?.outcome === "failed") onFailure(report.error);
    }
  }

  function wake(): void {
    isWanted = true;
    working ??= work()
      .catch(onFailure)
      .finally(() => {
        working = undefined;
        if (isWanted && !stopped.signal.aborted) wake();
      });
  }

  const timer = setInterval(wake, LOOK_EVERY_MS).unref();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await working;
    },
  };
}
