import { DomainError } from "../errors/domain-error.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { describeAccount, recordAccountAct } from "./record-account-act.ts";

/**
 * Removes an account; its sessions end at once, and the invitations that it handed out are withdrawn. Throws
 * DomainError("not-found"), and DomainError("conflict") for the last account, also when two remove each other at once.
 */
export async function removeAccount(context: AccountsContext, id: AccountId): Promise<void> {
  await context.storage.write(async (stores) => {
    const accounts = await stores.accounts.holdAll();
    const account = refuseMissing(
      accounts.find((other) => other.id === id),
      "account",
    );
    if (accounts.length === 1)
      throw new DomainError("conflict", "The last account stays: without it nobody could sign in any more.");
    await stores.invitations.revokeAllBy(id, context.clock.now());
    await stores.sessions.removeAllOf(id);
    await stores.accounts.remove(id);
    await recordAccountAct(context, stores, { deed: "remove", account, before: describeAccount(account) });
  });
}
