import { Kysely } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { ProductFilter } from "../../core/catalogue/product.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { createSqliteDialect, openSqliteWriter } from "../dialects/sqlite.ts";
import { migrate } from "../migrate.ts";
import type { ShopTables } from "../schema.ts";
import { createStores } from "../stores/create-stores.ts";

const COUNT = 250;
const CATEGORY = buildCategory();
const PRODUCTS = Array.from({ length: COUNT }, (_, index) =>
  buildProduct({ categoryId: CATEGORY.id, title: `Lamp ${1_000 + index}` }),
);

/** Among the newest: they would have been on the first page, and in the first piece of a stream. */
const GONE = PRODUCTS.slice(-20, -18);

const opened: Kysely<ShopTables>[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.destroy();
});

async function openShop() {
  const database = new Kysely<ShopTables>({
    dialect: createSqliteDialect({ database: openSqliteWriter(":memory:"), patienceMs: 0 }),
  });
  opened.push(database);
  await migrate(database, "sqlite");
  const stores = createStores(database, { kind: "sqlite", clock: stillClock() });
  await stores.categories.insert(CATEGORY);
  await stores.products.insertAll(PRODUCTS);
  return { database, stores };
}

/**
 * A search as it meets a write: its numbers were found when all products stood there, their rows are read when two are
 * gone or hidden.
 */
async function openBetween(write: "deleted" | "hidden") {
  const [before, after] = [await openShop(), await openShop()];
  for (const { id } of GONE) {
    const product = await after.stores.products.findById(id);
    if (product === undefined) throw new Error("The product is gone.");
    await (write === "hidden"
      ? after.stores.products.update({ ...product, hidden: true })
      : after.stores.products.remove(id));
  }
  return createStores(after.database, { kind: "sqlite", clock: stillClock(), aside: before.database }).products;
}

const LEFT = PRODUCTS.filter((product) => !GONE.includes(product))
  .map(({ title }) => title)
  .toReversed();
const SEARCH: ProductFilter = { visibility: "public", q: "lamp" };

test.each(["deleted", "hidden"] as const)("what is %s in between ends no list of a search", async (write) => {
  const products = await openBetween(write);
  for (const sort of ["newest", "title_desc"] as const) {
    const order = { sort, currency: "USD" };
    const seen: string[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await products.list(SEARCH, { limit: 50, cursor, order });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(seen, sort).toEqual(LEFT);
  }
});

test("nor does it end a stream", async () => {
  const products = await openBetween("deleted");
  const seen: string[] = [];
  for await (const { title } of products.stream(SEARCH)) seen.push(title);
  expect(seen).toEqual(LEFT);
});
