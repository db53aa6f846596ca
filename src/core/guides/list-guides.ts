import type { CoreContext } from "../core-context.ts";
import type { Guide } from "./guide.ts";

/** All gift guides, featured first, then newest. */
export function listGuides(context: CoreContext): Promise<readonly Guide[]> {
  return context.storage.read.guides.list();
}
