import type { Stores } from "../storage.ts";
import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { hashPassword } from "./passwords.ts";
import type { Requester } from "./password-hasher.ts";
import type { Role } from "./role.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { actingSelf, describeAccount, recordAccountAct } from "./record-account-act.ts";
import type { Registration } from "./registration.ts";

interface Admission {
  readonly requester: Requester;
  /** Once more, inside the transaction: the role that the account gets, or a refusal. */
  readonly admit: (stores: Stores) => Promise<Role>;
}

/** Hashes the password, then in one transaction asks `admit`, and makes the account and its first session. */
export async function makeAccount(
  context: AccountsContext,
  input: Pick<Registration, "email" | "username" | "password" | "device">,
  { requester, admit }: Admission,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(context, input.password, requester);
  return context.storage.write(async (stores) => {
    const account: Account = {
      id: context.newId() as AccountId,
      email: input.email,
      username: input.username,
      role: await admit(stores),
      createdAt: context.clock.now(),
    };
    await stores.accounts.insert(account, passwordHash);
    const self = { ...context, actor: actingSelf(account) };
    await recordAccountAct(self, stores, { deed: "register", account, after: describeAccount(account) });
    return openSession(context, stores, { account, device: input.device });
  });
}
