import type { Invitation } from "../core/accounts/invitation.ts";
import type { Role } from "../core/accounts/role.ts";
import type { OpenSession } from "../core/accounts/list-team.ts";
import { toInstantJson } from "./instant-json.ts";

/** One place where somebody is signed in. */
export interface SessionJson {
  readonly id: string;
  readonly account_id: string;
  readonly username: string;
  /** "Firefox on Windows"; empty where it was not asked for yet. */
  readonly device: string;
  readonly created_at: string;
  readonly last_used_at: string;
  /** The session of the token that asks. */
  readonly current: boolean;
}

/** A link by which somebody may make an account, without its secret. */
export interface InvitationJson {
  readonly id: string;
  /** Empty where whoever has the link may choose one. */
  readonly email: string;
  /** The new account's role. */
  readonly role: Role;
  readonly created_at: string;
  readonly expires_at: string;
}

/** The answer to inviting: the only time that the link is seen. */
export interface NewInvitationJson extends InvitationJson {
  readonly link: string;
}

/** What somebody who opens an invitation learns of it. */
export interface InvitationOfferJson {
  readonly email: string;
  readonly role: Role;
  readonly expires_at: string;
}

export function toSessionJson({ id, account, device, createdAt, lastUsedAt, isCurrent }: OpenSession): SessionJson {
  return {
    id,
    account_id: account.id,
    username: account.username,
    device,
    created_at: toInstantJson(createdAt),
    last_used_at: toInstantJson(lastUsedAt),
    current: isCurrent,
  };
}

export function toInvitationJson({ id, email, role, createdAt, expiresAt }: Invitation): InvitationJson {
  return { id, email, role, created_at: toInstantJson(createdAt), expires_at: toInstantJson(expiresAt) };
}

/** The secret stands behind the `#`, which browsers send to no server and write into no Referer. */
export function toNewInvitationJson(invitation: Invitation, token: string, baseUrl: string): NewInvitationJson {
  return { ...toInvitationJson(invitation), link: `${baseUrl}/admin/login#invitation=${token}` };
}

export function toInvitationOfferJson({ email, role, expiresAt }: Invitation): InvitationOfferJson {
  return { email, role, expires_at: toInstantJson(expiresAt) };
}
