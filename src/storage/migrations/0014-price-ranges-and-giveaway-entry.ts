import { type Kysely, sql } from "kysely";

/**
 * The upper end of a price range, and what a giveaway says about entering and winning. Stored prices are read again when
 * the shop starts: ranges have no upper end yet, and "$19.999" is no longer read as 19,999.
 */
export async function priceRangesAndGiveawayEntry(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const [integer, flag, off] = kind === "sqlite" ? ["integer", "integer", "0"] : ["bigint", "boolean", "false"];
  const texts = ["how_to_enter", "entry_url", "sponsor", "eligibility", "rules", "winner_name"];
  const statements = [
    `alter table products add column price_upper_amount ${integer}`,
    ...texts.map((column) => `alter table giveaways add column ${column} text not null default ''`),
    `alter table giveaways add column announce ${flag} not null default ${off}`,
    "update price_reading set read_up_to = 0",
    `insert into price_reading (id, currency, locale, read_up_to)
      select 1, '', '', 0
      where exists (select 1 from products) and not exists (select 1 from price_reading)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
