// Port: accounts, their sessions, and the claim on the first registration.
import type { Account, AccountId } from "./account.ts";
import type { Role } from "./role.ts";
import type { Session, SessionId } from "./session.ts";

export interface AccountStore {
  count(): Promise<number>;
  findById(id: AccountId): Promise<Account | undefined>;
  /** By folded e-mail. */
  findByEmail(email: string): Promise<{ readonly account: Account; readonly passwordHash: string } | undefined>;
  list(): Promise<readonly Account[]>;
  /**
   * Inside a write: the account with its password, which nobody else changes or removes until that write has ended. So
   * a password that changes meanwhile cannot leave a session behind.
   */
  hold(id: AccountId): Promise<{ readonly account: Account; readonly passwordHash: string } | undefined>;
  /** Inside a write: all accounts. Of two who hold them at once the second sees what the first left. */
  holdAll(): Promise<readonly Account[]>;
  /** Throws DomainError("conflict") when the folded e-mail is taken. */
  insert(account: Account, passwordHash: string): Promise<void>;
  setPasswordHash(id: AccountId, passwordHash: string): Promise<void>;
  rename(id: AccountId, username: string): Promise<void>;
  setRole(id: AccountId, role: Role): Promise<void>;
  /** Its sessions go with it. */
  remove(id: AccountId): Promise<void>;
  /**
   * One atomic statement: takes the claim on the first account if there is no account and no living claim.
   * A claim older than `lapseMs` counts as none.
   */
  claimFirst(claim: { readonly token: string; readonly now: number; readonly lapseMs: number }): Promise<boolean>;
  /** Inside the write that inserts the first account: true while this token still holds the claim. */
  holdsClaim(token: string): Promise<boolean>;
  releaseClaim(token: string): Promise<void>;
  /** Keeps this secret of the setup link, unless another process has kept one: answers the one that counts. */
  keepSetupToken(token: string): Promise<string>;
  /** It opens nothing any more. */
  forgetSetupToken(): Promise<void>;
}

export interface SessionStore {
  /** `tokenHash`: SHA-256 of the bearer token, hex. */
  insert(tokenHash: string, session: Session): Promise<void>;
  find(tokenHash: string): Promise<Session | undefined>;
  findById(id: SessionId): Promise<Session | undefined>;
  /** Those used and begun after these moments, last used first. */
  listOpen(after: { readonly createdAt: number; readonly lastUsedAt: number }): Promise<readonly Session[]>;
  touch(tokenHash: string, lastUsedAt: number): Promise<void>;
  /** How many there were with this id: 1, or 0 when it had ended already. */
  remove(id: SessionId): Promise<number>;
  /** How many there were; `but` is the one that goes on. */
  removeAllOf(accountId: AccountId, but?: SessionId): Promise<number>;
  removeExpired(before: { readonly createdAt: number; readonly lastUsedAt: number }): Promise<void>;
}
