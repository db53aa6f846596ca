import type { ActContext } from "../audit/record-act.ts";
import type { Stores } from "../storage.ts";
import type { TrashKind } from "./trash.ts";

interface Discarded {
  readonly kind: TrashKind;
  readonly id: string;
  readonly title: string;
}

/** Copies an entity to the trash, inside the transaction that deletes it. */
export async function moveToTrash(context: ActContext, { trash }: Stores, discarded: Discarded): Promise<void> {
  await trash.add({ ...discarded, deletedAt: context.clock.now(), deletedBy: context.actor });
}
