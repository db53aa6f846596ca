import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductFilter } from "../../core/catalogue/product.ts";
import { createSqliteDialect, openSqliteWriter } from "../dialects/sqlite.ts";
import { migrate } from "../migrate.ts";
import type { ShopTables } from "../schema.ts";
import { allOf } from "./product-reads.ts";
import { conditionsOf, resolveScope } from "./product-scope.ts";

let db: Kysely<ShopTables>;
beforeEach(async () => {
  db = new Kysely({ dialect: createSqliteDialect({ database: openSqliteWriter(":memory:"), patienceMs: 0 }) });
  await migrate(db, "sqlite");
});
afterEach(() => db.destroy());

/** How SQLite, which keeps no statistics, would go about it. */
async function planOf(filter: Omit<ProductFilter, "visibility">): Promise<string> {
  const conditions = conditionsOf(await resolveScope(db, "sqlite", { visibility: "public", ...filter }));
  const { rows } = await sql<{ detail: string }>`explain query plan
    select products.seq from products where ${allOf(conditions)} order by products.seq desc`.execute(db);
  return rows.map(({ detail }) => detail).join(", ");
}

test.each<[index: string, filter: Omit<ProductFilter, "visibility">]>([
  ["products_without_picture", { withoutPicture: true }],
  ["products_without_amount", { withoutAmount: true }],
  ["products_without_amount", { withoutAmount: true, category: "Party" }],
  ["products_featured_visible", { featured: true }],
  ["products_trending_visible", { trending: true }],
  ["products_visible", {}],
])("the index %s leads to public products by %o, past all others", async (index, filter) => {
  expect(await planOf(filter)).toMatch(new RegExp(` USING (?:COVERING )?INDEX ${index}\\b`));
});
