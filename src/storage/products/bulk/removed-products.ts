import type { Insertable, Selectable } from "kysely";
import type { BulkChangeId } from "../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkStore, ChangedRow } from "../../../core/catalogue/bulk/bulk-store.ts";
import type { AddressTable, GuidePickTable, ProductTable, ShopDatabase } from "../../schema.ts";
import { moveCounters } from "../product-counters.ts";
import { countedOf } from "../product-row.ts";
import { handBackTokens, markRows } from "./bulk-rows.ts";
import { bringBackPicks } from "./returning-picks.ts";

/** All that goes with a deleted product, as its tables hold it. */
interface RemovedState {
  readonly product: Selectable<ProductTable>;
  readonly slugs: readonly string[];
  readonly picks: readonly Selectable<GuidePickTable>[];
}

type RemovalStore = Pick<BulkStore, "remove" | "restoreRemoved">;

/** Deletes products so that they can come back: same row, same address, same places in guides. */
export function createRemovals(db: ShopDatabase): RemovalStore {
  return {
    async remove(id, products) {
      const states = await readStates(
        db,
        products.map((product) => product.id),
      );
      await db
        .insertInto("bulk_change_rows")
        .values(states.map((state) => toRow(id, state)))
        .execute();
      const ids = states.map(({ product }) => product.id);
      await db.deleteFrom("products").where("id", "in", ids).execute();
      const demoIds = states.filter(({ product }) => Boolean(product.demo)).map(({ product }) => product.id);
      if (demoIds.length > 0) {
        // As when one is deleted: demo content frees its address.
        await db.deleteFrom("addresses").where("kind", "=", "product").where("entity_id", "in", demoIds).execute();
      }
      await moveCounters(db, ...states.map(({ product }) => ({ before: countedOf(product) })));
    },

    async restoreRemoved(id, rows, now) {
      const states = await readKept(db, id, rows);
      const homeless = await findHomeless(db, states);
      const back = states.filter(({ product }) => !homeless.has(product.seq));
      if (back.length === 0) return homeless;
      const fresh = back.map((state) => ({ ...state, updatedAt: Math.max(now, state.product.updated_at + 1) }));
      await bringBack(db, fresh);
      await handBackTokens(
        db,
        id,
        fresh.map(({ product: { seq }, updatedAt }) => ({ seq, updatedAt })),
      );
      await markRows(db, id, { seqs: back.map(({ product }) => product.seq), outcome: "restored" });
      return homeless;
    },
  };
}

async function readStates(db: ShopDatabase, ids: readonly string[]): Promise<readonly RemovedState[]> {
  const products = await db.selectFrom("products").selectAll().where("id", "in", ids).execute();
  const picks = await db.selectFrom("guide_picks").selectAll().where("product_id", "in", ids).execute();
  const addresses = await db
    .selectFrom("addresses")
    .selectAll()
    .where("kind", "=", "product")
    .where("entity_id", "in", ids)
    .execute();
  return products.map((product) => ({
    product,
    slugs: addresses.filter(({ entity_id }) => entity_id === product.id).map(({ slug }) => slug),
    picks: picks.filter(({ product_id }) => product_id === product.id),
  }));
}

async function readKept(db: ShopDatabase, id: BulkChangeId, rows: readonly ChangedRow[]): Promise<RemovedState[]> {
  if (rows.length === 0) return [];
  const kept = await db
    .selectFrom("bulk_change_rows")
    .select("state_before")
    .where("change_id", "=", id)
    .where(
      "product_seq",
      "in",
      rows.map(({ seq }) => seq),
    )
    .execute();
  return kept.flatMap(({ state_before }) => (state_before === null ? [] : [JSON.parse(state_before) as RemovedState]));
}

/** Those whose category was removed for good, or whose address somebody else has by now. */
async function findHomeless(db: ShopDatabase, states: readonly RemovedState[]): Promise<ReadonlySet<number>> {
  if (states.length === 0) return new Set();
  const categoryIds = states.map(({ product }) => product.category_id);
  const categories = await db.selectFrom("categories").select("id").where("id", "in", categoryIds).execute();
  const live = new Set(categories.map(({ id }) => id));
  const slugs = states.flatMap((state) => state.slugs);
  const holders = await db
    .selectFrom("addresses")
    .selectAll()
    .where("kind", "=", "product")
    .where("slug", "in", slugs.length === 0 ? [""] : slugs)
    .execute();
  const holderOf = new Map(holders.map((address) => [address.slug, address.entity_id]));
  const isTaken = ({ slugs: own, product }: RemovedState) =>
    own.some((slug) => (holderOf.get(slug) ?? product.id) !== product.id);
  const homeless = states.filter((state) => !live.has(state.product.category_id) || isTaken(state));
  return new Set(homeless.map(({ product }) => product.seq));
}

interface ReturningState extends RemovedState {
  readonly updatedAt: number;
}

async function bringBack(db: ShopDatabase, states: readonly ReturningState[]): Promise<void> {
  const products: Insertable<ProductTable>[] = states.map(({ product, updatedAt }) => ({
    ...product,
    updated_at: updatedAt,
  }));
  // A row that was kept before an upgrade lacks the columns that came with it: apart from the others, these take their
  // defaults.
  const alike = Map.groupBy(products, (product) => Object.keys(product).join());
  for (const rows of alike.values()) await db.insertInto("products").values(rows).execute();
  const addresses: AddressTable[] = states.flatMap(({ product, slugs }) =>
    slugs.map((slug) => ({ kind: "product", slug, entity_id: product.id })),
  );
  if (addresses.length > 0) {
    await db
      .insertInto("addresses")
      .values(addresses)
      .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
      .execute();
  }
  await bringBackPicks(
    db,
    states.flatMap(({ picks }) => picks),
  );
  await moveCounters(db, ...states.map(({ product }) => ({ after: countedOf(product) })));
}

function toRow(id: BulkChangeId, state: RemovedState) {
  const { product } = state;
  return {
    change_id: id,
    product_seq: product.seq,
    product_id: product.id,
    title: product.title,
    outcome: "changed" as const,
    state_before: JSON.stringify(state),
    before_updated_at: product.updated_at,
    after_updated_at: 0,
    reason: null,
  };
}
