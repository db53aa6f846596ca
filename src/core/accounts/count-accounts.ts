import type { AccountsContext } from "./accounts-context.ts";

/** How many accounts there are; with none, the server prints its setup link. */
export function countAccounts(context: AccountsContext): Promise<number> {
  return context.storage.read.accounts.count();
}
