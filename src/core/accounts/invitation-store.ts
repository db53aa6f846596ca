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
  /** Revokes the open invitations of this account, and says how many there were. */
  revokeAllBy(accountId: AccountId, now: number): Promise<number>;
  /** Forgets those that expired before `moment`. */
  removeExpiredBefore(moment: number): Promise<void>;
}
