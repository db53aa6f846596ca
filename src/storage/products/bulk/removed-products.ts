import type { BulkChangeId } from "../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkStore, ChangedRow, RestoreObstacle } from "../../../core/catalogue/bulk/bulk-store.ts";
import type { ShopDatabase } from "../../schema.ts";
import { risingAfter } from "../../stores/entity-row.ts";
import { restoreProducts } from "../../trash/restored-rows.ts";
import { type ProductSnapshot, readProductSnapshots } from "../../trash/snapshots.ts";
import { toTrashRow } from "../../trash/trash-store.ts";
import { moveCounters } from "../product-counters.ts";
import { countedOf } from "../product-row.ts";
import { handBackTokens, markRows } from "./bulk-rows.ts";

type RemovalStore = Pick<BulkStore, "remove" | "restoreRemoved">;

/** Moves products to the trash, to be restored one by one or by undoing the bulk change. */
export function createRemovals(db: ShopDatabase): RemovalStore {
  return {
    async remove(id, products, { deletedAt, deletedBy }) {
      const snapshots = await readProductSnapshots(
        db,
        products.map((product) => product.id),
      );
      await db
        .insertInto("bulk_change_rows")
        .values(snapshots.map((snapshot) => toRow(id, snapshot)))
        .execute();
      const entries = snapshots.map((snapshot) => {
        const { id: productId, title } = snapshot.product;
        const entry = { id: productId, kind: "product", title, deletedAt, deletedBy } as const;
        return toTrashRow(entry, JSON.stringify(snapshot));
      });
      await db.insertInto("trash").values(entries).execute();
      const ids = snapshots.map(({ product }) => product.id);
      await db.deleteFrom("products").where("id", "in", ids).execute();
      const demoIds = snapshots.filter(({ product }) => Boolean(product.demo)).map(({ product }) => product.id);
      if (demoIds.length > 0) {
        // As when one is deleted: demo content frees its address.
        await db.deleteFrom("addresses").where("kind", "=", "product").where("entity_id", "in", demoIds).execute();
      }
      await moveCounters(db, ...snapshots.map(({ product }) => ({ before: countedOf(product) })));
    },

    async restoreRemoved(id, rows, now) {
      const { snapshots, deletedAgain } = await readTrashed(db, rows);
      const orphaned = await findOrphaned(db, snapshots);
      const obstacles = new Map<number, RestoreObstacle>(await findAbsent(db, rows, snapshots));
      for (const seq of orphaned) obstacles.set(seq, "orphaned");
      for (const seq of deletedAgain) obstacles.set(seq, "deleted-again");
      const back = snapshots.filter(({ product }) => !orphaned.has(product.seq));
      if (back.length === 0) return obstacles;
      await db
        .deleteFrom("trash")
        .where(
          "entity_id",
          "in",
          back.map(({ product }) => product.id),
        )
        .execute();
      await restoreProducts(db, back, now);
      const fresh = back.map(({ product }) => ({ seq: product.seq, updatedAt: risingAfter(product, now) }));
      await handBackTokens(db, id, fresh);
      await markRows(db, id, { seqs: back.map(({ product }) => product.seq), outcome: "restored" });
      return obstacles;
    },
  };
}

interface TrashedProducts {
  readonly snapshots: readonly ProductSnapshot[];
  /** Running numbers of those that this change deleted, and someone restored and deleted again since. */
  readonly deletedAgain: readonly number[];
}

async function readTrashed(db: ShopDatabase, rows: readonly ChangedRow[]): Promise<TrashedProducts> {
  if (rows.length === 0) return { snapshots: [], deletedAgain: [] };
  const ids = rows.map(({ productId }) => productId as string);
  const kept = await db.selectFrom("trash").select("snapshot").where("entity_id", "in", ids).execute();
  const trashed = kept.map(({ snapshot }) => JSON.parse(snapshot) as ProductSnapshot);
  const tokens = new Map<string, number>(rows.map(({ productId, beforeUpdatedAt }) => [productId, beforeUpdatedAt]));
  // Restoring gives a new conflict token.
  const isOwn = ({ product }: ProductSnapshot) => tokens.get(product.id) === product.updated_at;
  return {
    snapshots: trashed.filter(isOwn).toSorted((one, other) => other.product.seq - one.product.seq),
    deletedAgain: trashed.filter((snapshot) => !isOwn(snapshot)).map(({ product }) => product.seq),
  };
}

/** Those no longer in the trash, because they were restored individually or permanently deleted. */
async function findAbsent(
  db: ShopDatabase,
  rows: readonly ChangedRow[],
  snapshots: readonly ProductSnapshot[],
): Promise<readonly (readonly [number, RestoreObstacle])[]> {
  const trashed = new Set<string>(snapshots.map(({ product }) => product.id));
  const absent = rows.filter(({ productId }) => !trashed.has(productId));
  if (absent.length === 0) return [];
  const ids = absent.map(({ productId }) => productId as string);
  const found = await db.selectFrom("products").select("id").where("id", "in", ids).execute();
  const live = new Set(found.map(({ id }) => id));
  return absent.map(({ seq, productId }) => [seq, live.has(productId) ? "restored" : "purged"]);
}

/** Those whose category was removed for good, or whose address somebody else has by now. */
async function findOrphaned(db: ShopDatabase, snapshots: readonly ProductSnapshot[]): Promise<ReadonlySet<number>> {
  if (snapshots.length === 0) return new Set();
  const categoryIds = snapshots.map(({ product }) => product.category_id);
  const categories = await db.selectFrom("categories").select("id").where("id", "in", categoryIds).execute();
  const live = new Set(categories.map(({ id }) => id));
  const slugs = snapshots.flatMap((snapshot) => snapshot.slugs);
  const holders = await db
    .selectFrom("addresses")
    .selectAll()
    .where("kind", "=", "product")
    .where("slug", "in", slugs.length === 0 ? [""] : slugs)
    .execute();
  const holderOf = new Map(holders.map((address) => [address.slug, address.entity_id]));
  const isTaken = ({ slugs: own, product }: ProductSnapshot) =>
    own.some((slug) => (holderOf.get(slug) ?? product.id) !== product.id);
  const orphaned = snapshots.filter((snapshot) => !live.has(snapshot.product.category_id) || isTaken(snapshot));
  return new Set(orphaned.map(({ product }) => product.seq));
}

function toRow(id: BulkChangeId, { product }: ProductSnapshot) {
  return {
    change_id: id,
    product_seq: product.seq,
    product_id: product.id,
    title: product.title,
    outcome: "changed" as const,
    state_before: null,
    before_updated_at: product.updated_at,
    after_updated_at: 0,
    reason: null,
  };
}
