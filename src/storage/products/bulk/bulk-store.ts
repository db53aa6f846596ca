import type { BulkChange, BulkDeed, BulkSelection } from "../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkChangeId } from "../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkStore } from "../../../core/catalogue/bulk/bulk-store.ts";
import type { Actor } from "../../../core/audit/actor.ts";
import type { CategoryId } from "../../../core/catalogue/category.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { BulkChangeTable, ShopDatabase } from "../../schema.ts";
import type { Selectable } from "kysely";
import { findBulkProducts, listBulkProducts } from "./bulk-products.ts";
import { createBulkRows } from "./bulk-rows.ts";
import { createRemovals } from "./removed-products.ts";

export function createBulkStore(db: ShopDatabase, kind: DatabaseKind): BulkStore {
  const select = () => db.selectFrom("bulk_changes").selectAll();
  return {
    ...createBulkRows(db),
    ...createRemovals(db),

    async insert(change) {
      await db.insertInto("bulk_changes").values(fromBulkChange(change)).execute();
    },

    async update(change) {
      const { id, ...columns } = fromBulkChange(change);
      await db.updateTable("bulk_changes").set(columns).where("id", "=", id).execute();
    },

    async find(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toBulkChange(row);
    },

    async findAtWork() {
      const row = await select()
        .where("state", "in", ["running", "undoing"])
        .orderBy("seq")
        .limit(1)
        .executeTakeFirst();
      return row && toBulkChange(row);
    },

    async list(limit) {
      return (await select().orderBy("seq", "desc").limit(limit).execute()).map(toBulkChange);
    },

    listProducts: (filter, slice) => listBulkProducts(db, kind, { filter, ...slice }),
    findProducts: (ids) => findBulkProducts(db, ids),
  };
}

function fromBulkChange(change: BulkChange) {
  return {
    id: change.id,
    state: change.state,
    started_by: JSON.stringify(change.startedBy),
    deed: JSON.stringify(change.deed),
    selection: JSON.stringify(change.selection),
    category_id: change.categoryId,
    total: change.total,
    seen: change.seen,
    changed: change.changed,
    refused: change.refused,
    restored: change.restored,
    kept: change.kept,
    failure: change.failure,
    position: change.position,
    created_at: change.createdAt,
    updated_at: change.updatedAt,
  };
}

function toBulkChange(row: Selectable<BulkChangeTable>): BulkChange {
  return {
    id: row.id as BulkChangeId,
    state: row.state,
    startedBy: JSON.parse(row.started_by) as Actor,
    deed: JSON.parse(row.deed) as BulkDeed,
    selection: JSON.parse(row.selection) as BulkSelection,
    categoryId: row.category_id as CategoryId | null,
    total: row.total,
    seen: row.seen,
    changed: row.changed,
    refused: row.refused,
    restored: row.restored,
    kept: row.kept,
    failure: row.failure,
    position: row.position,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
