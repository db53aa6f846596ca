import { DomainError } from "../errors/domain-error.ts";
import { forgiveAttempt, takeAttempt } from "./sign-in-limits.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { actingSelf, recordAccountAct } from "./record-account-act.ts";

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** The caller's network address, for the limits. */
  readonly address: string;
  /** As `toDeviceName` gives it. */
  readonly device?: string | undefined;
}

/**
 * Opens a session. Throws DomainError("unauthenticated") with one sentence for unknown e-mails and wrong passwords,
 * and DomainError("too-many") when it is too early for another attempt.
 */
export async function signIn(context: AccountsContext, input: SignInInput): Promise<SignedIn> {
  const attempt = { email: foldEmail(input.email), address: input.address };
  await takeAttempt(context, attempt);
  const found = await context.storage.read.accounts.findByEmail(input.email);
  const matches = await context.passwords.verify(input.password, found?.passwordHash);
  if (found === undefined || !matches) throw refuse();
  return context.storage.write(async (stores) => {
    // Hashing takes a while: a password that was changed meanwhile no longer opens anything.
    const current = await stores.accounts.hold(found.account.id);
    if (current?.passwordHash !== found.passwordHash) throw refuse();
    const { account } = current;
    await forgiveAttempt(context, stores, attempt);
    const self = { ...context, actor: actingSelf(account) };
    await recordAccountAct(self, stores, { deed: "sign-in", account, after: { device: input.device } });
    return openSession(context, stores, { account, device: input.device });
  });
}

function refuse(): DomainError {
  return new DomainError("unauthenticated", "Email or password is wrong.");
}
