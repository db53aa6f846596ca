import { refuseMissing } from "../errors/refuse-missing.ts";
import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { recordAccountAct } from "./record-account-act.ts";

/** Gives an account another username. Throws DomainError("not-found") when it is gone. */
export async function renameAccount(context: AccountsContext, id: AccountId, username: string): Promise<Account> {
  return context.storage.write(async (stores) => {
    const { account: before } = refuseMissing(await stores.accounts.hold(id), "account");
    if (before.username === username) return before;
    const account = { ...before, username };
    await stores.accounts.rename(id, username);
    const change = { before: { username: before.username }, after: { username } };
    await recordAccountAct(context, stores, { deed: "rename", account, ...change });
    return account;
  });
}
