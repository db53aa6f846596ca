import type { PriceStore, StoredPrice } from "../../core/catalogue/price-store.ts";
import { moveAmountCounters } from "./product-counters.ts";
import type { ProductTable, ShopDatabase } from "../schema.ts";
import type { Selectable } from "kysely";

const PRICE_COLUMNS = ["seq", "price", "price_amount", "price_upper_amount", "price_currency", "hidden"] as const;

export function createPriceStore(db: ShopDatabase): PriceStore {
  const select = () => db.selectFrom("products").select(PRICE_COLUMNS);

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

    async save(changes) {
      for (const { after } of changes) {
        await db
          .updateTable("products")
          .set({
            price_amount: after.priceAmount,
            price_upper_amount: after.priceUpperAmount,
            price_currency: after.priceCurrency,
          })
          .where("seq", "=", after.seq)
          .execute();
      }
      await moveAmountCounters(db, changes);
    },
  };
}

type PriceRow = Pick<Selectable<ProductTable>, (typeof PRICE_COLUMNS)[number]>;

function toStoredPrice(row: PriceRow): StoredPrice {
  return {
    seq: row.seq,
    price: row.price,
    hidden: Boolean(row.hidden),
    priceAmount: row.price_amount,
    priceUpperAmount: row.price_upper_amount,
    priceCurrency: row.price_currency,
  };
}
