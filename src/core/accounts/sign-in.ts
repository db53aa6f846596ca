import { DomainError } from "../errors/domain-error.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { openSession, type SignedIn } from "./open-session.ts";

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** The caller's network address, for the limits. */
  readonly address: string;
}

/**
 * Opens a session. Throws DomainError("unauthenticated") with one sentence for unknown e-mails and wrong passwords,
 * and DomainError("too-many") when it is too early for another attempt.
 */
export async function signIn(context: AccountsContext, input: SignInInput): Promise<SignedIn> {
  const attempt = { email: foldEmail(input.email), address: input.address };
  context.limiter.take(attempt, context.clock.now());
  const found = await context.storage.read.accounts.findByEmail(input.email);
  const matches = await context.passwords.verify(input.password, found?.passwordHash);
  if (found === undefined || !matches) throw refuse();
  context.limiter.succeeded(attempt, context.clock.now());
  return context.storage.write(async (stores) => {
    // Hashing takes a while: a password that was changed meanwhile no longer opens anything.
    const current = await stores.accounts.findByEmail(input.email);
    if (current?.passwordHash !== found.passwordHash) throw refuse();
    return openSession(context, stores, current.account);
  });
}

function refuse(): DomainError {
  return new DomainError("unauthenticated", "Email or password is wrong.");
}
