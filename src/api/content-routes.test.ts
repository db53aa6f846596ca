// Gift guides, giveaways and exclusive deals over the API.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DealId } from "../core/deals/deal.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { DealJson, SavedDealJson } from "../wire/deal-json.ts";
import type { GiveawayJson, SavedGiveawayJson } from "../wire/giveaway-json.ts";
import type { GuideDetailJson } from "../wire/guide-json.ts";
import type { ProductJson } from "../wire/product-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
});
afterEach(() => shop.close());

const LINK = "https://www.amazon.com/dp/B000000001";
const addProduct = async (title: string) => {
  const product = { title, description: "Odd.", price: "$1", affiliate_link: LINK, category: "Party" };
  return (await owner.post<ProductJson>("/api/products", product)).body.id;
};

const GUIDE = { title: "For hosts", description: "Loud.", occasion: "Birthday", featured: true };
const GIVEAWAY = {
  title: "Win a helmet",
  prize: "A helmet",
  start_date: "2026-01-01",
  end_date: "2026-01-05",
  active: true,
};
const DEAL = {
  title: "Half a helmet",
  exclusive_price: "$20",
  original_price: "$25",
  discount_percentage: "20%",
  affiliate_link: LINK,
};

test("a guide gives its products in the owner's order, with the words about each", async () => {
  const [one, two] = [await addProduct("One"), await addProduct("Two")];
  const products = [{ product_id: two, blurb: "First of all." }, { product_id: one }];
  const saved = await owner.post<GuideDetailJson>("/api/gift-guides", { ...GUIDE, products });
  expect(saved).toMatchObject({ status: 201, body: { ...GUIDE, slug: "for-hosts", image: "" } });
  const found = await shop.visitor.get<GuideDetailJson>("/api/gift-guides/for-hosts");
  expect(found.body.products.map(({ product, blurb }) => [product.title, blurb])).toEqual([
    ["Two", "First of all."],
    ["One", ""],
  ]);
  expect((await shop.visitor.get("/api/gift-guides")).body).toMatchObject([{ slug: "for-hosts" }]);
  expect((await owner.get(`/api/products/${two}/gift-guides`)).body).toMatchObject([{ title: "For hosts" }]);
  expect((await owner.get("/api/products/none/gift-guides")).body).toEqual([]);
  await owner.delete(`/api/products/${two}`);
  expect((await shop.visitor.get<GuideDetailJson>("/api/gift-guides/for-hosts")).body.products).toHaveLength(1);
});

test("saving a guide without products leaves those it has, an empty list takes them out", async () => {
  const products = [{ product_id: await addProduct("One") }];
  const { body } = await owner.post<GuideDetailJson>("/api/gift-guides", { ...GUIDE, products });
  const address = `/api/gift-guides/${body.id}`;
  const renamed = await owner.put<GuideDetailJson>(address, {
    ...GUIDE,
    title: "Renamed",
    updated_at: body.updated_at,
  });
  expect(renamed).toMatchObject({
    status: 200,
    body: { title: "Renamed", slug: "for-hosts", products: [{ product: { title: "One" } }] },
  });
  expect((await owner.put<GuideDetailJson>(address, { ...GUIDE, products: [] })).body.products).toEqual([]);
  expect((await owner.put(address, { ...GUIDE, updated_at: body.updated_at })).status).toBe(409);
});

test("a guide takes products that exist, each once", async () => {
  const one = await addProduct("One");
  const products = [{ product_id: one }, { product_id: "nobody" }, { product_id: one }];
  const answer = await owner.post("/api/gift-guides", { ...GUIDE, products });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([
    { field: "products.1.product_id", message: 'There is no product with the id "nobody".' },
    { field: "products.2.product_id", message: "This product is in the guide twice." },
  ]);
  expect((await shop.visitor.get("/api/gift-guides")).body).toEqual([]);
});

test("a giveaway's dates without an offset are days of the shop", async () => {
  await shop.app.settings.saveSettings({ timeZone: "America/New_York" });
  const { status, body } = await owner.post<SavedGiveawayJson>("/api/giveaways", GIVEAWAY);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    start_date: "2026-01-01T05:00:00.000Z",
    end_date: "2026-01-06T04:59:59.999Z",
    warnings: [],
  });
  const offsets = { start_date: "2026-01-01T12:00:00+02:00", end_date: "2026-01-01T12:00:00Z" };
  const again = await owner.put(`/api/giveaways/${body.id}`, { ...GIVEAWAY, ...offsets });
  expect(again.body).toMatchObject({ start_date: "2026-01-01T10:00:00.000Z", end_date: "2026-01-01T12:00:00.000Z" });
  expect((await shop.visitor.get<GiveawayJson>("/api/giveaways/win-a-helmet")).body.end_date).toBe(
    "2026-01-01T12:00:00.000Z",
  );
});

test.each([
  ["end_date", "2025-12-31", "The end date is before the start date."],
  ["end_date", "2026-02-30", "End date: There is no such day in that month."],
  ["end_date", "tomorrow", "End date: Enter a date such as 2025-01-05 or 2025-01-05T18:00."],
  ["start_date", "", "Start date is required."],
  ["start_date", 45292, "Start date must be a date."],
  ["start_date", "10000-01-01", "Start date: The year must lie between 1900 and 9999."],
  ["prize", "", "Prize is required."],
])("a giveaway with a wrong %s (%s) is refused in words", async (field, value, message) => {
  const answer = await owner.post("/api/giveaways", { ...GIVEAWAY, [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
});

test("a giveaway of one day runs all that day", async () => {
  const answer = await owner.post("/api/giveaways", { ...GIVEAWAY, start_date: "2026-02-01", end_date: "2026-02-01" });
  expect(answer).toMatchObject({
    status: 201,
    body: { start_date: "2026-02-01T00:00:00.000Z", end_date: "2026-02-01T23:59:59.999Z" },
  });
});

test("flags that contradict the dates are accepted with a word to the owner", async () => {
  const answer = await owner.post<SavedGiveawayJson>("/api/giveaways", { ...GIVEAWAY, winner_announced: true });
  expect(answer.body.warnings).toMatchObject([
    { field: "active", message: expect.stringContaining("winner is announced") },
  ]);
});

test("a deal is active until it expires, and stays in the whole list", async () => {
  const soon = new Date(shop.clock.now() + 60_000).toISOString();
  const { status, body } = await owner.post<SavedDealJson>("/api/exclusives", { ...DEAL, expires_at: soon });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...DEAL, slug: "half-a-helmet", expires_at: soon, warnings: [] });
  await owner.post("/api/exclusives", { ...DEAL, title: "For good", expires_at: null });
  const titles = async (query: string) =>
    (await shop.visitor.get<readonly DealJson[]>(`/api/exclusives${query}`)).body.map(({ title }) => title);
  expect(await titles("?active=true")).toEqual(["Half a helmet", "For good"]);
  shop.clock.advance(60_000);
  expect(await titles("?active=true")).toEqual(["For good"]);
  expect(await titles("")).toEqual(["Half a helmet", "For good"]);
});

test("a discount is stored in the form that reads well before OFF, and a contradiction is rejected", async () => {
  const plain = await owner.post<SavedDealJson>("/api/exclusives", { ...DEAL, discount_percentage: "-20% OFF" });
  expect(plain.body).toMatchObject({ discount_percentage: "20%", warnings: [] });
  const odd = { ...DEAL, discount_percentage: "30%" };
  const message = "The prices make this 20% off, not 30%. Correct it, or leave it empty.";
  const rejected = { status: 422, body: { detail: message, errors: [{ field: "discount_percentage", message }] } };
  expect(await owner.post("/api/exclusives", odd)).toMatchObject(rejected);
  expect(await owner.put(`/api/exclusives/${plain.body.id}`, odd)).toMatchObject(rejected);
  const over = await owner.post<SavedDealJson>("/api/exclusives", { ...DEAL, expires_at: "2025-12-31" });
  expect(over.body.warnings).toMatchObject([
    { field: "expires_at", message: "This deal has expired already. Shoppers do not see it." },
  ]);
});

test.each([
  ["/api/gift-guides", GUIDE, "Gift guide not found"],
  ["/api/giveaways", GIVEAWAY, "Giveaway not found"],
  ["/api/exclusives", DEAL, "Exclusive deal not found"],
])("%s: saved, changed, in conflict, deleted, gone", async (path, entity, notFound) => {
  const { body } = await owner.post<{ id: string; slug: string; updated_at: string }>(path, entity);
  const address = `${path}/${body.id}`;
  const changed = await owner.put(address, { ...entity, title: "Changed", updated_at: body.updated_at });
  expect(changed).toMatchObject({ status: 200, body: { title: "Changed", slug: body.slug } });
  const stale = await owner.put(address, { ...entity, updated_at: body.updated_at });
  expect(stale).toMatchObject({ status: 409, body: { code: "conflict", current: { title: "Changed" } } });
  expect((await shop.visitor.get(`${path}/${body.slug}`)).body).toMatchObject({ title: "Changed" });
  expect((await owner.delete(address)).status).toBe(204);
  for (const key of [body.slug, body.id]) {
    expect(await shop.visitor.get(`${path}/${key}`)).toMatchObject({ status: 404, body: { detail: notFound } });
  }
  expect((await owner.put(address, entity)).status).toBe(404);
  expect((await owner.delete(address)).status).toBe(404);
});

test("a discount that is left out is calculated from the prices, where they imply one", async () => {
  const { discount_percentage: _, ...withoutDiscount } = DEAL;
  const saved = await owner.post<SavedDealJson>("/api/exclusives", withoutDiscount);
  expect(saved).toMatchObject({ status: 201, body: { discount_percentage: "20%" } });
  const prices = { exclusive_price: "$10 - $20", original_price: "$30" };
  const revised = await owner.put(`/api/exclusives/${saved.body.id}`, { ...withoutDiscount, ...prices });
  const message = "Enter a discount. It can't be calculated from these prices.";
  expect(revised).toMatchObject({ status: 422, body: { errors: [{ field: "discount_percentage", message }] } });
});

test("the public never sees a contradiction that is stored already; its owner sees what is stored", async () => {
  const saved = await owner.post<SavedDealJson>("/api/exclusives", { ...DEAL, expires_at: null });
  await shop.storage.publish(async ({ deals }) => {
    const stored = await deals.findById(saved.body.id as DealId);
    if (stored !== undefined) await deals.update({ ...stored, discountPercentage: "54%" });
  });
  const discountsOf = async (client: ApiClient, query = "") => {
    const list = await client.get<readonly DealJson[]>(`/api/exclusives${query}`);
    const one = await client.get<DealJson>(`/api/exclusives/${saved.body.id}`);
    return [...list.body, one.body].map((deal) => deal.discount_percentage);
  };
  expect(await discountsOf(shop.visitor)).toEqual(["20%", "20%"]);
  expect(await discountsOf(shop.visitor, "?active=true")).toEqual(["20%", "20%"]);
  expect(await discountsOf(owner)).toEqual(["54%", "54%"]);
});

const titlesFor = async (client: ApiClient) =>
  (await client.get<readonly GiveawayJson[]>("/api/giveaways")).body.map(({ title }) => title).toSorted();

test("a giveaway that has not started is in the public list from its start, and in its owner's list before", async () => {
  const at = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
  const dates = { start_date: at(60_000), end_date: at(120_000) };
  await owner.post("/api/giveaways", { ...GIVEAWAY, ...dates, title: "Quiet" });
  await owner.post("/api/giveaways", { ...GIVEAWAY, ...dates, title: "Announced", announce: true });
  await owner.post("/api/giveaways", { ...GIVEAWAY, ...dates, title: "Off", announce: true, active: false });
  expect(await titlesFor(shop.visitor)).toEqual(["Announced"]);
  expect(await titlesFor(owner)).toEqual(["Announced", "Off", "Quiet"]);
  shop.clock.advance(59_999);
  expect(await titlesFor(shop.visitor)).toEqual(["Announced"]);
  shop.clock.advance(1);
  expect(await titlesFor(shop.visitor)).toEqual(["Announced", "Off", "Quiet"]);
});

test("a giveaway keeps how to enter and who won; the winner's name stays private until it is announced", async () => {
  const fields = {
    how_to_enter: "Write to us.\nOnce.",
    entry_url: "https://forms.example/enter?id=1",
    sponsor: "Hats Inc.",
    eligibility: "Adults",
    rules: "No purchase necessary.",
    winner_name: "Dana W.",
    announce: true,
  };
  const { status, body } = await owner.post<SavedGiveawayJson>("/api/giveaways", { ...GIVEAWAY, ...fields });
  expect({ status, body }).toMatchObject({ status: 201, body: fields });
  const path = `/api/giveaways/${body.slug}`;
  expect((await shop.visitor.get(path)).body).toMatchObject({ ...fields, winner_name: "" });
  expect((await owner.get(path)).body).toMatchObject(fields);
  await owner.put(`/api/giveaways/${body.id}`, { ...GIVEAWAY, ...fields, winner_announced: true });
  expect((await shop.visitor.get(path)).body).toMatchObject(fields);
});

test("an entry link is as safe as any other link", async () => {
  const answer = await owner.post("/api/giveaways", { ...GIVEAWAY, entry_url: "javascript:alert(1)" });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: "entry_url" }] } });
});
