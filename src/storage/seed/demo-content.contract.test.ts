import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { demoCatalogue } from "./demo/demo-catalogue.ts";
import { loadDemo } from "./load-demo.ts";
import { removeDemo } from "../../core/demo/remove-demo.ts";
import { seedNewDatabase } from "./seed-new-database.ts";

const parts = { clock: stillClock(), newId };

async function census({ storage }: DatabaseFixture) {
  const { products, categories, guides, giveaways, deals } = storage.read;
  return {
    products: (await products.counts("all")).total,
    categories: (await categories.list()).length,
    guides: (await guides.list()).length,
    giveaways: (await giveaways.list()).length,
    deals: (await deals.list()).length,
  };
}

const WHOLE = {
  products: demoCatalogue.products.length,
  categories: demoCatalogue.categories.length,
  guides: demoCatalogue.guides.length,
  giveaways: demoCatalogue.giveaways.length,
  deals: demoCatalogue.deals.length,
};
const NOTHING = { products: 0, categories: 0, guides: 0, giveaways: 0, deals: 0 };

describeOnEveryDatabase("the demo catalogue", (fixture) => {
  test("fills a brand-new shop in one step, once, and not again after it was removed", async () => {
    await seedNewDatabase(fixture.storage, parts);
    expect(await census(fixture)).toEqual(WHOLE);
    expect(await fixture.storage.catalogueVersion()).toBe(1);
    const { items: acts } = await fixture.storage.read.acts.list({}, { limit: 10 });
    const counts = { products: WHOLE.products, deals: WHOLE.deals };
    expect(acts).toMatchObject([{ actor: { kind: "shop" }, deed: "add", before: null, after: counts }]);
    await seedNewDatabase(fixture.storage, parts);
    expect(await census(fixture)).toEqual(WHOLE);
    await fixture.storage.publish(removeDemo);
    expect(await census(fixture)).toEqual(NOTHING);
    await seedNewDatabase(fixture.storage, parts);
    expect(await census(fixture)).toEqual(NOTHING);
  });

  test("goes without a trace of its slugs, so that it may come again under the same ones", async () => {
    await fixture.storage.publish((stores) => loadDemo(stores, parts));
    const slugs = async () => (await fixture.storage.read.products.listDemo()).map(({ slug }) => slug);
    const before = await slugs();
    await fixture.storage.publish(removeDemo);
    expect(await fixture.storage.read.addresses.find("product", before[0] ?? "")).toBeUndefined();
    await fixture.storage.publish((stores) => loadDemo(stores, parts));
    expect(await slugs()).toEqual(before);
  });

  test("is priced in the shop's own currency where its sign may mean that", async () => {
    await fixture.storage.publish(async (stores) => {
      await stores.settings.save({ currency: "CAD" });
      await loadDemo(stores, parts);
    });
    const prices = await fixture.storage.read.prices.list({ afterSeq: 0, limit: 100 });
    expect(new Set(prices.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["CAD"]));
  });

  test("leaves alone what is the owner's, the demo categories in use included", async () => {
    await fixture.storage.publish((stores) => loadDemo(stores, parts));
    const [edited] = await fixture.storage.read.products.listDemo();
    if (!edited) throw new Error("no demo product");
    const own = await fixture.storage.publish(async ({ categories, products }) => {
      await products.update({ ...edited, demo: false, title: "Mine now" });
      const { id } = await categories.insert(buildCategory({ name: "My shelf" }));
      return products.insert(buildProduct({ categoryId: id }));
    });
    await fixture.storage.publish(removeDemo);
    const { items } = await fixture.storage.read.products.list({ visibility: "all" }, { limit: 100 });
    expect(items.map(({ id }) => id).toSorted()).toEqual([edited.id, own.id].toSorted());
    const shelves = await fixture.storage.read.categories.list();
    expect(shelves.map(({ name }) => name).toSorted()).toEqual([edited.category, "My shelf"].toSorted());
    expect(shelves.every(({ demo }) => !demo)).toBe(true);
    expect(await census(fixture)).toEqual({ ...NOTHING, products: 2, categories: 2 });
  });
});
