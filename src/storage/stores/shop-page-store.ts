import { richTextSchema } from "../../core/shop-pages/rich-text-schema.ts";
import type { ShopPageStore } from "../../core/shop-pages/shop-page-store.ts";
import { isShopPageKey, type OwnersText } from "../../core/shop-pages/shop-page.ts";
import type { ShopDatabase, ShopPageTable } from "../schema.ts";

export function createShopPageStore(db: ShopDatabase): ShopPageStore {
  return {
    async find(key) {
      const row = await db.selectFrom("shop_pages").selectAll().where("key", "=", key).executeTakeFirst();
      return row && toText(row);
    },

    async list() {
      const rows = await db.selectFrom("shop_pages").selectAll().execute();
      return new Map(
        rows.flatMap((row) => {
          const text = toText(row);
          return text !== undefined && isShopPageKey(row.key) ? [[row.key, text] as const] : [];
        }),
      );
    },

    async save(key, { body, updatedAt }) {
      const row = { key, body: JSON.stringify(body), updated_at: updatedAt };
      await db
        .insertInto("shop_pages")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ body: row.body, updated_at: row.updated_at }))
        .execute();
    },

    async remove(key) {
      await db.deleteFrom("shop_pages").where("key", "=", key).execute();
    },
  };
}

/** Undefined where the database holds something that no page can show: the default words stand there then. */
function toText({ body, updated_at }: ShopPageTable): OwnersText | undefined {
  const text = richTextSchema.safeParse(JSON.parse(body));
  return text.success ? { body: text.data, updatedAt: updated_at } : undefined;
}
