import type { Selectable } from "kysely";
import type { AccountId } from "../../core/accounts/account.ts";
import type { Actor } from "../../core/audit/actor.ts";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { Page, PageRequest } from "../../core/paging/page.ts";
import type { TrashStore } from "../../core/trash/trash-store.ts";
import type { TrashedEntity, TrashEntry, TrashKind } from "../../core/trash/trash.ts";
import { countCapped } from "../count-capped.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import type { ShopDatabase, TrashTable } from "../schema.ts";
import { risingAfter } from "../stores/entity-row.ts";
import { bringBackContent, bringBackProducts } from "./restored-rows.ts";
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

    async bringBack({ kind, snapshot }, { slug, categoryId, updatedAt }) {
      if (kind === "category") throw new Error("Categories are only retired; they have no rows to restore.");
      if (kind === "product") {
        const kept = JSON.parse(snapshot) as ProductSnapshot;
        const product = { ...kept.product, slug, category_id: categoryId ?? kept.product.category_id };
        await bringBackProducts(db, [{ ...kept, product }], updatedAt);
        return product.seq;
      }
      const kept = JSON.parse(snapshot) as ContentSnapshot;
      const row = { ...kept.row, slug, updated_at: risingAfter(kept.row, updatedAt) };
      await bringBackContent(db, kind, { ...kept, row });
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
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(toEntry),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor("newest", last.seq) : undefined,
    ...(await countCapped(db, matching().select("seq"))),
  };
}

async function readSnapshot(db: ShopDatabase, { kind, id }: TrashEntry): Promise<Snapshot> {
  if (kind === "category") return readCategorySnapshot(db, id);
  if (kind !== "product") return readContentSnapshot(db, kind, id);
  const [snapshot] = await readProductSnapshots(db, [id]);
  if (snapshot === undefined) throw new Error(`The product ${id} does not exist.`);
  return snapshot;
}

export function toTrashRow({ id, kind, title, deletedAt, deletedBy }: TrashEntry, snapshot: string) {
  const account = deletedBy.kind === "account" ? deletedBy : undefined;
  return {
    entity_id: id,
    kind,
    title,
    deleted_at: deletedAt,
    actor_kind: deletedBy.kind,
    actor_id: account?.id ?? null,
    actor_name: account?.name ?? null,
    snapshot,
  };
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

function toActor({ actor_kind: kind, actor_id: id, actor_name: name }: EntryRow): Actor {
  return kind === "account" ? { kind, id: (id ?? "") as AccountId, name: name ?? "" } : { kind };
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
