import type { Stores } from "../storage.ts";
import type { Account } from "./account.ts";
import { SESSION_AGE_MS, SESSION_IDLE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";

export interface SignedIn {
  /** The bearer token. The shop keeps its hash alone: this is the only time that it is seen. */
  readonly token: string;
  readonly account: Account;
}

/** Adds a session inside the caller's transaction, and clears away those that ended. */
export async function openSession(context: AccountsContext, stores: Stores, account: Account): Promise<SignedIn> {
  const now = context.clock.now();
  const token = context.tokens.create();
  await stores.sessions.removeExpired({ createdAt: now - SESSION_AGE_MS, lastUsedAt: now - SESSION_IDLE_MS });
  await stores.sessions.insert(context.tokens.hash(token), { accountId: account.id, createdAt: now, lastUsedAt: now });
  return { token, account };
}
