// Snapshot of a deleted entity: its row, its slugs and its places in gift guides, as stored in their tables.
import type { Selectable } from "kysely";
import type { TrashKind } from "../../core/trash/trash.ts";
import { inPieces } from "../in-pieces.ts";
import type { DealTable, GiveawayTable, GuidePickTable, GuideTable, ProductTable, ShopDatabase } from "../schema.ts";

export type PickRow = Selectable<GuidePickTable>;

export interface ProductSnapshot {
  readonly product: Selectable<ProductTable>;
  readonly slugs: readonly string[];
  readonly picks: readonly PickRow[];
  /** Missing in older snapshots. */
  readonly categoryName?: string;
}

interface ContentTables {
  readonly guide: GuideTable;
  readonly giveaway: GiveawayTable;
  readonly deal: DealTable;
}

export type ContentKind = keyof ContentTables;

export interface ContentSnapshot {
  readonly row: Selectable<ContentTables[ContentKind]>;
  readonly slugs: readonly string[];
  /** Of a guide. */
  readonly picks: readonly PickRow[];
}

/** A category stays in its table and retires. */
export interface CategorySnapshot {
  readonly slugs: readonly string[];
}

export const CONTENT_TABLES = { guide: "guides", giveaway: "giveaways", deal: "deals" } as const;

export async function readProductSnapshots(
  db: ShopDatabase,
  ids: readonly string[],
): Promise<readonly ProductSnapshot[]> {
  const products = await db.selectFrom("products").selectAll().where("id", "in", ids).execute();
  const picks = await db.selectFrom("guide_picks").selectAll().where("product_id", "in", ids).execute();
  const addresses = await readAddresses(db, "product", ids);
  const categoryIds = [...new Set(products.map(({ category_id }) => category_id))];
  const categories = await db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("id", "in", categoryIds.length === 0 ? [""] : categoryIds)
    .execute();
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return products.map((product) => ({
    product,
    slugs: addresses.filter(({ entity_id }) => entity_id === product.id).map(({ slug }) => slug),
    picks: picks.filter(({ product_id }) => product_id === product.id),
    categoryName: nameOf.get(product.category_id) ?? "",
  }));
}

export async function readContentSnapshot(db: ShopDatabase, kind: ContentKind, id: string): Promise<ContentSnapshot> {
  const table = CONTENT_TABLES[kind];
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const picks =
    kind === "guide" ? await db.selectFrom("guide_picks").selectAll().where("guide_id", "=", id).execute() : [];
  const addresses = await readAddresses(db, kind, [id]);
  return { row, slugs: addresses.map(({ slug }) => slug), picks };
}

export async function readCategorySnapshot(db: ShopDatabase, id: string): Promise<CategorySnapshot> {
  const row = await db.selectFrom("categories").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
  return { slugs: [row.slug] };
}

async function readAddresses(db: ShopDatabase, kind: TrashKind, ids: readonly string[]) {
  const pieces = inPieces(ids, 1).map((piece) =>
    db.selectFrom("addresses").selectAll().where("kind", "=", kind).where("entity_id", "in", piece).execute(),
  );
  return (await Promise.all(pieces)).flat();
}
