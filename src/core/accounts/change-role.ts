import { DomainError } from "../errors/domain-error.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import type { Account, AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { recordAccountAct } from "./record-account-act.ts";
import type { Role } from "./role.ts";

/**
 * Gives an account another role; its next request has it, on every node. An owner who becomes an editor also loses
 * their open invitations. Throws DomainError("not-found"), and DomainError("conflict") for the last owner.
 */
export async function changeRole(context: AccountsContext, id: AccountId, role: Role): Promise<Account> {
  return context.storage.write(async (stores) => {
    const accounts = await stores.accounts.holdAll();
    const before = refuseMissing(
      accounts.find((other) => other.id === id),
      "account",
    );
    if (before.role === role) return before;
    refuseLastOwner(accounts, before);
    const account = { ...before, role };
    await stores.accounts.setRole(id, role);
    if (role !== "owner") await stores.invitations.revokeAllBy(id, context.clock.now());
    await recordAccountAct(context, stores, {
      deed: "change-role",
      account,
      before: { role: before.role },
      after: { role },
    });
    return account;
  });
}

/** Throws DomainError("conflict") if no owner would be left. `accounts`: all of them, locked. */
export function refuseLastOwner(accounts: readonly Account[], account: Account): void {
  if (account.role !== "owner" || accounts.some(({ id, role }) => role === "owner" && id !== account.id)) return;
  throw new DomainError("conflict", `${account.username} is the last owner. Make someone else an owner first.`);
}
