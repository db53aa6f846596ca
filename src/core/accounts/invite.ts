import { recordAct } from "../audit/record-act.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { AccountId } from "./account.ts";
import { INVITATION_LIFE_MS, INVITATION_MEMORY_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { Invitation, InvitationId } from "./invitation.ts";

export interface NewInvitation {
  readonly invitation: Invitation;
  /** The secret of its link. The shop keeps its hash alone: this is the only time that it is seen. */
  readonly token: string;
}

export interface InviteInput {
  readonly invitedBy: AccountId;
  /** The only e-mail that it is for; empty for any. */
  readonly email: string;
}

/** Makes an invitation that works once, for 72 hours. Throws DomainError("conflict") for an e-mail that has an account. */
export async function invite(context: AccountsContext, { invitedBy, email }: InviteInput): Promise<NewInvitation> {
  const now = context.clock.now();
  const token = context.tokens.create();
  const invitation: Invitation = {
    id: context.newId() as InvitationId,
    email,
    invitedBy,
    createdAt: now,
    expiresAt: now + INVITATION_LIFE_MS,
    usedAt: undefined,
    revokedAt: undefined,
  };
  await context.storage.write(async (stores) => {
    if (email !== "" && (await stores.accounts.findByEmail(email)) !== undefined)
      throw new DomainError("conflict", `${email} has an account already.`);
    await stores.invitations.removeExpiredBefore(now - INVITATION_MEMORY_MS);
    await stores.invitations.insert(invitation, context.tokens.hash(token));
    const { expiresAt } = invitation;
    await recordAct(context, stores, { deed: "create", subject: toSubject(invitation), after: { email, expiresAt } });
  });
  return { invitation, token };
}

/** Withdraws an invitation. Throws DomainError("not-found") when it is open no more. */
export async function revokeInvitation(context: AccountsContext, id: InvitationId): Promise<void> {
  await context.storage.write(async (stores) => {
    const invitation = await stores.invitations.revoke(id, context.clock.now());
    if (invitation === undefined)
      throw new DomainError("not-found", "This invitation is open no more: it was used, withdrawn or has expired.");
    await recordAct(context, stores, { deed: "revoke", subject: toSubject(invitation) });
  });
}

/** The invitations that still make an account, newest first. */
export function listInvitations(context: AccountsContext): Promise<readonly Invitation[]> {
  return context.storage.read.invitations.listOpen(context.clock.now());
}

const toSubject = ({ id, email }: Invitation) => ({ kind: "invitation", id, name: email === "" ? "anybody" : email });
