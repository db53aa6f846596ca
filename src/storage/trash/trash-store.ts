import type { Selectable } from "kysely";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { Page, PageRequest } from "../../core/paging/page.ts";
import type { TrashStore } from "../../core/trash/trash-store.ts";
import type { TrashedEntity, TrashEntry, TrashKind } from "../../core/trash/trash.ts";
import { countCapped } from "../count-capped.ts";
import { readCursor, toNewestPage } from "../cursor.ts";
import type { ShopDatabase, TrashTable } from "../schema.ts";
import { fromActor, toActor } from "../stores/actor-columns.ts";
import { risingAfter } from "../stores/entity-row.ts";
import { restoreContent, restoreProducts } from "./restored-rows.ts";
import {
  type CategorySnapshot,
  type ContentSnapshot,
  type ProductSnapshot,
  readCategorySnapshot,
  readContentSnapshot,
  readProductSnapshots,
} from "./snapshots.ts";

type Snapshot = ProductSnapshot | ContentSnapshot | CategorySnapshot;

/** For a product whose snapshot lacks the category's name. */
const UNKNOWN_CATEGORY = "Uncategorized";

export function createTrashStore(db: ShopDatabase): TrashStore {
  return {
    async add(entry) {
      const snapshot = JSON.stringify(await readSnapshot(db, entry));
      await db.insertInto("trash").values(toTrashRow(entry, snapshot)).execute();
    },

    list: (kind, page) => listEntries(db, kind, page),

    async take(id) {
      const row = await db.deleteFrom("trash").where("entity_id", "=", id).returningAll().executeTakeFirst();
      return row && toTrashed(row);
    },

    async restore({ kind, snapshot }, { slug, categoryId, updatedAt }) {
      if (kind === "category") throw new Error("Categories are only retired; they have no rows to restore.");
      if (kind === "product") {
        const kept = JSON.parse(snapshot) as ProductSnapshot;
        const product = { ...kept.product, slug, category_id: categoryId ?? kept.product.category_id };
        await restoreProducts(db, [{ ...kept, product }], updatedAt);
        return product.seq;
      }
      const kept = JSON.parse(snapshot) as ContentSnapshot;
      const row = { ...kept.row, slug, updated_at: risingAfter(kept.row, updatedAt) };
      await restoreContent(db, kind, { ...kept, row });
      return row.seq;
    },

    async hasOlderThan(deletedAt) {
      const older = db.selectFrom("trash").select("seq").where("deleted_at", "<", deletedAt).limit(1);
      return (await older.executeTakeFirst()) !== undefined;
    },

    async removeOlderThan(deletedAt, limit) {
      const older = db.selectFrom("trash").select("seq").where("deleted_at", "<", deletedAt);
      await db.deleteFrom("trash").where("seq", "in", older.orderBy("deleted_at").limit(limit)).execute();
    },
  };
}

async function listEntries(
  db: ShopDatabase,
  kind: TrashKind | undefined,
  { limit, cursor }: PageRequest,
): Promise<Page<TrashEntry>> {
  const all = () => db.selectFrom("trash");
  const matching = () => (kind === undefined ? all() : all().where("kind", "=", kind));
  const rows = await matching()
    .select(["seq", "entity_id", "kind", "title", "deleted_at", "actor_kind", "actor_id", "actor_name"])
    .$if(cursor !== undefined, (query) => query.where("seq", "<", readCursor("newest", cursor ?? "")))
    .orderBy("seq", "desc")
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = toNewestPage(rows, limit);
  const total = await countCapped(db, matching().select("seq"));
  return { items: page.map(toEntry), nextCursor, ...total };
}

async function readSnapshot(db: ShopDatabase, { kind, id }: TrashEntry): Promise<Snapshot> {
  if (kind === "category") return readCategorySnapshot(db, id);
  if (kind !== "product") return readContentSnapshot(db, kind, id);
  const [snapshot] = await readProductSnapshots(db, [id]);
  if (snapshot === undefined) throw new Error(`The product ${id} does not exist.`);
  return snapshot;
}

export function toTrashRow({ id, kind, title, deletedAt, deletedBy }: TrashEntry, snapshot: string) {
  return { entity_id: id, kind, title, deleted_at: deletedAt, ...fromActor(deletedBy), snapshot };
}

type EntryRow = Omit<Selectable<TrashTable>, "snapshot">;

function toEntry(row: EntryRow): TrashEntry {
  return {
    id: row.entity_id,
    kind: row.kind,
    title: row.title,
    deletedAt: row.deleted_at,
    deletedBy: toActor(row),
  };
}

function toTrashed(row: Selectable<TrashTable>): TrashedEntity {
  const snapshot = JSON.parse(row.snapshot) as Snapshot;
  return { ...toEntry(row), slug: slugOf(row.kind, snapshot), category: categoryOf(snapshot), snapshot: row.snapshot };
}

function slugOf(kind: TrashKind, snapshot: Snapshot): string {
  if ("product" in snapshot) return snapshot.product.slug;
  if ("row" in snapshot) return snapshot.row.slug;
  const [slug] = snapshot.slugs;
  if (slug === undefined) throw new Error(`A ${kind} in the trash has no slug.`);
  return slug;
}

function categoryOf(snapshot: Snapshot): TrashedEntity["category"] {
  if (!("product" in snapshot)) return undefined;
  const { product, categoryName = "" } = snapshot;
  return { id: product.category_id as CategoryId, name: categoryName === "" ? UNKNOWN_CATEGORY : categoryName };
}
