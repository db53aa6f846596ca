import type { CoreContext } from "../core-context.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { SessionTokens } from "./session-tokens.ts";

/** `first`: one account on an empty shop, then closed. `open`: anybody. `closed`: nobody. */
export type RegistrationMode = "first" | "open" | "closed";

/** What the verbs about accounts may use. */
export interface AccountsContext extends CoreContext {
  readonly passwords: PasswordHasher;
  readonly tokens: SessionTokens;
  readonly registration: RegistrationMode;
  /** The secret in the setup link that the server prints at its start. */
  readonly setupToken: string;
}
