import type { CatalogueChange } from "../catalogue-change.ts";

/** Port: tells caches between the shop and its visitors what they may no longer serve. */
export interface PurgeHook {
  /** Safe to repeat. @throws where they may not have heard it. */
  purge(tags: CatalogueChange["tags"], signal: AbortSignal): Promise<void>;
}
