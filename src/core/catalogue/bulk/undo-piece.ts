import type { CoreContext } from "../../core-context.ts";
import { nextRevision } from "../../revision.ts";
import type { Stores } from "../../storage.ts";
import { readReturningPrices } from "../reread-prices.ts";
import type { BulkChange } from "./bulk-change.ts";
import type { BulkProblem, BulkProduct, Changeable, ChangedRow, ProductChange, RestoreObstacle } from "./bulk-store.ts";

const EDITED = "Somebody changed it after the bulk change.";
const DELETED = "It was deleted after the bulk change.";
const NO_CATEGORY = "The category that it was in is gone.";
/** Why a deleted product stays as it is. */
const OBSTACLES: Readonly<Record<RestoreObstacle, string>> = {
  orphaned: "Its URL or category no longer exists.",
  restored: "It was already restored from the trash.",
  "deleted-again": "It was restored and deleted again in the meantime. Restore it from the trash.",
  purged: "It is no longer in the trash.",
};

interface UndoPiece {
  readonly change: BulkChange;
  readonly limit: number;
}

/** Takes back some of what a bulk change did; what somebody changed since stays, and is told. */
export async function undoPiece(
  context: CoreContext,
  stores: Stores,
  { change, limit }: UndoPiece,
): Promise<BulkChange> {
  const rows = await stores.bulkChanges.listChanged(change.id, limit);
  const keptCount = await (change.deed.kind === "delete"
    ? restoreRemoved(context, stores, { change, rows })
    : restoreChanged(context, stores, { change, rows }));
  return {
    ...change,
    state: rows.length < limit ? "undone" : "undoing",
    restored: change.restored + rows.length - keptCount,
    kept: change.kept + keptCount,
  };
}

interface RowsOfChange {
  readonly change: BulkChange;
  readonly rows: readonly ChangedRow[];
}

async function restoreChanged(context: CoreContext, stores: Stores, { change, rows }: RowsOfChange): Promise<number> {
  const now = context.clock.now();
  const found = await stores.bulkChanges.findProducts(rows.map(({ productId }) => productId));
  const products = new Map(found.map((product) => [product.id, product]));
  const categories = await listCategoryIds(stores, rows);
  const changes: ProductChange[] = [];
  const problems: (BulkProblem & { readonly seq: number })[] = [];
  for (const row of rows) {
    const product = products.get(row.productId);
    const reason = reasonToKeep(row, product, categories);
    if (reason === undefined && product !== undefined && row.before !== null) {
      changes.push({ before: product, after: { ...product, ...row.before, updatedAt: nextRevision(product, now) } });
    } else {
      problems.push({ ...row, reason: reason ?? DELETED });
    }
  }
  if (changes.length > 0) await stores.bulkChanges.restore(change.id, changes);
  if (problems.length > 0) await stores.bulkChanges.keep(change.id, problems);
  return problems.length;
}

function reasonToKeep(
  { before, afterUpdatedAt }: ChangedRow,
  product: BulkProduct | undefined,
  categories: ReadonlySet<Changeable["categoryId"]>,
): string | undefined {
  if (product === undefined) return DELETED;
  if (product.updatedAt !== afterUpdatedAt) return EDITED;
  return before !== null && !categories.has(before.categoryId) ? NO_CATEGORY : undefined;
}

/** Demo categories may be removed for good; the owner's only retire. */
async function listCategoryIds(
  { categories }: Stores,
  rows: readonly ChangedRow[],
): Promise<ReadonlySet<Changeable["categoryId"]>> {
  const wanted = new Set(rows.flatMap(({ before }) => (before === null ? [] : [before.categoryId])));
  const found = await Promise.all([...wanted].map((id) => categories.findById(id)));
  return new Set(found.flatMap((category) => (category === undefined ? [] : [category.id])));
}

async function restoreRemoved(context: CoreContext, stores: Stores, { change, rows }: RowsOfChange): Promise<number> {
  const obstacles = await stores.bulkChanges.restoreRemoved(change.id, rows, context.clock.now());
  // They come back as they went, and the shop may have changed its currency since.
  await readReturningPrices(
    stores,
    rows.map(({ seq }) => seq),
  );
  const problems = rows.flatMap((row) => {
    const obstacle = obstacles.get(row.seq);
    return obstacle === undefined ? [] : [{ ...row, reason: OBSTACLES[obstacle] }];
  });
  if (problems.length > 0) await stores.bulkChanges.keep(change.id, problems);
  return problems.length;
}
