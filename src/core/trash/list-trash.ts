import type { CoreContext } from "../core-context.ts";
import type { Page, PageRequest } from "../paging/page.ts";
import type { TrashEntry, TrashKind } from "./trash.ts";

/** A page of the trash, last deleted first. Throws DomainError("invalid") on a cursor that is not from this list. */
export function listTrash(
  context: CoreContext,
  kind: TrashKind | undefined,
  page: PageRequest,
): Promise<Page<TrashEntry>> {
  return context.storage.read.trash.list(kind, page);
}
