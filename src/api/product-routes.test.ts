import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { CategoryJson } from "../wire/category-json.ts";
import type { ProblemJson } from "../wire/problem-json.ts";
import type { ProductJson, SavedProductJson } from "../wire/product-json.ts";

const HELMET = {
  title: "Beer Helmet",
  description: "Holds two cans.",
  price: "$19.99",
  affiliate_link: "https://www.amazon.com/dp/B000000001?tag=shop-20",
  category: "Party",
};

let shop: TestShop;
let owner: ApiClient;
let party: CategoryJson;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  party = (await owner.post<CategoryJson>("/api/categories", { name: "Party" })).body;
});
afterEach(() => shop.close());

const create = (changes: object = {}) =>
  owner.post<SavedProductJson & ProblemJson>("/api/products", { ...HELMET, ...changes });

test("a product comes back as it was saved, with what follows from it", async () => {
  const saved = await create();
  expect(saved.status).toBe(201);
  expect(saved.body).toMatchObject({
    ...HELMET,
    slug: "beer-helmet",
    long_description: "",
    images: [],
    tags: [],
    featured: false,
    trending: false,
    price_amount: "19.99",
    price_currency: "USD",
    warnings: [],
  });
  const found = await shop.visitor.get<ProductJson>("/api/products/beer-helmet");
  expect({ ...found.body, warnings: [] }).toEqual(saved.body);
  expect((await shop.visitor.get(`/api/products/${saved.body.id}`)).body).toEqual(found.body);
});

test("a product that does not exist is not found", async () => {
  expect(await shop.visitor.get("/api/products/nothing")).toMatchObject({
    status: 404,
    body: { detail: "Product not found" },
  });
  expect((await owner.put("/api/products/nothing", HELMET)).status).toBe(404);
  expect((await owner.delete("/api/products/nothing")).status).toBe(404);
});

test("all that is required is named, each at its field and together in the detail", async () => {
  const { status, body } = await owner.post("/api/products", {});
  expect(status).toBe(422);
  const messages = [
    "Product Title is required.",
    "Short Description is required.",
    "Price is required.",
    "Amazon Affiliate Link is required.",
    "Category is required.",
  ];
  expect(body.errors?.map(({ message }) => message)).toEqual(messages);
  expect(body.errors?.map(({ field }) => field)).toEqual([
    "title",
    "description",
    "price",
    "affiliate_link",
    "category",
  ]);
  expect(body.detail).toBe(messages.join(" "));
});

test.each([
  ["title", "\u200b \u00a0", "Product Title is required."],
  ["title", 7, "Product Title must be text."],
  ["title", "🍺".repeat(301), "Product Title may have at most 300 characters."],
  ["description", "\n\t", "Short Description is required."],
  ["long_description", "x".repeat(50_001), "Long Description may have at most 50,000 characters."],
  ["price", " ", "Price is required."],
  ["affiliate_link", "", "Amazon Affiliate Link is required."],
  ["affiliate_link", null, "Amazon Affiliate Link is required."],
  [
    "affiliate_link",
    "javascript:alert(1)",
    "Only links that start with https:// or http:// are accepted, not javascript:",
  ],
  ["affiliate_link", "https://amzn.to/3x Funny hat", "There is text after the link. Keep only the address."],
  [
    "affiliate_link",
    "https://user:secret@shop.example.com/",
    "There is a user name or password in the link. Take out what stands before the @.",
  ],
  ["category", "Nowhere", 'There is no category "Nowhere".'],
  ["images", "https://cdn.example.com/a.jpg", "Product Images must be a list of addresses."],
  [
    "images",
    Array.from({ length: 51 }, () => "https://cdn.example.com/a.jpg"),
    "There may be at most 50 Product Images.",
  ],
  ["tags", Array.from({ length: 51 }, (_, index) => `tag ${index}`), "There may be at most 50 tags."],
  ["featured", "yes", "Featured Product must be true or false."],
])("a wrong %s (%.30s) is refused in words", async (field, value, message) => {
  expect(await create({ [field]: value })).toMatchObject({
    status: 422,
    body: { detail: message, code: "invalid", errors: [{ field, message }] },
  });
});

test("a wrong picture and a tag that is too long are named by their place", async () => {
  const images = ["https://cdn.example.com/a.jpg", "data:image/png;base64,AAAA"];
  const answer = await create({ images, tags: ["ok", "x".repeat(61)] });
  expect(answer.body.errors?.map(({ field }) => field)).toEqual(["images.1", "tags.1"]);
});

test("what reads oddly is accepted with a word to the owner", async () => {
  const { status, body } = await create({
    price: "Check price on Amazon",
    affiliate_link: "http://shop.example.com/p",
    images: ["https://cdn.example.com/a.jpg", "https://cdn.example.com/a.heic"],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ price: "Check price on Amazon", price_amount: null, price_currency: null });
  expect(body.warnings.map(({ field }) => field)).toEqual(["price", "affiliate_link", "images.1"]);
});

test("texts are kept as meant: blanks cut, tags once, entries without a text skipped", async () => {
  const { body } = await create({
    title: "\u00a0Beer\tHelmet\nDeluxe ",
    long_description: null,
    tags: [" funny ", "funny", "", "Funny", "Café", "cafe", "🍺"],
    images: ["", " https://cdn.example.com/a b.jpg "],
    affiliate_link: "\u200bhttps://shop.example.com/p?a=1&amp;b=2\u200b",
  });
  expect(body).toMatchObject({
    title: "Beer Helmet Deluxe",
    long_description: "",
    tags: ["funny", "Café", "🍺"],
    images: ["https://cdn.example.com/a b.jpg"],
    affiliate_link: "https://shop.example.com/p?a=1&b=2",
  });
});

test("a NUL, half a character and markup neither break nor run", async () => {
  const { status, body } = await create({ title: "Mug\u0000 \ud83c <script>alert(1)</script>", price: "<b>$1</b>" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: "Mug <script>alert(1)</script>", price: "<b>$1</b>" });
});

test("fields that nobody asked for are ignored", async () => {
  const { body } = await create({
    id: "mine",
    slug: "taken-over",
    demo: true,
    created_at: "1999-01-01T00:00:00Z",
  });
  expect(body.slug).toBe("beer-helmet");
  expect(body.id).not.toBe("mine");
  expect(body.created_at).not.toContain("1999");
});

test("a product is hidden with its other fields, and a request that does not say leaves that as it is", async () => {
  const { body } = await create({ hidden: true });
  const save = (changes: object) => owner.put<ProductJson>(`/api/products/${body.id}`, { ...HELMET, ...changes });
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(404);
  expect(await save({})).toMatchObject({ status: 200, body: { hidden: true } });
  expect(await save({ hidden: false })).toMatchObject({ status: 200, body: { hidden: false } });
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(200);
  expect(await save({ hidden: "yes" })).toMatchObject({
    status: 422,
    body: { detail: "Hidden must be true or false." },
  });
});

test("saving replaces the product and keeps its address", async () => {
  const { body } = await create({ tags: ["funny"], featured: true });
  const saved = await owner.put<SavedProductJson>(`/api/products/${body.id}`, { ...HELMET, title: "Wine Helmet" });
  expect(saved).toMatchObject({
    status: 200,
    body: { slug: "beer-helmet", title: "Wine Helmet", tags: [], featured: false },
  });
  expect(Date.parse(saved.body.updated_at)).toBeGreaterThan(Date.parse(body.updated_at));
});

test("the second of two who edit the same product is told, and can overwrite", async () => {
  const { body } = await create();
  const address = `/api/products/${body.id}`;
  const first = await owner.put<SavedProductJson>(address, { ...HELMET, title: "First", updated_at: body.updated_at });
  expect(first.status).toBe(200);
  const second = await owner.put(address, { ...HELMET, title: "Second", updated_at: body.updated_at });
  expect(second).toMatchObject({
    status: 409,
    body: {
      detail: "Somebody else changed this product in the meantime.",
      code: "conflict",
      current: { title: "First" },
    },
  });
  const overwriting = { ...HELMET, title: "Second", updated_at: first.body.updated_at };
  expect((await owner.put(address, overwriting)).status).toBe(200);
  expect((await owner.put(address, { ...HELMET, updated_at: "yesterday" })).status).toBe(422);
});

test("a deleted product is gone, and its address leads nowhere else", async () => {
  const { body } = await create();
  expect((await owner.delete(`/api/products/${body.id}`)).status).toBe(204);
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(404);
  expect((await create()).body.slug).toBe("beer-helmet-2");
});

test("a product of a deleted category keeps its name, can be saved, and is still found by it", async () => {
  const { body } = await create();
  await owner.delete(`/api/categories/${party.id}`);
  expect((await shop.visitor.get<ProductJson>("/api/products/beer-helmet")).body.category).toBe("Party");
  expect((await shop.visitor.get("/api/products?category=Party")).body).toHaveLength(1);
  expect((await owner.put(`/api/products/${body.id}`, { ...HELMET, price: "$5" })).status).toBe(200);
  expect(await create({ title: "Another" })).toMatchObject({
    status: 422,
    body: { detail: 'The category "Party" was deleted. Choose another one, or add it again.' },
  });
});

test("the dashboard's counts follow what is saved and deleted", async () => {
  const { body } = await create({ featured: true });
  await create({ title: "Other", trending: true });
  const stats = async () => (await owner.get("/api/stats")).body;
  expect(await stats()).toEqual({
    total: 2,
    featured: 1,
    trending: 1,
    categories: 1,
    hidden: 0,
    without_picture: 2,
    without_amount: 0,
    deleted_category: 0,
  });
  await owner.delete(`/api/products/${body.id}`);
  expect(await stats()).toMatchObject({ total: 1, featured: 0, trending: 1, categories: 1, without_picture: 1 });
});
