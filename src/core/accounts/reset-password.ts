import { DomainError } from "../errors/domain-error.ts";
import type { Account } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { recordAccountAct } from "./record-account-act.ts";

export interface ResetPasswordInput {
  readonly email: string;
  readonly password: string;
}

/** Gives an account a new password and ends all its sessions. Throws DomainError("not-found") for an unknown e-mail. */
export async function resetPassword(context: AccountsContext, input: ResetPasswordInput): Promise<Account> {
  const found = await context.storage.read.accounts.findByEmail(input.email);
  if (found === undefined) throw new DomainError("not-found", `No account has the email ${input.email}.`);
  const passwordHash = await context.passwords.hash(input.password);
  const { account } = found;
  await context.storage.write(async (stores) => {
    await stores.accounts.setPasswordHash(account.id, passwordHash);
    const sessionsEnded = await stores.sessions.removeAllOf(account.id);
    await recordAccountAct(context, stores, { deed: "reset-password", account, after: { sessionsEnded } });
  });
  return account;
}
