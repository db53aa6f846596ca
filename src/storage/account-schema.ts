// The tables about accounts and those who try to be one, as Kysely sees them on both databases.
import type { Generated } from "kysely";
import type { Role } from "../core/accounts/role.ts";

export interface AccountTable {
  seq: Generated<number>;
  id: string;
  email: string;
  email_fold: string;
  username: string;
  password_hash: string;
  role: Role;
  created_at: number;
}

export interface SessionTable {
  token_hash: string;
  id: string;
  account_id: string;
  device: string;
  created_at: number;
  last_used_at: number;
}

export interface InvitationTable {
  seq: Generated<number>;
  id: string;
  token_hash: string;
  /** Empty where anybody who has the link may choose one. */
  email: string;
  /** The new account's role. */
  role: Role;
  /** Null once that account is gone. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
}

/** A one-time sign-in link from the command line. */
export interface SignInLinkTable {
  token_hash: string;
  account_id: string;
  expires_at: number;
}

/** How often an account or an address has tried a password lately, or that an account signed in from there. */
export interface AttemptTable {
  /** SHA-256 of whom it counts, hex. */
  key: string;
  /** SHA-256 of the account it counts for, hex; empty if it counts for the address alone. */
  account_key: string;
  attempts: number;
  not_before: number;
  expires_at: number;
}

/** One row at most, `id` 1. */
export interface FirstClaimTable {
  id: number;
  token: string;
  claimed_at: number;
}

/** One row at most, `id` 1, until there is an account: the secret in the setup link. */
export interface SetupTable {
  id: number;
  token: string;
}

/** What was answered under an Idempotency-Key; without a status the request is still under way. */
export interface KeptAnswerTable {
  account_id: string;
  key: string;
  request_hash: string;
  claim: string;
  claimed_at: number;
  status: number | null;
  body: string | null;
}
