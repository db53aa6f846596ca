import { recordAct } from "../audit/record-act.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import type { AccountId } from "./account.ts";
import { INVITATION_LIFE_MS, INVITATION_MEMORY_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { Invitation, InvitationId } from "./invitation.ts";
import { DEFAULT_ROLE, type Role } from "./role.ts";

export interface NewInvitation {
  readonly invitation: Invitation;
  /** The secret of its link. The shop keeps its hash alone: this is the only time that it is seen. */
  readonly token: string;
}

export interface InviteInput {
  readonly invitedBy: AccountId;
  /** The inviter's bearer token, which must still be valid when the invitation is stored. */
  readonly session?: string | undefined;
  readonly role?: Role | undefined;
  /** The only e-mail that it is for; empty for any. */
  readonly email: string;
}

/** Makes an invitation that works once, for 72 hours. Throws DomainError("conflict") for an e-mail that has an account. */
export async function invite(context: AccountsContext, input: InviteInput): Promise<NewInvitation> {
  const { invitedBy, email, role = DEFAULT_ROLE } = input;
  const now = context.clock.now();
  const token = context.tokens.create();
  const invitation: Invitation = {
    id: context.newId() as InvitationId,
    email,
    role,
    invitedBy,
    createdAt: now,
    expiresAt: now + INVITATION_LIFE_MS,
    usedAt: undefined,
    revokedAt: undefined,
  };
  await context.storage.write(async (stores) => {
    await requireInviter(context, stores, input);
    if (email !== "" && (await stores.accounts.findByEmail(email)) !== undefined)
      throw new DomainError("conflict", `${email} has an account already.`);
    await stores.invitations.removeExpiredBefore(now - INVITATION_MEMORY_MS);
    await stores.invitations.insert(invitation, context.tokens.hash(token));
    const after = { email, role, expiresAt: invitation.expiresAt };
    await recordAct(context, stores, { deed: "create", subject: toSubject(invitation), after });
  });
  return { invitation, token };
}

/**
 * Locks the account, so that an invitation made while its password or role changes is either revoked with the others or
 * rejected.
 */
async function requireInviter(context: AccountsContext, stores: Stores, input: InviteInput): Promise<void> {
  const held = await stores.accounts.hold(input.invitedBy);
  const session = input.session && (await stores.sessions.find(context.tokens.hash(input.session)));
  if (held === undefined || (input.session !== undefined && session === undefined))
    throw new DomainError("unauthenticated", "Your session has ended. Sign in again.");
  if (held.account.role !== "owner") throw new DomainError("forbidden", "Only owners can invite people.");
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
