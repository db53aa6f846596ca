import type { AccountsContext } from "./accounts-context.ts";
import { recordAccountAct } from "./record-account-act.ts";

/** Ends the session of this bearer token, at once and on every node. */
export async function signOut(context: AccountsContext, token: string): Promise<void> {
  await context.storage.write(async (stores) => {
    const session = await stores.sessions.find(context.tokens.hash(token));
    if (session === undefined || (await stores.sessions.remove(session.id)) === 0) return;
    const account = await stores.accounts.findById(session.accountId);
    if (account === undefined) return;
    await recordAccountAct(context, stores, { deed: "sign-out", account, before: { device: session.device } });
  });
}
