import type { Account } from "../core/accounts/account.ts";
import type { Role } from "../core/accounts/role.ts";
import { toInstantJson } from "./instant-json.ts";

export interface AccountJson {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly role: Role;
  readonly created_at: string;
}

/** The answer to signing in and registering. */
export interface SignedInJson {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly user: AccountJson;
}

export function toAccountJson(account: Account): AccountJson {
  return {
    id: account.id,
    email: account.email,
    username: account.username,
    role: account.role,
    created_at: toInstantJson(account.createdAt),
  };
}

export function toSignedInJson(token: string, account: Account): SignedInJson {
  return { access_token: token, token_type: "bearer", user: toAccountJson(account) };
}
