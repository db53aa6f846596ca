import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCategory, buildProduct, buildProductDraft } from "../../testing/entity-builders.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import type { Category } from "./category.ts";
import type { ProductDraft, ProductId } from "./product.ts";

let shop: TestShop;
let party: Category;
beforeEach(async () => {
  shop = await openTestShop();
  party = await shop.app.catalogue.addCategory({ name: "Party", description: "" });
});
afterEach(() => shop.close());

const draft = (changes: Partial<ProductDraft> = {}): ProductDraft =>
  buildProductDraft({ category: "Party", ...changes });

test("products of one title get numbered slugs, and at last a piece of their id", async () => {
  const slugs: string[] = [];
  for (let count = 0; count < 22; count += 1) slugs.push((await shop.app.catalogue.createProduct(draft())).slug);
  expect(slugs.slice(0, 3)).toEqual(["beer-helmet", "beer-helmet-2", "beer-helmet-3"]);
  expect(slugs[19]).toBe("beer-helmet-20");
  expect(slugs[20]).toMatch(/^product-[0-9a-f]{12}$/);
  expect(new Set(slugs).size).toBe(22);
});

test("a price means what it means in the shop's currency", async () => {
  await shop.app.settings.saveSettings({ currency: "CAD" });
  expect(await shop.app.catalogue.createProduct(draft())).toMatchObject({ priceAmount: 19_990, priceCurrency: "CAD" });
  expect(await shop.app.catalogue.createProduct(draft({ price: "Ask" }))).toMatchObject({
    priceAmount: null,
    priceCurrency: null,
  });
});

test("a slug is found before an id, and an old slug tells where the product moved", async () => {
  const { createProduct, findProduct } = shop.app.catalogue;
  const product = await createProduct(draft());
  const looksLikeAnId = await createProduct(draft({ title: product.id }));
  await shop.storage.publish((stores) => stores.addresses.claim("product", "helmet-of-old", product.id));
  expect(await findProduct(product.id)).toEqual({ product: looksLikeAnId, movedTo: undefined });
  expect(await findProduct("beer-helmet")).toEqual({ product, movedTo: undefined });
  expect(await findProduct("helmet-of-old")).toEqual({ product, movedTo: "beer-helmet" });
  expect(await findProduct("nothing")).toBeUndefined();
});

test("a change is later than the one before, even where the clock stands still or runs back", async () => {
  const { createProduct, reviseProduct } = shop.app.catalogue;
  const { id, updatedAt } = await createProduct(draft());
  expect((await reviseProduct({ id, draft: draft() })).updatedAt).toBe(updatedAt + 1);
  shop.clock.advance(-60_000);
  expect((await reviseProduct({ id, draft: draft() })).updatedAt).toBe(updatedAt + 2);
  shop.clock.advance(120_000);
  expect((await reviseProduct({ id, draft: draft() })).updatedAt).toBe(updatedAt + 60_000);
});

test("a draft hides a product or shows it again, and one that says nothing leaves it as it is", async () => {
  const { createProduct, reviseProduct } = shop.app.catalogue;
  const { id, hidden } = await createProduct(draft({ hidden: true }));
  expect(hidden).toBe(true);
  expect(await reviseProduct({ id, draft: draft() })).toMatchObject({ hidden: true });
  expect(await reviseProduct({ id, draft: draft({ hidden: false }) })).toMatchObject({ hidden: false });
  expect(await createProduct(draft())).toMatchObject({ hidden: false });
});

test("of two changes that started from the same state one wins", async () => {
  const { createProduct, reviseProduct } = shop.app.catalogue;
  const { id, updatedAt } = await createProduct(draft());
  const changes = ["One", "Two", "Three"].map((title) =>
    reviseProduct({ id, draft: draft({ title }), basedOn: updatedAt }),
  );
  const results = await Promise.allSettled(changes);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = results.filter((result) => result.status === "rejected");
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "conflict", details: { current: { id } } });
});

test("a demo product that the owner edits is the owner's own from then on", async () => {
  const demo = await shop.storage.publish((stores) =>
    stores.products.insert(buildProduct({ categoryId: party.id, demo: true })),
  );
  const { demo: isDemo } = await shop.app.catalogue.reviseProduct({ id: demo.id, draft: draft() });
  expect(isDemo).toBe(false);
});

test("a deleted product's slug stays taken, a deleted demo product's is free again", async () => {
  const { createProduct, removeProduct } = shop.app.catalogue;
  await removeProduct((await createProduct(draft())).id);
  expect((await createProduct(draft())).slug).toBe("beer-helmet-2");
  const demo = await shop.storage.publish(async (stores) => {
    const product = await stores.products.insert(buildProduct({ categoryId: party.id, slug: "demo-mug", demo: true }));
    await stores.addresses.claim("product", "demo-mug", product.id);
    return product;
  });
  await removeProduct(demo.id);
  expect((await createProduct(draft({ title: "Demo mug" }))).slug).toBe("demo-mug");
});

test("a hidden product is found by those who may see all", async () => {
  const hidden = await shop.storage.publish((stores) =>
    stores.products.insert(buildProduct({ categoryId: party.id, hidden: true })),
  );
  expect(await shop.app.catalogue.findProduct(hidden.id)).toBeUndefined();
  expect(await shop.app.catalogue.findProduct(hidden.slug, "all")).toMatchObject({ product: { id: hidden.id } });
});

test("related products are the four newest others of the category", async () => {
  const other = await shop.storage.publish((stores) => stores.categories.insert(buildCategory({ name: "Desk" })));
  const titles = ["One", "Two", "Three", "Four", "Five", "Six"];
  for (const title of titles) await shop.app.catalogue.createProduct(draft({ title }));
  await shop.storage.publish((stores) => stores.products.insert(buildProduct({ categoryId: other.id })));
  const found = await shop.app.catalogue.findProduct("five");
  const related = await shop.app.catalogue.listRelatedProducts(found?.product ?? { id: "" as ProductId, category: "" });
  expect(related.map(({ title }) => title)).toEqual(["Six", "Four", "Three", "Two"]);
});

test("nothing is kept of a product whose category is refused", async () => {
  const before = await shop.app.catalogueVersion();
  await expect(shop.app.catalogue.createProduct(draft({ category: "Nowhere" }))).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await shop.app.catalogueVersion()).toBe(before);
  expect((await shop.app.catalogue.createProduct(draft())).slug).toBe("beer-helmet");
});
