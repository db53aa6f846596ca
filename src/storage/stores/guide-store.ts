import type { Selectable } from "kysely";
import type { ProductId } from "../../core/catalogue/product.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import type { GuideRecord, GuideStore } from "../../core/guides/guide-store.ts";
import type { Guide, GuideId, GuidePick } from "../../core/guides/guide.ts";
import type { GuideTable, ShopDatabase } from "../schema.ts";
import { risingAfter, toImage } from "./entity-row.ts";

export function createGuideStore(db: ShopDatabase): GuideStore {
  const select = () => db.selectFrom("guides").selectAll();
  const selectInOrder = () => select().orderBy("featured", "desc").orderBy("seq", "desc");

  async function readBack(id: GuideId): Promise<Guide> {
    return toGuide(await select().where("id", "=", id).executeTakeFirstOrThrow());
  }

  return {
    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toGuide(row);
    },

    async findBySlug(slug) {
      const row = await select().where("slug", "=", slug).executeTakeFirst();
      return row && toGuide(row);
    },

    list: async () => (await selectInOrder().execute()).map(toGuide),

    async listNaming(productId) {
      const naming = db.selectFrom("guide_picks").select("guide_id").where("product_id", "=", productId);
      return (await selectInOrder().where("id", "in", naming).execute()).map(toGuide);
    },

    async listPicks(id) {
      const picks = db.selectFrom("guide_picks").select(["product_id", "blurb"]).where("guide_id", "=", id);
      const rows = await picks.orderBy("position").execute();
      return rows.map((row) => ({ productId: row.product_id as ProductId, blurb: row.blurb }));
    },

    async insert(guide, picks) {
      await db.insertInto("guides").values(fromGuide(guide)).execute();
      await writePicks(db, guide.id, picks);
      return readBack(guide.id);
    },

    async update(guide, picks) {
      const before = await select().where("id", "=", guide.id).executeTakeFirst();
      if (!before) throw new DomainError("not-found", "This gift guide was deleted in the meantime.");
      const { id, created_at: _, ...columns } = fromGuide(guide);
      const updatedAt = risingAfter(before, guide.updatedAt);
      await db
        .updateTable("guides")
        .set({ ...columns, updated_at: updatedAt })
        .where("id", "=", id)
        .execute();
      await writePicks(db, guide.id, picks);
      return readBack(guide.id);
    },

    async remove(id) {
      await db.deleteFrom("guides").where("id", "=", id).execute();
    },
  };
}

/** Replaces the guide's picks as a whole. */
async function writePicks(db: ShopDatabase, id: GuideId, picks: readonly GuidePick[]): Promise<void> {
  await db.deleteFrom("guide_picks").where("guide_id", "=", id).execute();
  if (picks.length === 0) return;
  const rows = picks.map(({ productId, blurb }, position) => ({
    guide_id: id,
    position,
    product_id: productId,
    blurb,
  }));
  await db.insertInto("guide_picks").values(rows).execute();
}

function toGuide(row: Selectable<GuideTable>): Guide {
  return {
    seq: row.seq,
    id: row.id as GuideId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: toImage(row.image),
    occasion: row.occasion,
    featured: Boolean(row.featured),
    demo: Boolean(row.demo),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fromGuide(guide: GuideRecord) {
  return {
    id: guide.id,
    slug: guide.slug,
    title: guide.title,
    description: guide.description,
    image: guide.image,
    occasion: guide.occasion,
    featured: guide.featured,
    demo: guide.demo,
    created_at: guide.createdAt,
    updated_at: guide.updatedAt,
  };
}
