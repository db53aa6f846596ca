import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { buildCategory, buildProduct, imageAddress } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";
import { openStorage } from "../open-storage.ts";

const folder = useTemporaryFolder();

test("a shop from before large catalogues is searched and counted after the upgrade", async () => {
  const path = folder.path("shop.sqlite");
  const options = { url: `sqlite:${path}`, clock: stillClock() };
  const before = await openStorage({ ...options, migrations: withoutLargeCatalogues() });
  await before.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    const pictured = { images: [imageAddress("https://images.example/1.webp")] };
    await products.insert(buildProduct({ categoryId, title: "Beer hat", priceAmount: null }));
    await products.insert(buildProduct({ categoryId, title: "Beer helmet", ...pictured }));
    await products.insert(buildProduct({ categoryId, title: "Hidden helmet", hidden: true }));
  });
  await before.close();
  forgetCounters(path);

  const after = await openStorage(options);
  try {
    const { products } = after.read;
    expect(await products.counts("public")).toMatchObject({ total: 2, withoutPicture: 1, withoutAmount: 1 });
    expect(await products.counts("all")).toMatchObject({ total: 3, withoutPicture: 2, withoutAmount: 1 });
    const { items } = await products.list({ visibility: "public", q: "beer" }, { limit: 10 });
    expect(items.map(({ title }) => title)).toEqual(["Beer helmet", "Beer hat"]);
  } finally {
    await after.close();
  }
});

function withoutLargeCatalogues() {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name !== "0006-large-catalogues"));
}

/** Programs from before did not keep these. */
function forgetCounters(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("delete from counters where name like 'without-%'");
  database.close();
}
