// Restores a product's places in guides, or a guide's products. A product can be in any number of guides.
import { GUIDE_LIMITS } from "../../core/guides/guide-rules.ts";
import { inPieces } from "../in-pieces.ts";
import type { ShopDatabase } from "../schema.ts";
import type { PickRow } from "./snapshots.ts";

/**
 * Restores picks at their old positions in existing guides, or at the next free one if it is taken. Skips products the guide
 * already has, and those beyond a guide's maximum. If the guide or product is in the trash, the pick is stored there.
 */
export async function restorePicks(db: ShopDatabase, picks: readonly PickRow[]): Promise<void> {
  const live = await findLiveProducts(db, picks);
  await keepWithTrashed(
    db,
    Map.groupBy(
      picks.filter(({ product_id }) => !live.has(product_id)),
      ({ product_id }) => product_id,
    ),
  );
  const returning = Map.groupBy(
    picks.filter(({ product_id }) => live.has(product_id)),
    ({ guide_id }) => guide_id,
  );
  const guides = await readGuides(db, [...returning.keys()]);
  const rows = [...guides].flatMap(([id, present]) => placePicks(present, returning.get(id) ?? []));
  for (const piece of inPieces(rows, 4)) await db.insertInto("guide_picks").values(piece).execute();
  await keepWithTrashed(db, new Map([...returning].filter(([id]) => !guides.has(id))));
}

async function findLiveProducts(db: ShopDatabase, picks: readonly PickRow[]): Promise<ReadonlySet<string>> {
  const live = new Set<string>();
  for (const piece of inPieces([...new Set(picks.map(({ product_id }) => product_id))], 1)) {
    const found = await db.selectFrom("products").select("id").where("id", "in", piece).execute();
    for (const { id } of found) live.add(id);
  }
  return live;
}

/** Picks by the id of a trash entry. Those without one are dropped. */
async function keepWithTrashed(db: ShopDatabase, picks: ReadonlyMap<string, readonly PickRow[]>): Promise<void> {
  for (const piece of inPieces([...picks.keys()], 1)) {
    const found = await db
      .selectFrom("trash")
      .select(["entity_id", "snapshot"])
      .where("entity_id", "in", piece)
      .execute();
    for (const { entity_id: id, snapshot } of found) {
      const kept = JSON.parse(snapshot) as { readonly picks: readonly PickRow[] };
      const more = (picks.get(id) ?? []).filter((pick) => !kept.picks.some((known) => isSamePick(known, pick)));
      const next = JSON.stringify({ ...kept, picks: [...kept.picks, ...more] });
      await db.updateTable("trash").set({ snapshot: next }).where("entity_id", "=", id).execute();
    }
  }
}

const isSamePick = (one: PickRow, other: PickRow): boolean =>
  one.guide_id === other.guide_id && one.product_id === other.product_id;

/** The current picks of existing guides. */
async function readGuides(db: ShopDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PickRow[]>> {
  const guides = new Map<string, PickRow[]>();
  for (const piece of inPieces(ids, 1)) {
    const live = await db.selectFrom("guides").select("id").where("id", "in", piece).execute();
    for (const { id } of live) guides.set(id, []);
    const picks = await db.selectFrom("guide_picks").selectAll().where("guide_id", "in", piece).execute();
    for (const pick of picks) guides.get(pick.guide_id)?.push(pick);
  }
  return guides;
}

function placePicks(present: readonly PickRow[], returning: readonly PickRow[]): readonly PickRow[] {
  const taken = new Set(present.map(({ position }) => position));
  const held = new Set(present.map(({ product_id }) => product_id));
  const placed: PickRow[] = [];
  for (const pick of returning.toSorted((one, other) => one.position - other.position)) {
    if (held.has(pick.product_id) || taken.size >= GUIDE_LIMITS.picks) continue;
    let { position } = pick;
    while (taken.has(position)) position += 1;
    taken.add(position);
    held.add(pick.product_id);
    placed.push({ ...pick, position });
  }
  return placed;
}
