import type { Brand } from "../brand.ts";
import type { AccountId } from "./account.ts";
import type { Role } from "./role.ts";

export type InvitationId = Brand<string, "InvitationId">;

/** A link by which somebody may make one account, whatever the registration mode. */
export interface Invitation {
  readonly id: InvitationId;
  /** The only e-mail that it is for; empty where whoever has the link may choose. */
  readonly email: string;
  /** The new account's role. */
  readonly role: Role;
  /** Undefined once that account is gone. */
  readonly invitedBy: AccountId | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | undefined;
  readonly revokedAt: number | undefined;
}

/** Why an invitation makes no account (any more); undefined while it does. */
export function findFault(invitation: Invitation, now: number): string | undefined {
  if (invitation.usedAt !== undefined) return "This invitation was used already. Ask for a new one, or sign in.";
  if (invitation.revokedAt !== undefined) return "This invitation was withdrawn. Ask for a new one.";
  return now >= invitation.expiresAt ? "This invitation has expired. Ask for a new one." : undefined;
}
