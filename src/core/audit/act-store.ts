// Port: the audit log. It has no way to change or remove what stands there, and the database refuses it too.
import type { Page, PageRequest } from "../paging/page.ts";
import type { Act } from "./act.ts";

export interface ActStore {
  append(act: Act): Promise<void>;
  /** Newest first, keyset paging. Throws DomainError("invalid") on a cursor it did not make. */
  list(page: PageRequest): Promise<Page<Act>>;
}
