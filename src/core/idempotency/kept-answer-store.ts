// Port: what was answered under an Idempotency-Key, so that a repeated request is answered and not done again.
import type { AccountId } from "../accounts/account.ts";

/** An answer of the API, as text: it goes out again byte for byte. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** Whose key, and which one: one person's keys mean nothing in another's requests. */
export interface AnswerKey {
  readonly accountId: AccountId;
  readonly key: string;
}

export interface KeptRequest {
  /** SHA-256 of what was asked, hex. */
  readonly requestHash: string;
  /** Undefined while the request is under way. */
  readonly answer: KeptAnswer | undefined;
}

export interface AnswerClaim extends AnswerKey {
  readonly requestHash: string;
  /** Names this attempt. */
  readonly claim: string;
  readonly now: number;
  /**
   * A claim without an answer that is older counts as none: its process ended in the middle. So does one that lies further
   * ahead, from a clock that was wrong.
   */
  readonly lapseMs: number;
}

export interface KeptAnswerStore {
  /** One atomic statement: true when the key was free, or its claim had lapsed, and is this attempt's now. */
  claim(claim: AnswerClaim): Promise<boolean>;
  find(key: AnswerKey): Promise<KeptRequest | undefined>;
  /** False when another attempt has taken the key over: then what was done must be undone. */
  keep(claim: Pick<AnswerClaim, "accountId" | "key" | "claim">, answer: KeptAnswer): Promise<boolean>;
  /** Frees the key of an attempt that was refused. */
  release(claim: Pick<AnswerClaim, "accountId" | "key" | "claim">): Promise<void>;
  removeOlderThan(moment: number): Promise<void>;
}
