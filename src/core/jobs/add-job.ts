import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import type { Job, JobId, JobKind, JobPayload } from "./job.ts";

export interface NewJob {
  readonly kind: JobKind;
  readonly key: string;
  readonly payload?: JobPayload;
  /** Epoch milliseconds; now unless told. */
  readonly runAt?: number;
}

/** Puts work into the queue, inside the transaction that makes it due. Undefined when its key is known already. */
export async function addJob(
  { clock, newId }: CoreContext,
  stores: Stores,
  { kind, key, payload = {}, runAt = clock.now() }: NewJob,
): Promise<Job | undefined> {
  const now = clock.now();
  const fresh = { state: "waiting", attempts: 0, leaseUntil: null, failure: null } as const;
  const added: Job = { id: newId() as JobId, kind, key, payload, runAt, ...fresh, createdAt: now, updatedAt: now };
  return (await stores.jobs.add(added)) ? added : undefined;
}
