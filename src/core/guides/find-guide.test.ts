import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCategory, buildGuide, buildProduct } from "../../testing/entity-builders.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

test("visitors see a guide without its hidden products, the owner with them", async () => {
  const guide = await shop.storage.publish(async ({ categories, products, guides }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    const shown = await products.insert(buildProduct({ categoryId, title: "Shown" }));
    const hidden = await products.insert(buildProduct({ categoryId, title: "Hidden", hidden: true }));
    const picks = [hidden, shown].map(({ id }) => ({ productId: id, blurb: "" }));
    return guides.insert(buildGuide(), picks);
  });
  const titles = async (visibility: "public" | "all") =>
    (await shop.app.guides.findGuide(guide.id, visibility))?.picks.map(({ product }) => product.title);
  expect(await titles("public")).toEqual(["Shown"]);
  expect(await titles("all")).toEqual(["Hidden", "Shown"]);
});

test("a demo guide that the owner edits is the owner's own, and keeps its picks", async () => {
  const demo = await shop.storage.publish(async ({ categories, products, guides }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    const { id } = await products.insert(buildProduct({ categoryId }));
    return guides.insert(buildGuide({ demo: true }), [{ productId: id, blurb: "Try it." }]);
  });
  const { title, description, image, occasion, featured } = demo;
  const draft = { title, description, image, occasion, featured, picks: undefined };
  const revised = await shop.app.guides.reviseGuide({ id: demo.id, draft });
  expect(revised.demo).toBe(false);
  expect((await shop.app.guides.findGuide(demo.slug))?.picks).toMatchObject([{ blurb: "Try it." }]);
});
