import type { BulkDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkChangeJson } from "../../../../wire/bulk-change-json.ts";
import { mayBeDone } from "../../api/api-error.ts";
import { type BulkSelectionBody, listBulkChanges, startBulkChange } from "../../api/bulk-changes-api.ts";
import { isSameInput } from "../../editor/same-input.ts";

export interface BulkStarter {
  /** The change at work, if there is one. Remembers the newest of all. */
  look(signal?: AbortSignal): Promise<BulkChangeJson | undefined>;
  /** Begins a change, or finds the one that an earlier try began whose answer was lost. Throws ApiError. */
  start(selection: BulkSelectionBody, deed: BulkDeed): Promise<BulkChangeJson>;
}

export const isAtWork = ({ state }: Pick<BulkChangeJson, "state">): boolean =>
  state === "running" || state === "undoing";

export function createBulkStarter(): BulkStarter {
  /** Null: there is none; undefined: nobody knows. */
  let newestId: string | null | undefined;
  return {
    async look(signal) {
      const changes = await listBulkChanges(signal);
      newestId = changes[0]?.id ?? null;
      return changes.find(isAtWork);
    },
    async start(selection, deed) {
      const change = await startBulkChange({ selection, deed }).catch(async (error: unknown) => {
        const lost = mayBeDone(error) && newestId !== undefined ? await findNewest() : undefined;
        if (lost === undefined || lost.id === newestId || !isSameInput<object>(lost.deed, deed)) throw error;
        return lost;
      });
      newestId = change.id;
      return change;
    },
  };
}

async function findNewest(): Promise<BulkChangeJson | undefined> {
  try {
    return (await listBulkChanges())[0];
  } catch {
    return undefined;
  }
}
