import { DomainError, refuseField } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { inspectInvitation } from "./inspect-invitation.ts";
import { findFault, type Invitation } from "./invitation.ts";
import { makeAccount } from "./make-account.ts";
import type { Role } from "./role.ts";
import { forgiveAttempt, takeAttempt } from "./sign-in-limits.ts";
import type { SignedIn } from "./open-session.ts";
import type { Registration } from "./registration.ts";

/** An account by invitation. Of several at once with one link, one is made and the others hear that it was used. */
export async function acceptInvitation(
  context: AccountsContext,
  input: Registration & { readonly invitation: string },
): Promise<SignedIn> {
  // Before the password is hashed: whoever guesses at links must not cost anything.
  const invitation = await inspectInvitation(context, input.invitation);
  refuseOtherEmail(invitation, input.email);
  const attempt = { email: foldEmail(input.email), address: input.address };
  await takeAttempt(context, attempt);
  const admit = async (stores: Stores): Promise<Role> => {
    await forgiveAttempt(context, stores, attempt);
    if (await stores.invitations.use(invitation.id, context.clock.now())) return invitation.role;
    const current = await stores.invitations.find(context.tokens.hash(input.invitation));
    throw refuseUse(current, context.clock.now());
  };
  return makeAccount(context, input, { requester: "known", admit });
}

function refuseOtherEmail({ email }: Invitation, given: string): void {
  if (email === "" || foldEmail(email) === foldEmail(given)) return;
  throw refuseField("email", `This invitation is for ${email}. Register with that e-mail.`);
}

/** Somebody was faster, or the time ran out while the password was hashed. */
function refuseUse(invitation: Invitation | undefined, now: number): DomainError {
  const fault = invitation && findFault(invitation, now);
  return new DomainError("forbidden", fault ?? "This invitation works no more. Ask for a new one.");
}
