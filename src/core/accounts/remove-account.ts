import { DomainError } from "../errors/domain-error.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { foldEmail } from "./account-rules.ts";
import { refuseLastOwner } from "./change-role.ts";
import { describeAccount, recordAccountAct } from "./record-account-act.ts";
import { revokeIssued } from "./revoke-issued.ts";
import { forgetAttempts } from "./sign-in-limits.ts";

/**
 * Removes an account; its sessions end and its open invitations are revoked at once. Throws DomainError("not-found"),
 * and DomainError("conflict") for the last owner, even when two owners remove each other at the same time.
 */
export async function removeAccount(context: AccountsContext, id: AccountId): Promise<void> {
  await context.storage.write(async (stores) => {
    const accounts = await stores.accounts.holdAll();
    const account = refuseMissing(
      accounts.find((other) => other.id === id),
      "account",
    );
    if (accounts.length === 1)
      throw new DomainError("conflict", "You can't remove the last account: no one could sign in anymore.");
    refuseLastOwner(accounts, account);
    await revokeIssued(context, stores, { id });
    await forgetAttempts(context, stores, foldEmail(account.email));
    await stores.accounts.remove(id);
    await recordAccountAct(context, stores, { deed: "remove", account, before: describeAccount(account) });
  });
}
