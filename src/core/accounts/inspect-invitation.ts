import { DomainError } from "../errors/domain-error.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { findFault, type Invitation } from "./invitation.ts";

/**
 * The invitation behind a link's secret. Throws DomainError("forbidden") with a sentence for one that was used, withdrawn
 * or has expired, and for one that never was.
 */
export async function inspectInvitation(context: AccountsContext, token: string): Promise<Invitation> {
  const invitation = await context.storage.read.invitations.find(context.tokens.hash(token));
  if (invitation === undefined)
    throw new DomainError(
      "forbidden",
      "This invitation does not exist. Check that you opened the whole link, or ask for a new one.",
    );
  const fault = findFault(invitation, context.clock.now());
  if (fault !== undefined) throw new DomainError("forbidden", fault);
  return invitation;
}
