import type { Selectable } from "kysely";
import { DomainError } from "../../core/errors/domain-error.ts";
import type { GiveawayRecord, GiveawayStore } from "../../core/giveaways/giveaway-store.ts";
import type { Giveaway, GiveawayId } from "../../core/giveaways/giveaway.ts";
import type { GiveawayTable, ShopDatabase } from "../schema.ts";
import { risingAfter, toImage, toSafeUrl } from "./entity-row.ts";

export function createGiveawayStore(db: ShopDatabase): GiveawayStore {
  const select = () => db.selectFrom("giveaways").selectAll();

  async function readBack(id: GiveawayId): Promise<Giveaway> {
    return toGiveaway(await select().where("id", "=", id).executeTakeFirstOrThrow());
  }

  return {
    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toGiveaway(row);
    },

    async findBySlug(slug) {
      const row = await select().where("slug", "=", slug).executeTakeFirst();
      return row && toGiveaway(row);
    },

    async list() {
      const rows = await select().orderBy("end_at", "desc").orderBy("seq", "desc").execute();
      return rows.map(toGiveaway);
    },

    async insert(giveaway) {
      await db.insertInto("giveaways").values(fromGiveaway(giveaway)).execute();
      return readBack(giveaway.id);
    },

    async update(giveaway) {
      const before = await select().where("id", "=", giveaway.id).executeTakeFirst();
      if (!before) throw new DomainError("not-found", "This giveaway was deleted in the meantime.");
      const { id, created_at: _, ...columns } = fromGiveaway(giveaway);
      const updatedAt = risingAfter(before, giveaway.updatedAt);
      await db
        .updateTable("giveaways")
        .set({ ...columns, updated_at: updatedAt })
        .where("id", "=", id)
        .execute();
      return readBack(giveaway.id);
    },

    async remove(id) {
      await db.deleteFrom("giveaways").where("id", "=", id).execute();
    },
  };
}

function toGiveaway(row: Selectable<GiveawayTable>): Giveaway {
  return {
    seq: row.seq,
    id: row.id as GiveawayId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    prize: row.prize,
    image: toImage(row.image),
    startAt: row.start_at,
    endAt: row.end_at,
    active: Boolean(row.active),
    winnerAnnounced: Boolean(row.winner_announced),
    announce: Boolean(row.announce),
    howToEnter: row.how_to_enter,
    entryUrl: toSafeUrl(row.entry_url) ?? "",
    sponsor: row.sponsor,
    eligibility: row.eligibility,
    rules: row.rules,
    winnerName: row.winner_name,
    demo: Boolean(row.demo),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fromGiveaway(giveaway: GiveawayRecord) {
  return {
    id: giveaway.id,
    slug: giveaway.slug,
    title: giveaway.title,
    description: giveaway.description,
    prize: giveaway.prize,
    image: giveaway.image,
    start_at: giveaway.startAt,
    end_at: giveaway.endAt,
    active: giveaway.active,
    winner_announced: giveaway.winnerAnnounced,
    announce: giveaway.announce,
    how_to_enter: giveaway.howToEnter,
    entry_url: giveaway.entryUrl,
    sponsor: giveaway.sponsor,
    eligibility: giveaway.eligibility,
    rules: giveaway.rules,
    winner_name: giveaway.winnerName,
    demo: giveaway.demo,
    created_at: giveaway.createdAt,
    updated_at: giveaway.updatedAt,
  };
}
