import type { CoreContext } from "../../core-context.ts";
import { failureSentence } from "../../errors/failure-sentence.ts";
import type { BulkChange } from "./bulk-change.ts";
import { writeProgress } from "./write-progress.ts";

interface Defeat {
  /** How often in a row its next piece failed. */
  readonly attempts: number;
  readonly error: unknown;
}

/**
 * Puts a bulk change, or an undo, whose next piece always fails to rest, so that others may begin: what was done stays,
 * and it can be tried again. `known`: as it stood before these attempts; one that came further meanwhile goes on.
 */
export function giveUpBulkChange(
  context: CoreContext,
  known: BulkChange,
  { attempts, error }: Defeat,
): Promise<BulkChange | undefined> {
  // Published, so that it waits for a piece that another process has at work.
  return context.storage.publish(async (stores) => {
    const change = await stores.bulkChanges.find(known.id);
    if (change === undefined || change.updatedAt !== known.updatedAt) return change;
    const [state, work] =
      change.state === "undoing" ? (["undo-failed", "undo"] as const) : (["failed", "change"] as const);
    const failure = `The ${work} stopped after ${String(attempts)} attempts. ${failureSentence(error)}`;
    const acting = { ...context, actor: change.startedBy };
    return writeProgress(acting, stores, { ...change, state, failure });
  });
}
