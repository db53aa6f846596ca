import { recordAct } from "../audit/record-act.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { SessionId } from "./session.ts";

/** Ends a session: its next request is refused, on every node. Throws DomainError("not-found") when it ended already. */
export async function revokeSession(context: AccountsContext, id: SessionId): Promise<void> {
  await context.storage.write(async (stores) => {
    const session = await stores.sessions.findById(id);
    if (session === undefined || (await stores.sessions.remove(id)) === 0)
      throw new DomainError("not-found", "This session has ended already.");
    const account = await stores.accounts.findById(session.accountId);
    const name = `${account?.username ?? "Somebody"}, ${session.device}`;
    await recordAct(context, stores, { deed: "revoke", subject: { kind: "session", id, name } });
  });
}
