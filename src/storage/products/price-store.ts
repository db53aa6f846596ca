import type { PriceStore } from "../../core/catalogue/price-store.ts";
import type { ShopDatabase } from "../schema.ts";

export function createPriceStore(db: ShopDatabase): PriceStore {
  return {
    async findReading() {
      const row = await db.selectFrom("price_reading").selectAll().where("id", "=", 1).executeTakeFirst();
      return row && { currency: row.currency, locale: row.locale, readUpTo: row.read_up_to };
    },

    async saveReading({ currency, locale, readUpTo }) {
      const columns = { currency, locale, read_up_to: readUpTo };
      await db
        .insertInto("price_reading")
        .values({ id: 1, ...columns })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
        .execute();
    },

    async list({ afterSeq, limit }) {
      const rows = await db
        .selectFrom("products")
        .select(["seq", "price", "price_amount", "price_currency"])
        .where("seq", ">", afterSeq)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return rows.map(({ seq, price, price_amount, price_currency }) => ({
        seq,
        price,
        priceAmount: price_amount,
        priceCurrency: price_currency,
      }));
    },

    async save({ seq, priceAmount, priceCurrency }) {
      await db
        .updateTable("products")
        .set({ price_amount: priceAmount, price_currency: priceCurrency })
        .where("seq", "=", seq)
        .execute();
    },
  };
}
