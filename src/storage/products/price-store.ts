import type { PriceStore, StoredPrice } from "../../core/catalogue/price-store.ts";
import type { ProductTable, ShopDatabase } from "../schema.ts";
import type { Selectable } from "kysely";

export function createPriceStore(db: ShopDatabase): PriceStore {
  const select = () => db.selectFrom("products").select(["seq", "price", "price_amount", "price_currency"]);

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
      const rows = await select().where("seq", ">", afterSeq).orderBy("seq").limit(limit).execute();
      return rows.map(toStoredPrice);
    },

    async find(seqs) {
      if (seqs.length === 0) return [];
      return (await select().where("seq", "in", seqs).execute()).map(toStoredPrice);
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

type PriceRow = Pick<Selectable<ProductTable>, "seq" | "price" | "price_amount" | "price_currency">;

function toStoredPrice({ seq, price, price_amount, price_currency }: PriceRow): StoredPrice {
  return { seq, price, priceAmount: price_amount, priceCurrency: price_currency };
}
