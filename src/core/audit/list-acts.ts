import type { CoreContext } from "../core-context.ts";
import type { Page, PageRequest } from "../paging/page.ts";
import type { Act } from "./act.ts";
import type { ActFilter, ActFilterChoices } from "./act-store.ts";

/** A page of the audit log, newest first. Throws DomainError("invalid") on a cursor that is not from this list. */
export function listActs(context: CoreContext, filter: ActFilter, page: PageRequest): Promise<Page<Act>> {
  return context.storage.read.acts.list(filter, page);
}

/** By what the audit log can be filtered, as it stands now. */
export function listActFilters(context: CoreContext): Promise<ActFilterChoices> {
  return context.storage.read.acts.listFilterChoices();
}
