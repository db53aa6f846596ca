import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { CategoryJson, CategoryUseJson } from "../wire/category-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterEach(() => shop.close());

const add = (name: string, description?: string) => owner.post<CategoryJson>("/api/categories", { name, description });
const addProduct = (category: string) =>
  owner.post("/api/products", {
    title: "Beer Helmet",
    description: "Holds two cans.",
    price: "$19.99",
    affiliate_link: "https://www.amazon.com/dp/B000000001",
    category,
  });

test("a category gets a slug and stands in the list by name", async () => {
  await add("Party", "For the louder evenings.");
  expect(await add("Home & Kitchen")).toMatchObject({ status: 201, body: { slug: "home-kitchen", description: "" } });
  const list = await shop.visitor.get<readonly CategoryJson[]>("/api/categories");
  expect(list.body.map(({ name }) => name)).toEqual(["Home & Kitchen", "Party"]);
  expect(list.body[1]).toMatchObject({ slug: "party", description: "For the louder evenings." });
});

test("names that are not the same get their own slugs", async () => {
  await add("Home & Kitchen");
  expect((await add("Home Kitchen")).body.slug).toBe("home-kitchen-2");
  expect((await add("🎁")).body.slug).toMatch(/^category-[0-9a-f]{12}$/);
});

test("signed-in people see how many products use a category, others do not", async () => {
  await add("Party");
  await addProduct("party");
  const forOwner = await owner.get<readonly CategoryUseJson[]>("/api/categories");
  expect(forOwner.body).toMatchObject([{ name: "Party", product_count: 1 }]);
  expect((await shop.visitor.get<readonly object[]>("/api/categories")).body[0]).not.toHaveProperty("product_count");
});

test("two categories cannot share a name, however it is written", async () => {
  await add("Café");
  const answer = await owner.post("/api/categories", { name: " CAFE " });
  expect(answer).toMatchObject({
    status: 409,
    body: { detail: 'There is already a category "Café".', errors: [{ field: "name" }] },
  });
});

test("a category needs a name", async () => {
  expect(await add(" \u200b")).toMatchObject({ status: 422, body: { detail: "Category Name is required." } });
});

test("renaming keeps the slug, and products show the new name", async () => {
  const { body } = await add("Party");
  await addProduct("Party");
  const saved = await owner.put(`/api/categories/${body.id}`, { name: "Parties", updated_at: body.updated_at });
  expect(saved).toMatchObject({ status: 200, body: { name: "Parties", slug: "party" } });
  expect((await shop.visitor.get("/api/products/beer-helmet")).body).toMatchObject({ category: "Parties" });
  expect(await owner.put(`/api/categories/${body.id}`, { name: "Late", updated_at: body.updated_at })).toMatchObject({
    status: 409,
    body: { current: { name: "Parties" } },
  });
});

test("renaming to the name of another is refused, to another writing of its own is not", async () => {
  const { body } = await add("Party");
  await add("Desk");
  expect((await owner.put(`/api/categories/${body.id}`, { name: "desk" })).status).toBe(409);
  expect((await owner.put(`/api/categories/${body.id}`, { name: "PARTY" })).status).toBe(200);
});

test("a deleted category leaves the list, and adding it again brings it back with its products", async () => {
  const { body } = await add("Party");
  await addProduct("Party");
  expect((await owner.delete(`/api/categories/${body.id}`)).status).toBe(204);
  expect((await shop.visitor.get("/api/categories")).body).toEqual([]);
  expect((await owner.delete(`/api/categories/${body.id}`)).status).toBe(404);
  expect((await owner.put(`/api/categories/${body.id}`, { name: "Party" })).status).toBe(404);
  const again = await add("PARTY", "Back.");
  expect(again).toMatchObject({
    status: 201,
    body: { id: body.id, slug: "party", name: "PARTY", description: "Back." },
  });
  expect((await owner.get("/api/categories")).body).toMatchObject([{ product_count: 1 }]);
});
