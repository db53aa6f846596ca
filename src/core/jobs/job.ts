import type { Brand } from "../brand.ts";

export type JobId = Brand<string, "JobId">;

/** Work that nobody waits for. A kind is added with its handler (`src/jobs/handlers.ts`). */
export type JobKind = "backup";

/** What a handler is told; plain JSON. */
export type JobPayload = Readonly<Record<string, string | number | boolean>>;

/** `waiting`: until `runAt`, or until the lease of whoever runs it. `dead`: given up after too many attempts. */
export type JobState = "waiting" | "done" | "dead";

export interface Job {
  readonly id: JobId;
  readonly kind: JobKind;
  /** Work with a key that is known already is not taken on twice. */
  readonly key: string;
  readonly payload: JobPayload;
  readonly state: JobState;
  /** Epoch milliseconds: not before. */
  readonly runAt: number;
  /** Attempts that have begun. */
  readonly attempts: number;
  /** Epoch milliseconds until which one process runs it alone; null while nobody does. */
  readonly leaseUntil: number | null;
  /** Why the last attempt failed, in a sentence; null when none did. */
  readonly failure: string | null;
  readonly createdAt: number;
  /** When its state or its failure last changed. */
  readonly updatedAt: number;
}
