import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** The indexes that sort and filter the product table. */
export async function productTable(db: Kysely<unknown>, kind: Kind): Promise<void> {
  for (const statement of indexes(kind)) await sql.raw(statement).execute(db);
}

function indexes(kind: Kind): string[] {
  const titleKey = kind === "postgres" ? `(substr(title_fold, 1, 64) collate "C")` : "substr(title_fold, 1, 64)";
  return [
    "drop index products_price",
    "create index products_price on products (price_currency, price_amount, seq)",
    "create index products_category_price on products (category_id, price_currency, price_amount, seq)",
    `create index products_title_key on products (${titleKey}, seq)`,
    "create index products_hidden on products (seq) where hidden",
    "create index products_without_picture on products (seq) where images = '[]'",
    "create index products_without_amount on products (seq) where price_amount is null",
  ];
}
