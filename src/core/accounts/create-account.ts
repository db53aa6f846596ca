import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { hashPassword } from "./passwords.ts";
import { describeAccount, recordAccountAct } from "./record-account-act.ts";
import type { NewAccount } from "./registration.ts";

/** Makes an owner's account whatever the registration mode, for the command line. Throws DomainError("conflict") on a taken e-mail. */
export async function createAccount(context: AccountsContext, input: NewAccount): Promise<Account> {
  const passwordHash = await hashPassword(context, input.password, "known");
  const { email, username } = input;
  const id = context.newId() as AccountId;
  const account: Account = { id, email, username, role: "owner", createdAt: context.clock.now() };
  await context.storage.write(async (stores) => {
    await stores.accounts.insert(account, passwordHash);
    await recordAccountAct(context, stores, { deed: "create", account, after: describeAccount(account) });
  });
  return account;
}
