import type { SelectQueryBuilder } from "kysely";
import { type Page, TOTAL_CAP } from "../core/paging/page.ts";
import type { ShopDatabase, ShopTables } from "./schema.ts";

/** How many rows the query matches, without counting more than `TOTAL_CAP`. */
export async function countCapped<Table extends keyof ShopTables>(
  db: ShopDatabase,
  matching: SelectQueryBuilder<ShopTables, Table, { seq: number }>,
): Promise<Pick<Page<unknown>, "total" | "totalIsCapped">> {
  const { found } = await db
    .selectFrom(matching.limit(TOTAL_CAP + 1).as("counted"))
    .select(({ fn }) => fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(found, TOTAL_CAP), totalIsCapped: found > TOTAL_CAP };
}
