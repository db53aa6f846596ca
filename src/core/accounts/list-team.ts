import type { Account, AccountId } from "./account.ts";
import { SESSION_AGE_MS, SESSION_IDLE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { Session } from "./session.ts";

export interface OpenSession extends Session {
  readonly account: Account;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** All accounts, oldest first. */
export function listAccounts(context: AccountsContext): Promise<readonly Account[]> {
  return context.storage.read.accounts.list();
}

/** Where everybody is signed in, last used first. `token` is the bearer token of whoever asks. */
export async function listSessions(context: AccountsContext, token: string): Promise<readonly OpenSession[]> {
  const { sessions, accounts } = context.storage.read;
  const now = context.clock.now();
  const open = await sessions.listOpen({ createdAt: now - SESSION_AGE_MS, lastUsedAt: now - SESSION_IDLE_MS });
  const own = await sessions.find(context.tokens.hash(token));
  const owners = new Map<AccountId, Account>((await accounts.list()).map((account) => [account.id, account]));
  return open.flatMap((session) => {
    const account = owners.get(session.accountId);
    return account === undefined ? [] : [{ ...session, account, isCurrent: session.id === own?.id }];
  });
}
