// Where deleted products stand in gift guides when they come back. How many guides name them has no limit.
import type { Selectable } from "kysely";
import { GUIDE_LIMITS } from "../../../core/guides/guide-rules.ts";
import { inPieces } from "../../in-pieces.ts";
import type { GuidePickTable, ShopDatabase } from "../../schema.ts";

type PickRow = Selectable<GuidePickTable>;

/**
 * Into guides that still exist, at their old places. Where an edited guide has another product there by now, the pick
 * takes the next free place. Left out: what the guide holds already, and what would make it longer than a guide may be.
 */
export async function bringBackPicks(db: ShopDatabase, picks: readonly PickRow[]): Promise<void> {
  const returning = Map.groupBy(picks, ({ guide_id }) => guide_id);
  const guides = await readGuides(db, [...returning.keys()]);
  const rows = [...guides].flatMap(([id, present]) => placePicks(present, returning.get(id) ?? []));
  for (const piece of inPieces(rows, 4)) await db.insertInto("guide_picks").values(piece).execute();
}

/** What the guides that still exist hold now. */
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
