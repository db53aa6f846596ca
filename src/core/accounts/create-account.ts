import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { describeAccount, recordAccountAct } from "./record-account-act.ts";
import type { NewAccount } from "./registration.ts";

/** Makes an account whatever the registration mode, for the command line. Throws DomainError("conflict") on a taken e-mail. */
export async function createAccount(context: AccountsContext, input: NewAccount): Promise<Account> {
  const passwordHash = await context.passwords.hash(input.password);
  const { email, username } = input;
  const account: Account = { id: context.newId() as AccountId, email, username, createdAt: context.clock.now() };
  await context.storage.write(async (stores) => {
    await stores.accounts.insert(account, passwordHash);
    await recordAccountAct(context, stores, { deed: "create", account, after: describeAccount(account) });
  });
  return account;
}
