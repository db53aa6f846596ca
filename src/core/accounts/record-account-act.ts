import type { Actor } from "../audit/actor.ts";
import { recordAct } from "../audit/record-act.ts";
import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import type { Account } from "./account.ts";

interface AccountAct {
  readonly deed:
    | "register"
    | "create"
    | "rename"
    | "change-role"
    | "remove"
    | "sign-in"
    | "sign-out"
    | "change-password"
    | "reset-password";
  readonly account: Account;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Writes into the audit log what was done to an account. Never hand in anything by which somebody could sign in. */
export async function recordAccountAct(context: CoreContext, stores: Stores, act: AccountAct): Promise<void> {
  const { deed, account, before, after } = act;
  const subject = { kind: "account", id: account.id, name: account.username };
  await recordAct(context, stores, { deed, subject, before, after });
}

/** The account itself, where it does something before anybody could be signed in. */
export const actingSelf = (account: Account): Actor => ({ kind: "account", id: account.id, name: account.username });

/** What the log tells of an account. */
export const describeAccount = ({ email, username, role }: Account) => ({ email, username, role });
