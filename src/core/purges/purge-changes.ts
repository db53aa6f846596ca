import type { CoreContext } from "../core-context.ts";
import type { PurgeHook } from "./purge-hook.ts";

const SECOND_MS = 1000;
/** A process that tells the caches and is not heard of for so long has died. */
const LEASE_MS = 60 * SECOND_MS;
const LONGEST_WAIT_MS = 60 * SECOND_MS;

export interface PurgeRun {
  /** Names this process among all that share the database. */
  readonly holder: string;
  readonly hook: PurgeHook;
  readonly signal: AbortSignal;
}

export type PurgeReport = { readonly outcome: "told" } | { readonly outcome: "failed"; readonly error: unknown };

/** How long to wait after telling them failed: 1, 2, 4 seconds and so on, a minute at most. It is never given up. */
export function purgeRetryMs(failures: number): number {
  return Math.min(SECOND_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

/** Tells caches elsewhere all that changed and that they do not know. Undefined where there is nothing to tell. */
export async function purgeChanges(context: CoreContext, run: PurgeRun): Promise<PurgeReport | undefined> {
  const { storage, clock } = context;
  const { holder, hook, signal } = run;
  const now = clock.now();
  if (!(await storage.read.purges.hasDue(now))) return undefined;
  const claimed = await storage.write(({ purges }) => purges.claim({ holder, now, leaseUntil: now + LEASE_MS }));
  if (claimed === undefined) return undefined;
  const { change, failures } = claimed;
  try {
    await hook.purge(change.tags, signal);
    await storage.write(({ purges }) =>
      purges.settle({ holder, version: change.version, failures: 0, notBefore: clock.now() }),
    );
    return { outcome: "told" };
  } catch (error) {
    const notBefore = clock.now() + purgeRetryMs(failures + 1);
    await storage.write(({ purges }) => purges.settle({ holder, failures: failures + 1, notBefore }));
    return { outcome: "failed", error };
  }
}
