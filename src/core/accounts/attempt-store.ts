// Port: how often somebody has tried a password, counted for all processes and nodes together.
export interface AttemptCount {
  readonly attempts: number;
  /** Epoch milliseconds: no other attempt before. */
  readonly notBefore: number;
  /** Epoch milliseconds: forgotten then. */
  readonly expiresAt: number;
}

export interface AttemptStore {
  /** Those of the keys that are counted at this moment. */
  find(keys: readonly string[], now: number): Promise<ReadonlyMap<string, AttemptCount>>;
  /** Inside a write: the same, and nobody else changes any of the keys until that write has ended. */
  hold(keys: readonly string[], now: number): Promise<ReadonlyMap<string, AttemptCount>>;
  save(key: string, count: AttemptCount): Promise<void>;
  remove(key: string): Promise<void>;
  removeExpired(before: number): Promise<void>;
}
