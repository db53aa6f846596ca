import { type Selectable, sql } from "kysely";
import type { DealRecord, DealStore } from "../../core/deals/deal-store.ts";
import type { Deal, DealId } from "../../core/deals/deal.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import type { DealTable, ShopDatabase } from "../schema.ts";
import { isPresent, risingAfter, toImage, toSafeUrl } from "./entity-row.ts";

export function createDealStore(db: ShopDatabase): DealStore {
  const select = () => db.selectFrom("deals").selectAll();

  async function readBack(id: DealId): Promise<Deal> {
    const deal = toDeal(await select().where("id", "=", id).executeTakeFirstOrThrow());
    if (!deal) throw new Error(`Deal ${id} cannot be read back`);
    return deal;
  }

  return {
    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toDeal(row);
    },

    async findBySlug(slug) {
      const row = await select().where("slug", "=", slug).executeTakeFirst();
      return row && toDeal(row);
    },

    async list() {
      // Said twice, because the databases disagree on where null belongs.
      const ordered = select()
        .orderBy(sql`expires_at is null`)
        .orderBy("expires_at")
        .orderBy("seq", "desc");
      return (await ordered.execute()).map(toDeal).filter(isPresent);
    },

    async insert(deal) {
      await db.insertInto("deals").values(fromDeal(deal)).execute();
      return readBack(deal.id);
    },

    async update(deal) {
      const before = await select().where("id", "=", deal.id).executeTakeFirst();
      if (!before) throw new DomainError("not-found", "This deal was deleted in the meantime.");
      const { id, created_at: _, ...columns } = fromDeal(deal);
      const updatedAt = risingAfter(before, deal.updatedAt);
      await db
        .updateTable("deals")
        .set({ ...columns, updated_at: updatedAt })
        .where("id", "=", id)
        .execute();
      return readBack(deal.id);
    },

    async remove(id) {
      await db.deleteFrom("deals").where("id", "=", id).execute();
    },
  };
}

/** Undefined when the link is not safe to open: such a deal is nowhere to be seen. */
function toDeal(row: Selectable<DealTable>): Deal | undefined {
  const affiliateLink = toSafeUrl(row.affiliate_link);
  if (affiliateLink === undefined) return undefined;
  return {
    seq: row.seq,
    id: row.id as DealId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: toImage(row.image),
    exclusivePrice: row.exclusive_price,
    originalPrice: row.original_price,
    discountPercentage: row.discount_percentage,
    expiresAt: row.expires_at,
    affiliateLink,
    demo: Boolean(row.demo),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fromDeal(deal: DealRecord) {
  return {
    id: deal.id,
    slug: deal.slug,
    title: deal.title,
    description: deal.description,
    image: deal.image,
    exclusive_price: deal.exclusivePrice,
    original_price: deal.originalPrice,
    discount_percentage: deal.discountPercentage,
    expires_at: deal.expiresAt,
    affiliate_link: deal.affiliateLink,
    demo: deal.demo,
    created_at: deal.createdAt,
    updated_at: deal.updatedAt,
  };
}
