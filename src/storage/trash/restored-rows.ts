import type { Insertable } from "kysely";
import { foldText } from "../../core/text/fold.ts";
import { restorePicks } from "./restored-picks.ts";
import { moveCounters } from "../products/product-counters.ts";
import { countedOf } from "../products/product-row.ts";
import type { AddressTable, ProductTable, ShopDatabase } from "../schema.ts";
import { risingAfter } from "../stores/entity-row.ts";
import { CONTENT_TABLES, type ContentKind, type ContentSnapshot, type ProductSnapshot } from "./snapshots.ts";

/** Writes deleted products back, each with its slugs and its places in guides. */
export async function restoreProducts(
  db: ShopDatabase,
  snapshots: readonly ProductSnapshot[],
  now: number,
): Promise<void> {
  const products: Insertable<ProductTable>[] = snapshots.map(({ product }) => ({
    ...product,
    // Folding may have changed since the deletion.
    title_fold: foldText(product.title),
    updated_at: risingAfter(product, now),
  }));
  // A row that was kept before an upgrade lacks the columns that came with it: apart from the others, these take their
  // defaults.
  const alike = Map.groupBy(products, (product) => Object.keys(product).join());
  for (const rows of alike.values()) await db.insertInto("products").values(rows).execute();
  await restoreSlugs(
    db,
    snapshots.flatMap(({ product, slugs }) => slugs.map((slug) => ({ kind: "product", slug, entity_id: product.id }))),
  );
  await restorePicks(
    db,
    snapshots.flatMap(({ picks }) => picks),
  );
  await moveCounters(db, ...snapshots.map(({ product }) => ({ after: countedOf(product) })));
}

export async function restoreContent(
  db: ShopDatabase,
  kind: ContentKind,
  { row, slugs, picks }: ContentSnapshot,
): Promise<void> {
  await db.insertInto(CONTENT_TABLES[kind]).values(row).execute();
  await restoreSlugs(
    db,
    slugs.map((slug) => ({ kind, slug, entity_id: row.id })),
  );
  await restorePicks(db, picks);
}

/** Demo content released its slugs when it was deleted; slugs taken since then stay with their new owner. */
async function restoreSlugs(db: ShopDatabase, addresses: readonly AddressTable[]): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .insertInto("addresses")
    .values(addresses)
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
    .execute();
}
