// Port: how far caches elsewhere have been told what changed. What changed stands beside the catalogue's version, so nothing
// is lost that was published.
import type { CatalogueChange } from "../catalogue-change.ts";

export interface PurgeClaim {
  /** Names the process: one at a time tells the caches. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly leaseUntil: number;
}

export interface ClaimedPurge {
  /** All that they have not been told. */
  readonly change: CatalogueChange;
  /** How often telling them has failed since it last succeeded. */
  readonly failures: number;
}

export interface PurgeOutcome {
  readonly holder: string;
  /** Up to which version they know now; undefined where telling them failed. */
  readonly version?: number | undefined;
  readonly failures: number;
  /** Epoch milliseconds: not tried again before. */
  readonly notBefore: number;
}

export interface PurgeStore {
  /** Whether `claim` would find something at this moment. */
  hasDue(now: number): Promise<boolean>;
  /** Undefined where there is nothing to tell, or another process tells it. */
  claim(claim: PurgeClaim): Promise<ClaimedPurge | undefined>;
  /** Does nothing where another process has taken over. */
  settle(outcome: PurgeOutcome): Promise<void>;
}
