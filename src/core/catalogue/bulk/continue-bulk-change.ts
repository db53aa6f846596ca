import type { CoreContext } from "../../core-context.ts";
import { nextRevision } from "../../revision.ts";
import type { Stores } from "../../storage.ts";
import { applyDeed } from "./apply-deed.ts";
import { type BulkChange, type BulkChangeId, isAtWork } from "./bulk-change.ts";
import type { BulkProblem, BulkProduct, ProductChange } from "./bulk-store.ts";
import { openSelection, type Piece } from "./choose-products.ts";
import { undoPiece } from "./undo-piece.ts";
import { writeProgress } from "./write-progress.ts";

/**
 * Does the next piece of a bulk change or of its undo, in one transaction, and answers where it stands; undefined when
 * there is none. What is at rest stays as it is, so a cancelled one stops at the next piece.
 */
export async function continueBulkChange(
  context: CoreContext,
  { id, limit }: { readonly id: BulkChangeId; readonly limit: number },
): Promise<BulkChange | undefined> {
  const known = await context.storage.read.bulkChanges.find(id);
  if (known === undefined || !isAtWork(known)) return known;
  const piece = known.state === "running" ? await readPiece(context, known, limit) : undefined;
  return context.storage.publish(async (stores) => {
    const change = await stores.bulkChanges.find(id);
    if (change === undefined || change.state !== known.state || change.position !== known.position) return change;
    // Whoever started it did it, also where another process goes on with it.
    const acting = { ...context, actor: change.startedBy };
    if (piece === undefined) return writeProgress(acting, stores, await undoPiece(acting, stores, { change, limit }));
    const refusal = await findObstacle(stores, change);
    if (refusal !== undefined) return writeProgress(acting, stores, { ...change, state: "failed", failure: refusal });
    const products = await stores.bulkChanges.findProducts(piece.products.map((product) => product.id));
    const counts = await applyPiece(acting, stores, { change, products });
    return writeProgress(acting, stores, {
      ...change,
      state: piece.isLast ? "done" : "running",
      position: piece.next,
      seen: change.seen + piece.products.length,
      changed: change.changed + counts.changed,
      refused: change.refused + counts.refused,
    });
  });
}

/** Outside of the transaction, because a search may take its time: nobody else could write meanwhile. */
async function readPiece(context: CoreContext, change: BulkChange, limit: number): Promise<Piece> {
  const choice = await openSelection(context, change.selection);
  return choice.read(context.storage.read.bulkChanges, change.position, limit);
}

/** The category was there at the start; deleting it meanwhile is somebody's wish, too. */
async function findObstacle(stores: Stores, { categoryId }: BulkChange): Promise<string | undefined> {
  if (categoryId === null) return undefined;
  const category = await stores.categories.findById(categoryId);
  return category === undefined || category.retired ? "The category was deleted in the meantime." : undefined;
}

interface ChosenPiece {
  readonly change: BulkChange;
  readonly products: readonly BulkProduct[];
}

async function applyPiece(context: CoreContext, { bulkChanges }: Stores, { change, products }: ChosenPiece) {
  const now = context.clock.now();
  const changes: ProductChange[] = [];
  const removed: BulkProduct[] = [];
  const refusals: (BulkProblem & { readonly seq: number })[] = [];
  for (const product of products) {
    const { id: productId, seq, title } = product;
    const result = applyDeed(change, product);
    if (result.kind === "changed") {
      changes.push({ before: product, after: { ...result.after, updatedAt: nextRevision(product, now) } });
    }
    if (result.kind === "removed") removed.push(product);
    if (result.kind === "refused") refusals.push({ productId, seq, title, reason: result.reason });
  }
  if (changes.length > 0) await bulkChanges.change(change.id, changes);
  if (removed.length > 0) {
    await bulkChanges.remove(change.id, removed, { deletedAt: now, deletedBy: context.actor });
  }
  if (refusals.length > 0) await bulkChanges.refuse(change.id, refusals);
  return { changed: changes.length + removed.length, refused: refusals.length };
}
