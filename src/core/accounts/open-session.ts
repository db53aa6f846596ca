import type { Stores } from "../storage.ts";
import type { Account } from "./account.ts";
import { SESSION_AGE_MS, SESSION_IDLE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { UNKNOWN_DEVICE } from "./device-name.ts";
import type { SessionId } from "./session.ts";

export interface SignedIn {
  /** The bearer token. The shop keeps its hash alone: this is the only time that it is seen. */
  readonly token: string;
  readonly account: Account;
}

interface Opening {
  readonly account: Account;
  /** As `toDeviceName` gives it. */
  readonly device: string | undefined;
}

/** Adds a session inside the caller's transaction, and clears away those that ended. */
export async function openSession(
  context: AccountsContext,
  stores: Stores,
  { account, device = UNKNOWN_DEVICE }: Opening,
): Promise<SignedIn> {
  const now = context.clock.now();
  const token = context.tokens.create();
  await stores.sessions.removeExpired({ createdAt: now - SESSION_AGE_MS, lastUsedAt: now - SESSION_IDLE_MS });
  const id = context.newId() as SessionId;
  const session = { id, accountId: account.id, device, createdAt: now, lastUsedAt: now };
  await stores.sessions.insert(context.tokens.hash(token), session);
  return { token, account };
}
