import { DomainError } from "../errors/domain-error.ts";
import type { Account } from "./account.ts";
import { foldEmail, SIGN_IN_LINK_LIFE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { hashPassword } from "./passwords.ts";
import { recordAccountAct } from "./record-account-act.ts";
import { revokeIssued } from "./revoke-issued.ts";
import { forgetAttempts } from "./sign-in-limits.ts";

export interface ResetPasswordInput {
  readonly email: string;
  readonly password: string;
}

export interface PasswordReset {
  readonly account: Account;
  /** The secret of a one-time sign-in link, for a network that someone else's guesses have blocked. */
  readonly signInToken: string;
}

/**
 * Gives an account a new password, revokes everything that it issued, and clears its limits. Throws
 * DomainError("not-found") for an unknown e-mail.
 */
export async function resetPassword(context: AccountsContext, input: ResetPasswordInput): Promise<PasswordReset> {
  const found = await context.storage.read.accounts.findByEmail(input.email);
  if (found === undefined) throw new DomainError("not-found", `No account has the email ${input.email}.`);
  const passwordHash = await hashPassword(context, input.password, "known");
  const { account } = found;
  const signInToken = context.tokens.create();
  await context.storage.write(async (stores) => {
    await stores.accounts.hold(account.id);
    await stores.accounts.setPasswordHash(account.id, passwordHash);
    const revoked = await revokeIssued(context, stores, account);
    await forgetAttempts(context, stores, foldEmail(account.email));
    const expiresAt = context.clock.now() + SIGN_IN_LINK_LIFE_MS;
    await stores.signInLinks.insert({ tokenHash: context.tokens.hash(signInToken), accountId: account.id, expiresAt });
    await recordAccountAct(context, stores, { deed: "reset-password", account, after: revoked });
  });
  return { account, signInToken };
}
