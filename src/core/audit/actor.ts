import type { AccountId } from "../accounts/account.ts";

/** Who does something: a signed-in person, whoever runs commands on the machine, the shop itself, or somebody unknown. */
export type Actor =
  | { readonly kind: "account"; readonly id: AccountId; readonly name: string }
  | { readonly kind: "command-line" }
  | { readonly kind: "shop" }
  | { readonly kind: "visitor" };
