// Port: links that sign an account in once. Only a hash of their secret is stored.
import type { AccountId } from "./account.ts";

export interface SignInLinkStore {
  /** `tokenHash`: SHA-256 of the secret in the link, hex. `expiresAt`: epoch milliseconds. */
  insert(link: {
    readonly tokenHash: string;
    readonly accountId: AccountId;
    readonly expiresAt: number;
  }): Promise<void>;
  /** In one atomic statement, uses up an unexpired link. Returns the account to one caller only. */
  use(tokenHash: string, now: number): Promise<AccountId | undefined>;
  removeAllOf(accountId: AccountId): Promise<void>;
}
