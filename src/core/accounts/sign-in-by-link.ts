import { DomainError } from "../errors/domain-error.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { actingSelf, recordAccountAct } from "./record-account-act.ts";
import { forgiveAttempt } from "./sign-in-limits.ts";

export interface LinkSignIn {
  /** The secret of the link. */
  readonly link: string;
  /** The caller's network address, remembered as one the account signed in from. */
  readonly address: string;
  /** As `toDeviceName` gives it. */
  readonly device: string;
}

/**
 * Opens a session by a link that `resetPassword` made. No limit applies: its secret cannot be guessed, and it costs no
 * slow hash. Throws DomainError("forbidden") for one that was used, replaced or has expired.
 */
export async function signInByLink(context: AccountsContext, { link, address, device }: LinkSignIn): Promise<SignedIn> {
  return context.storage.write(async (stores) => {
    const id = await stores.signInLinks.use(context.tokens.hash(link), context.clock.now());
    const held = id && (await stores.accounts.hold(id));
    if (held === undefined) throw refuse();
    const { account } = held;
    await forgiveAttempt(context, stores, { email: foldEmail(account.email), address });
    const self = { ...context, actor: actingSelf(account) };
    await recordAccountAct(self, stores, { deed: "sign-in", account, after: { device, by: "link" } });
    return openSession(context, stores, { account, device });
  });
}

function refuse(): DomainError {
  return new DomainError(
    "forbidden",
    "This sign-in link is no longer valid. Links work once, for 15 minutes. Reset the password again to get a new one.",
  );
}
