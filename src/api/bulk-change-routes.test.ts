import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { BulkChangeJson, BulkPreviewJson, BulkReportJson } from "../wire/bulk-change-json.ts";
import type { ProductJson } from "../wire/product-json.ts";

const HELMET = {
  title: "Beer Helmet",
  description: "Holds two cans.",
  price: "$19.99",
  affiliate_link: "https://www.amazon.com/dp/B000000001?tag=shop-20",
  category: "Party",
};
const FEATURE = { kind: "flag", flag: "featured", value: true };

let shop: TestShop;
let owner: ApiClient;
let products: ProductJson[];
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
  products = [];
  for (const title of ["Beer Helmet", "Beer Mug", "Party Hat"]) {
    products.push((await owner.post<ProductJson>("/api/products", { ...HELMET, title })).body);
  }
});
afterEach(() => shop.close());

async function finished(id: string): Promise<BulkReportJson> {
  await shop.app.bulkChanges.runner.whenIdle();
  return (await owner.get<BulkReportJson>(`/api/bulk-changes/${id}`)).body;
}

const titlesOf = async (address: string, client: ApiClient = owner) =>
  (await client.get<ProductJson[]>(address)).body.map(({ title }) => title);

test("a bulk change runs by itself, says how far it is, and is undone", async () => {
  const selection = { query: { q: "beer" } };
  const except = products.slice(0, 1).map(({ id }) => id);
  const without = await owner.post<BulkPreviewJson>("/api/bulk-previews", { selection: { ...selection, except } });
  expect(without).toMatchObject({ status: 200, body: { chosen: 1 } });
  const preview = await owner.post<BulkPreviewJson>("/api/bulk-previews", { selection, deed: FEATURE });
  expect(preview).toMatchObject({ status: 200, body: { chosen: 2, changing: 2, refused: 0 } });

  const started = await owner.post<BulkChangeJson>("/api/bulk-changes", { selection, deed: FEATURE });
  expect(started).toMatchObject({ status: 201, body: { state: "running", total: 2, seen: 0, started_by: "Owner" } });
  expect(await finished(started.body.id)).toMatchObject({ state: "done", seen: 2, changed: 2, problems: [] });
  expect(await titlesOf("/api/products?featured=true")).toEqual(["Beer Mug", "Beer Helmet"]);
  expect((await owner.get<BulkChangeJson[]>("/api/bulk-changes")).body).toHaveLength(1);

  expect(await owner.post(`/api/bulk-changes/${started.body.id}/undo`)).toMatchObject({
    status: 200,
    body: { state: "undoing" },
  });
  expect(await finished(started.body.id)).toMatchObject({ state: "undone", restored: 2, kept: 0 });
  expect(await titlesOf("/api/products?featured=true")).toEqual([]);
  expect(await owner.post(`/api/bulk-changes/${started.body.id}/resume`)).toMatchObject({
    status: 409,
    body: { detail: "This bulk change did not fail." },
  });
});

test("products that a bulk change hides are gone for the public, and there for their owner", async () => {
  const [helmet] = products;
  const selection = { ids: [helmet?.id] };
  const deed = { kind: "flag", flag: "hidden", value: true };
  await finished((await owner.post<BulkChangeJson>("/api/bulk-changes", { selection, deed })).body.id);
  expect(await titlesOf("/api/products", shop.visitor)).toEqual(["Party Hat", "Beer Mug"]);
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(404);
  expect(await titlesOf("/api/products?visibility=all&hidden=true")).toEqual(["Beer Helmet"]);
});

test.each([
  [{ selection: { ids: [] }, deed: FEATURE }, "Choose at least one product."],
  [
    { selection: {}, deed: FEATURE },
    "selection must hold either ids or a query, and a query nothing but conditions that are known here.",
  ],
  [{ selection: { query: {} }, deed: { kind: "burn" } }, "deed must be of the kind category, tags, flag or delete."],
  [{ selection: { query: {} }, deed: { kind: "tags", add: [" "], remove: [] } }, "Name a tag to add or to remove."],
  [
    { selection: { query: {} }, deed: { kind: "tags", add: ["a"], remove: ["a"] } },
    "A tag cannot be added and removed at once.",
  ],
  [{ selection: { query: {} }, deed: { kind: "category", category: "Nowhere" } }, 'There is no category "Nowhere".'],
  [
    { selection: { query: {} }, deed: { kind: "flag", flag: "price", value: true } },
    "flag must be one of featured, trending, hidden.",
  ],
])("%j is refused in words", async (body, detail) => {
  expect(await owner.post("/api/bulk-changes", body)).toMatchObject({ status: 422, body: { detail } });
});

test.each([{ price_below: 10 }, { q: "beer", categry: "Party" }, { sort: "oldest" }, { visibility: "public" }])(
  "a condition that bulk changes do not know (%o) is refused, for it would let in more than was meant",
  async (query) => {
    const answer = await owner.post("/api/bulk-changes", { selection: { query }, deed: { kind: "delete" } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toMatch(/^selection/);
    expect(await titlesOf("/api/products")).toHaveLength(3);
  },
);

test("a bulk change that nobody began is not found", async () => {
  for (const path of ["", "/cancel", "/undo", "/resume"]) {
    const answer = path === "" ? owner.get("/api/bulk-changes/none") : owner.post(`/api/bulk-changes/none${path}`);
    expect(await answer).toMatchObject({ status: 404, body: { detail: "Bulk change not found" } });
  }
});

test("a product is hidden and shown by itself", async () => {
  const [helmet] = products;
  const put = (hidden: unknown) => owner.put<ProductJson>(`/api/products/${helmet?.id ?? ""}/visibility`, { hidden });
  expect(await put(true)).toMatchObject({ status: 200, body: { hidden: true } });
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(404);
  expect(await put(false)).toMatchObject({ status: 200, body: { hidden: false } });
  expect((await shop.visitor.get("/api/products/beer-helmet")).status).toBe(200);
  expect((await put("yes")).status).toBe(422);
  expect((await owner.put("/api/products/none/visibility", { hidden: true })).status).toBe(404);
});
