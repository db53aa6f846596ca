import { DomainError, refuseField } from "../errors/domain-error.ts";
import type { Account } from "./account.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { formsOf, hashPassword, matchPassword } from "./passwords.ts";
import { revokeIssued } from "./revoke-issued.ts";
import { forgetAttempts, forgiveAttempt, takeAttempt } from "./sign-in-limits.ts";
import { recordAccountAct } from "./record-account-act.ts";

export interface ChangePasswordInput {
  readonly account: Account;
  /** The bearer token of the one session that goes on. */
  readonly token: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The caller's network address, for the limits. */
  readonly address: string;
}

/**
 * Gives an account a new password, ends all its other sessions and revokes its open invitations, at once. Answers how
 * many sessions ended. Throws
 * DomainError("invalid") for a wrong current password, and DomainError("too-many") as signing in does: a stolen
 * session must not be a way around its limits.
 */
export async function changePassword(context: AccountsContext, input: ChangePasswordInput): Promise<number> {
  const { account, token, address } = input;
  const attempt = { email: foldEmail(account.email), address };
  await takeAttempt(context, attempt, formsOf(input.currentPassword).length);
  const found = await context.storage.read.accounts.findByEmail(account.email);
  const given = { password: input.currentPassword, passwordHash: found?.passwordHash, requester: "known" } as const;
  if ((await matchPassword(context, given)) === "none") throw refuseWrong();
  const passwordHash = await hashPassword(context, input.newPassword, "known");
  return context.storage.write(async (stores) => {
    const current = await stores.accounts.hold(account.id);
    if (current?.passwordHash !== found?.passwordHash) throw refuseWrong();
    const own = await stores.sessions.find(context.tokens.hash(token));
    // Somebody ended it while the hashes were computed: whoever holds it may change nothing any more.
    if (own === undefined) throw new DomainError("unauthenticated", "Your session has ended. Sign in again.");
    await forgetAttempts(context, stores, attempt.email);
    await forgiveAttempt(context, stores, attempt);
    await stores.accounts.setPasswordHash(account.id, passwordHash);
    const revoked = await revokeIssued(context, stores, { id: account.id, but: own.id });
    await recordAccountAct(context, stores, { deed: "change-password", account, after: revoked });
    return revoked.sessionsEnded;
  });
}

function refuseWrong(): DomainError {
  return refuseField("currentPassword", "The current password is wrong.");
}
