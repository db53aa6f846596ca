import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { nextRevision } from "../revision.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import type { CategoryId } from "./category.ts";
import { findLiveCategory } from "./find-category.ts";

/**
 * Deletes a category as the owner sees it: it leaves every list and its page, while its products keep its name. It can be
 * restored from the trash.
 * Throws DomainError("not-found").
 */
export async function retireCategory(context: CoreContext, id: CategoryId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const { seq: _seq, ...category } = refuseMissing(await findLiveCategory(stores, id), "category");
    const updatedAt = nextRevision(category, context.clock.now());
    await moveToTrash(context, stores, { kind: "category", id, title: category.name });
    await stores.categories.update({ ...category, retired: true, updatedAt });
    await recordChange(context, stores, { kind: "category", before: category });
  });
}
