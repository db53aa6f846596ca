// Port: invitations. Of their links only a hash is kept.
import type { AccountId } from "./account.ts";
import type { Invitation, InvitationId } from "./invitation.ts";

export interface InvitationStore {
  /** `tokenHash`: SHA-256 of the secret in the link, hex. */
  insert(invitation: Invitation, tokenHash: string): Promise<void>;
  find(tokenHash: string): Promise<Invitation | undefined>;
  /** Those that still make an account, newest first. */
  listOpen(now: number): Promise<readonly Invitation[]>;
  /** One atomic statement: true for the one caller who turned an open invitation into a used one. */
  use(id: InvitationId, now: number): Promise<boolean>;
  /** One atomic statement: the invitation that was open until now; undefined when there is none. */
  revoke(id: InvitationId, now: number): Promise<Invitation | undefined>;
  /** Withdraws what this account has handed out and nobody used yet. */
  revokeAllBy(accountId: AccountId, now: number): Promise<void>;
  /** Forgets those that expired before `moment`. */
  removeExpiredBefore(moment: number): Promise<void>;
}
