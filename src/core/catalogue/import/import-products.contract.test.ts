import { expect, test } from "vitest";
import { newId } from "../../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildCategory, buildProductDraft } from "../../../testing/entity-builders.ts";
import { stillClock } from "../../../testing/still-clock.ts";
import { createProduct } from "../create-product.ts";
import type { Product, ProductDraft } from "../product.ts";
import { importProducts } from "./import-products.ts";

const contextOf = ({ storage }: DatabaseFixture) =>
  ({ storage, clock: stillClock(), newId, actor: { kind: "command-line" } }) as const;

const draft = (given: Partial<ProductDraft> = {}) => buildProductDraft({ category: "Oddities", ...given });

async function addCategories({ storage }: DatabaseFixture): Promise<void> {
  await storage.publish(async ({ categories }) => {
    await categories.insert(buildCategory({ name: "Oddities" }));
    await categories.insert(buildCategory({ name: "Gone", retired: true }));
  });
}

async function listAll({ storage }: DatabaseFixture): Promise<readonly Product[]> {
  return (await storage.read.products.list({ visibility: "all" }, { limit: 1000 })).items;
}

describeOnEveryDatabase("an import of products", (fixture) => {
  test("makes the very products that are made by hand", async () => {
    await addCategories(fixture);
    const drafts = [
      draft({ title: "Beer helmet", price: "$1,299", featured: true, tags: ["beer"] }),
      draft({ title: "A mystery", price: "ask", trending: true, hidden: true, longDescription: "Nobody knows." }),
    ];
    for (const one of drafts) await createProduct(contextOf(fixture), one);
    const byHand = await listAll(fixture);

    expect(await importProducts(contextOf(fixture), { name: "spring.csv", drafts })).toBe(2);

    const imported = (await listAll(fixture)).slice(0, 2);
    const rest = { seq: 0, id: "", slug: "" };
    expect(imported.map((product) => ({ ...product, ...rest }))).toEqual(
      byHand.map((product) => ({ ...product, ...rest })),
    );
    expect(imported.map(({ slug }) => slug)).toEqual(["a-mystery-2", "beer-helmet-2"]);
  });

  test("is counted, found and addressed piece by piece, the newest last", async () => {
    await addCategories(fixture);
    const titles = Array.from({ length: 250 }, (_, index) => `Flamingo ${index % 240}`);
    const progress: number[] = [];
    await importProducts(contextOf(fixture), {
      name: "flamingos",
      drafts: titles.map((title) => draft({ title })),
      onProgress: (added) => progress.push(added),
    });

    const { storage } = fixture;
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(250);
    expect((await listAll(fixture)).map(({ title }) => title)).toEqual(titles.toReversed());
    expect(await storage.read.products.counts("public")).toMatchObject({ total: 250, withoutPicture: 250 });
    const found = await storage.read.products.list({ visibility: "public", q: "go 239" }, { limit: 10 });
    expect(found.items).toMatchObject([{ slug: "flamingo-239", title: "Flamingo 239" }]);
    const twice = await storage.read.products.list({ visibility: "public", q: "flamingo 9" }, { limit: 30 });
    expect(twice.items.map(({ slug }) => slug)).toContain("flamingo-9-2");
    for (const { id, slug } of twice.items) expect(await storage.read.addresses.find("product", slug)).toBe(id);
  });

  test.each(["Nowhere", "Gone"])("ends at the category %s, and keeps the pieces before", async (category) => {
    await addCategories(fixture);
    const good = Array.from({ length: 110 }, () => draft());
    const importing = importProducts(contextOf(fixture), { name: "half", drafts: [...good, draft({ category })] });
    await expect(importing).rejects.toMatchObject({ code: "invalid" });
    expect(await fixture.storage.read.products.counts("all")).toMatchObject({ total: 100 });
  });

  test("stands in the audit log by its name, with its beginning and its end", async () => {
    await addCategories(fixture);
    await importProducts(contextOf(fixture), { name: "spring.csv", drafts: [draft()] });
    const { items } = await fixture.storage.read.acts.list({}, { limit: 10 });
    expect(items).toMatchObject([
      { deed: "finish-import", subject: { kind: "import", name: "spring.csv" }, after: { added: 1 } },
      { deed: "start-import", subject: { kind: "import", name: "spring.csv" } },
    ]);
  });
});
