import type { AddressStore } from "../../core/catalogue/address-store.ts";
import { inPieces } from "../in-pieces.ts";
import type { ShopDatabase } from "../schema.ts";

export function createAddressStore(db: ShopDatabase): AddressStore {
  async function find(kind: string, slug: string): Promise<string | undefined> {
    const query = db.selectFrom("addresses").select("entity_id").where("kind", "=", kind).where("slug", "=", slug);
    return (await query.executeTakeFirst())?.entity_id;
  }

  return {
    async claim(kind, slug, entityId) {
      await db
        .insertInto("addresses")
        .values({ kind, slug, entity_id: entityId })
        .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
        .execute();
      return (await find(kind, slug)) === entityId;
    },

    async claimAll(claims) {
      const claimed = new Set<string>();
      for (const piece of inPieces(claims, 3)) {
        const rows = await db
          .insertInto("addresses")
          .values(piece.map(({ kind, slug, entityId }) => ({ kind, slug, entity_id: entityId })))
          .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
          .returning("slug")
          .execute();
        for (const { slug } of rows) claimed.add(slug);
      }
      return claimed;
    },

    find,

    async release(kind, entityId) {
      await db.deleteFrom("addresses").where("kind", "=", kind).where("entity_id", "=", entityId).execute();
    },
  };
}
