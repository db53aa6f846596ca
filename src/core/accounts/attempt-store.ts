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
  /** `accountKey`: the account it counts for; empty if it counts for the address alone. */
  save(key: string, count: AttemptCount, accountKey: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Everything that is counted or remembered for this account, from every network. */
  removeAllOf(accountKey: string): Promise<void>;
  removeExpired(before: number): Promise<void>;
}
