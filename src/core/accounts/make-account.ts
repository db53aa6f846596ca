import type { Stores } from "../storage.ts";
import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { actingSelf, describeAccount, recordAccountAct } from "./record-account-act.ts";
import type { Registration } from "./registration.ts";

/** Hashes the password, then in one transaction asks `check` once more, and makes the account and its first session. */
export async function makeAccount(
  context: AccountsContext,
  input: Pick<Registration, "email" | "username" | "password" | "device">,
  check: (stores: Stores) => Promise<void>,
): Promise<SignedIn> {
  const passwordHash = await context.passwords.hash(input.password);
  const account: Account = {
    id: context.newId() as AccountId,
    email: input.email,
    username: input.username,
    createdAt: context.clock.now(),
  };
  return context.storage.write(async (stores) => {
    await check(stores);
    await stores.accounts.insert(account, passwordHash);
    const self = { ...context, actor: actingSelf(account) };
    await recordAccountAct(self, stores, { deed: "register", account, after: describeAccount(account) });
    return openSession(context, stores, { account, device: input.device });
  });
}
