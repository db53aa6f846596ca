import { DomainError } from "./errors/domain-error.ts";

/** When the entity was last changed, in epoch milliseconds: also the token by which changes notice each other. */
interface Revised {
  readonly updatedAt: number;
}

/** Strictly rising per entity, also where the clock stands still or runs back. */
export const nextRevision = (previous: Revised, now: number): number => Math.max(now, previous.updatedAt + 1);

/**
 * Refuses a change that started from another state than the current one, and hands that one on.
 * `basedOn` is the `updatedAt` that the caller saw; undefined means that the caller does not care.
 */
export function refuseStale(current: Revised, basedOn: number | undefined, noun: string): void {
  if (basedOn === undefined || basedOn === current.updatedAt) return;
  throw new DomainError("conflict", `Somebody else changed this ${noun} in the meantime.`, { current });
}
