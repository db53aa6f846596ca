import type { Brand } from "../brand.ts";

export type AccountId = Brand<string, "AccountId">;

/** Somebody who may sign in to the admin portal. There are no roles: signed in or not. */
export interface Account {
  readonly id: AccountId;
  readonly email: string;
  readonly username: string;
  readonly createdAt: number;
}
