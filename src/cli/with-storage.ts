import { systemClock } from "../core/time/clock.ts";
import type { Config } from "../platform/config.ts";
import { newId } from "../platform/new-id.ts";
import { type OpenStorage, openStorage } from "../storage/open-storage.ts";

/** What a command that changes the shop works with; the audit log names it as the command line. */
export const parts = { clock: systemClock, newId, actor: { kind: "command-line" } } as const;

/** Opens the shop's storage (and migrates it) for one piece of work, and closes it whatever happens. */
export async function withStorage<Result>(
  config: Config,
  work: (storage: OpenStorage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage({ url: config.storageUrl, clock: systemClock });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
