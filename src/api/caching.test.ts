import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  const owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
  await owner.post("/api/products", {
    title: "Beer Helmet",
    description: "Holds two cans.",
    price: "$19.99",
    affiliate_link: "https://www.amazon.com/dp/B000000001",
    category: "Party",
  });
});
afterEach(() => shop.close());

const PUBLIC = "public, max-age=0, must-revalidate";
const ADDRESSES = [
  "/api/products",
  "/api/products?limit=10",
  "/api/products/beer-helmet",
  "/api/categories",
  "/api/gift-guides",
  "/api/giveaways",
  "/api/exclusives?active=true",
  "/api/openapi.json",
];

test.each(ADDRESSES)("%s is asked about each time, and answers 304 as long as nothing changed", async (address) => {
  const first = await shop.visitor.get(address);
  const tag = String(first.headers["etag"]);
  expect(first).toMatchObject({
    status: 200,
    headers: { "cache-control": PUBLIC, etag: expect.stringMatching(/^W\/"/) },
  });
  for (const ifNoneMatch of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
    const again = await shop.visitor.get(address, { "if-none-match": ifNoneMatch });
    expect(again, ifNoneMatch).toMatchObject({
      status: 304,
      text: "",
      headers: { etag: tag, "cache-control": PUBLIC },
    });
  }
  expect((await shop.visitor.get(address, { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["/api/products", "/api/products?limit=10", "/api/categories"])(
  "%s has a new tag once something changed",
  async (address) => {
    const before = await shop.visitor.get(address);
    const owner = await shop.owner();
    await owner.post("/api/categories", { name: "Desk" });
    await owner.delete(`/api/products/${await findId()}`);
    const after = await shop.visitor.get(address, { "if-none-match": String(before.headers["etag"]) });
    expect(after.status).toBe(200);
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  },
);

async function findId(): Promise<string> {
  return (await shop.visitor.get<{ id: string }>("/api/products/beer-helmet")).body.id;
}

test.each(ADDRESSES)("%s is kept nowhere when a token came with the request", async (address) => {
  const owner = await shop.owner();
  for (const client of [owner, shop.visitor.as("A".repeat(43))]) {
    const answer = await client.get(address, { "if-none-match": "*" });
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(answer.headers).not.toHaveProperty("etag");
  }
});

test("errors are kept nowhere", async () => {
  for (const address of ["/api/products/nothing", "/api/products?limit=0", "/api/auth/me"]) {
    const answer = await shop.visitor.get(address);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
    expect(answer.headers, address).not.toHaveProperty("etag");
  }
});

test.each(ADDRESSES)("HEAD %s answers as GET does, without a body", async (url) => {
  const get = await shop.visitor.get(url);
  const head = await shop.visitor.send({ method: "HEAD", url });
  expect(head).toMatchObject({
    status: 200,
    text: "",
    headers: { etag: get.headers["etag"], "content-type": get.headers["content-type"] },
  });
});

test("an active deal that expires changes the list's tag without a change of the shop", async () => {
  const owner = await shop.owner();
  await owner.post("/api/exclusives", {
    title: "Half price",
    exclusive_price: "$5",
    original_price: "$10",
    discount_percentage: "50%",
    affiliate_link: "https://www.amazon.com/dp/B000000001",
    expires_at: new Date(shop.clock.now() + 1000).toISOString(),
  });
  const before = await shop.visitor.get<readonly unknown[]>("/api/exclusives?active=true");
  expect(before.body).toHaveLength(1);
  shop.clock.advance(1000);
  const after = await shop.visitor.get("/api/exclusives?active=true", {
    "if-none-match": String(before.headers["etag"]),
  });
  expect(after).toMatchObject({ status: 200, body: [] });
});
