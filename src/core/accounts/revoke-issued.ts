import type { Stores } from "../storage.ts";
import type { AccountId } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { SessionId } from "./session.ts";

export interface Revoked {
  readonly sessionsEnded: number;
  readonly invitationsRevoked: number;
}

/**
 * Inside a write: revokes all access the account has issued, so that nothing a thief created outlives a new password. Add
 * each new kind of link or key here; a test checks all tables that refer to accounts.
 *
 * @param but the one session that stays open.
 */
export async function revokeIssued(
  { clock }: Pick<AccountsContext, "clock">,
  stores: Pick<Stores, "sessions" | "invitations" | "signInLinks">,
  { id, but }: { readonly id: AccountId; readonly but?: SessionId },
): Promise<Revoked> {
  await stores.signInLinks.removeAllOf(id);
  return {
    sessionsEnded: await stores.sessions.removeAllOf(id, but),
    invitationsRevoked: await stores.invitations.revokeAllBy(id, clock.now()),
  };
}
