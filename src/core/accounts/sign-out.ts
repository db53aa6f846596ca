import type { AccountsContext } from "./accounts-context.ts";

/** Ends the session of this bearer token, at once and on every node. */
export async function signOut(context: AccountsContext, token: string): Promise<void> {
  await context.storage.write((stores) => stores.sessions.remove(context.tokens.hash(token)));
}
