import type { Brand } from "../brand.ts";
import type { Role } from "./role.ts";

export type AccountId = Brand<string, "AccountId">;

/** Someone who can sign in to the admin portal. */
export interface Account {
  readonly id: AccountId;
  readonly email: string;
  readonly username: string;
  readonly role: Role;
  readonly createdAt: number;
}
