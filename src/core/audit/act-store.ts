// Port: the audit log. It has no way to change or remove what stands there, and the database refuses it too.
import type { Page, PageRequest } from "../paging/page.ts";
import type { Act } from "./act.ts";
import type { Actor } from "./actor.ts";

/** Which lines to list; what is left out is not asked for. */
export interface ActFilter {
  /** A kind of subject: `product`. */
  readonly subjectKind?: string | undefined;
  /** Whoever did it, by `kind` and, for accounts, by id; the name does not count. */
  readonly person?: ActPerson | undefined;
}

export type ActPerson =
  | { readonly kind: "account"; readonly id: string }
  | { readonly kind: Exclude<Actor["kind"], "account"> };

/** What the log can be filtered by: each kind of subject and each person that stands in it. */
export interface ActFilterChoices {
  readonly subjectKinds: readonly string[];
  /** Accounts under the name that they used last, also those that are gone. */
  readonly people: readonly Actor[];
}

export interface ActStore {
  append(act: Act): Promise<void>;
  /** Newest first, keyset paging; the total is capped. Throws DomainError("invalid") on a cursor it did not make. */
  list(filter: ActFilter, page: PageRequest): Promise<Page<Act>>;
  listFilterChoices(): Promise<ActFilterChoices>;
}
