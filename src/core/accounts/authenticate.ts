import { DomainError } from "../errors/domain-error.ts";
import type { Account } from "./account.ts";
import { SESSION_TOUCH_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { hasEnded } from "./session.ts";

/** The account that a bearer token speaks for; undefined when its session is unknown or has ended. */
export async function authenticate(context: AccountsContext, token: string): Promise<Account | undefined> {
  const tokenHash = context.tokens.hash(token);
  const session = await context.storage.read.sessions.find(tokenHash);
  const now = context.clock.now();
  if (session === undefined || hasEnded(session, now)) return undefined;
  if (now - session.lastUsedAt >= SESSION_TOUCH_MS) await touch(context, tokenHash, now);
  return context.storage.read.accounts.findById(session.accountId);
}

/** Reading goes on where nothing can be written: a full or locked disk only makes the session look less used. */
async function touch(context: AccountsContext, tokenHash: string, now: number): Promise<void> {
  try {
    await context.storage.write((stores) => stores.sessions.touch(tokenHash, now));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
