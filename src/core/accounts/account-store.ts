// Port: accounts, their sessions, and the claim on the first registration.
import type { Account, AccountId, Session } from "./account.ts";

export interface AccountStore {
  count(): Promise<number>;
  findById(id: AccountId): Promise<Account | undefined>;
  /** By folded e-mail. */
  findByEmail(email: string): Promise<{ readonly account: Account; readonly passwordHash: string } | undefined>;
  list(): Promise<readonly Account[]>;
  /** Throws DomainError("conflict") when the folded e-mail is taken. */
  insert(account: Account, passwordHash: string): Promise<void>;
  setPasswordHash(id: AccountId, passwordHash: string): Promise<void>;
  /**
   * One atomic statement: takes the claim on the first account if there is no account and no living claim.
   * A claim older than `lapseMs` counts as none.
   */
  claimFirst(claim: { readonly token: string; readonly now: number; readonly lapseMs: number }): Promise<boolean>;
  /** Inside the write that inserts the first account: true while this token still holds the claim. */
  holdsClaim(token: string): Promise<boolean>;
  releaseClaim(token: string): Promise<void>;
}

export interface SessionStore {
  /** `tokenHash`: SHA-256 of the bearer token, hex. */
  insert(tokenHash: string, session: Session): Promise<void>;
  find(tokenHash: string): Promise<Session | undefined>;
  touch(tokenHash: string, lastUsedAt: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeAllOf(accountId: AccountId): Promise<void>;
  removeExpired(before: { readonly createdAt: number; readonly lastUsedAt: number }): Promise<void>;
}
