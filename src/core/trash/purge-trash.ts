import type { CoreContext } from "../core-context.ts";
import { TRASH_MS } from "./trash.ts";

/** Small enough not to block other writers. */
const REMOVED_AT_ONCE = 500;

/** Purges entries older than 30 days. Safe to call from several processes at once. */
export async function purgeTrash({ storage, clock }: CoreContext): Promise<void> {
  const before = clock.now() - TRASH_MS;
  while (await storage.read.trash.hasOlderThan(before)) {
    await storage.write(({ trash }) => trash.removeOlderThan(before, REMOVED_AT_ONCE));
  }
}
