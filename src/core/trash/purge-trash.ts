import type { CoreContext } from "../core-context.ts";
import { TRASH_MS } from "./trash.ts";

/** So few that nobody else waits for the transaction. */
const REMOVED_AT_ONCE = 500;

/** Gives up what was deleted 30 days ago. Safe to call from several processes at once. */
export async function purgeTrash({ storage, clock }: CoreContext): Promise<void> {
  const before = clock.now() - TRASH_MS;
  while (await storage.read.trash.hasOlderThan(before)) {
    await storage.write(({ trash }) => trash.removeOlderThan(before, REMOVED_AT_ONCE));
  }
}
