import { afterEach, beforeEach, expect, test } from "vitest";
import { buildProduct } from "../../testing/entity-builders.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const add = (name: string) => shop.app.catalogue.addCategory({ name, description: "" });

test("a category is found by its slug, an old slug or its id, until it is deleted", async () => {
  const { findCategory, retireCategory } = shop.app.catalogue;
  const party = await add("Party");
  await shop.storage.publish((stores) => stores.addresses.claim("category", "feast", party.id));
  for (const key of ["party", "feast", party.id]) expect(await findCategory(key), key).toEqual(party);
  await retireCategory(party.id);
  for (const key of ["party", "feast", party.id]) expect(await findCategory(key), key).toBeUndefined();
});

test("renaming to a deleted category's name is allowed: it lives on in its products alone", async () => {
  const { retireCategory, reviseCategory, listCategories } = shop.app.catalogue;
  const party = await add("Party");
  const desk = await add("Desk");
  await retireCategory(party.id);
  const renamed = await reviseCategory({ id: desk.id, draft: { name: "Party", description: "" } });
  expect(renamed).toMatchObject({ name: "Party", slug: "desk" });
  expect(await listCategories()).toHaveLength(1);
  await expect(add("party")).rejects.toMatchObject({ code: "conflict" });
});

test("hidden products count as use of their category", async () => {
  const party = await add("Party");
  await shop.storage.publish((stores) => stores.products.insert(buildProduct({ categoryId: party.id, hidden: true })));
  expect(await shop.app.catalogue.listCategoriesWithUse()).toMatchObject([{ products: 1 }]);
  expect(await shop.app.catalogue.count("public")).toMatchObject({ total: 0, categories: 1 });
});

test("of many who add one name at once, one does", async () => {
  const results = await Promise.allSettled(["Café", "cafe", "CAFÉ", "café "].map(add));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await shop.app.catalogue.listCategories()).toHaveLength(1);
});
