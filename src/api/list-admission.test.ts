// Many concurrent requests for whole lists: a few are served, some wait, and the rest get 503 with Retry-After.
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Product } from "../core/catalogue/product.ts";
import { createAdmission } from "../http/admission.ts";
import { createPageCache } from "../http/page-cache/page-cache.ts";
import { createPublicAnswers } from "../http/page-cache/public-answers.ts";
import { requestRaw } from "../testing/raw-request.ts";
import { openTestShop, OWNER, type TestShop } from "../testing/test-shop.ts";
import { registerApi } from "./register-api.ts";

/** Their list is too long to cache. */
const PRODUCTS = 160;

let shop: TestShop;
let server: FastifyInstance;
let open: number;
let most: number;
let isUnderPressure: boolean;

beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
  const product = {
    title: "Hat",
    description: "x".repeat(1900),
    price: "$9",
    affiliate_link: "https://merchant.example/hat",
    category: "Party",
  };
  for (let count = 0; count < PRODUCTS; count += 1) await owner.post("/api/products", product);
}, 60_000);
beforeEach(async () => {
  isUnderPressure = false;
  server = await serve();
});
afterEach(() => server.close());
afterAll(() => shop.close());

/** Counts the lists that are read at the same time. */
async function serve(): Promise<FastifyInstance> {
  open = 0;
  most = 0;
  const count = async function* (products: AsyncIterable<Product>) {
    open += 1;
    most = Math.max(most, open);
    try {
      yield* products;
    } finally {
      open -= 1;
    }
  };
  const { forVisitors } = shop.app;
  const counted = (app: TestShop["app"]): TestShop["app"] => ({
    ...app,
    forVisitors: () => counted(forVisitors()),
    catalogue: { ...app.catalogue, streamProducts: (query) => count(app.catalogue.streamProducts(query)) },
  });
  const admission = createAdmission({ isHigh: () => isUnderPressure });
  const cache = createPageCache({ maxBytes: 1_048_576 });
  const answers = createPublicAnswers({ cache, clock: shop.clock, headers: {}, caches: "tagged", admission });
  const config = { host: "127.0.0.1", baseUrl: "http://127.0.0.1" };
  const started = Fastify();
  await registerApi(started, { app: counted(shop.app), answers, admission, config });
  await started.listen({ port: 0, host: "127.0.0.1" });
  return started;
}

const ask = (path: string, lines: readonly string[] = []) =>
  requestRaw(server.server, path, { lines: ["Host: 127.0.0.1", ...lines] });

const statusesOf = (responses: readonly { readonly status: number }[]) =>
  [...new Set(responses.map(({ status }) => status))].toSorted((a, b) => a - b);

test.each([
  ["without a token", []],
  ["with an invalid token", [`Authorization: Bearer ${"x".repeat(43)}`]],
])("of 200 who ask for the whole list at once %s, few are read for at a time", async (_name, lines) => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => ask("/api/products", lines)));
  expect(statusesOf(responses)).toEqual([200, 503]);
  expect(most).toBeLessThanOrEqual(6);
  for (const { status, headers, body } of responses) {
    expect(body.endsWith(status === 200 ? "]\r\n0\r\n\r\n" : '"code":"busy"}'), body.slice(-40)).toBe(true);
    expect(headers["retry-after"]).toBe(status === 200 ? undefined : "2");
  }
  await expect.poll(() => open).toBe(0);
  expect((await ask("/api/products")).status).toBe(200);
});

test("the owner's lists have slots that visitors can't take, even under pressure", async () => {
  isUnderPressure = true;
  const { authorization } = await signIn();
  const crowd = Promise.all(Array.from({ length: 100 }, () => ask("/api/products")));
  const own = await Promise.all(Array.from({ length: 10 }, () => ask("/api/products", [authorization])));
  expect(statusesOf(own)).toEqual([200]);
  expect(statusesOf(await crowd)).toEqual([200, 503]);
});

test("a client that disconnects releases its slot", async () => {
  const asking = Array.from({ length: 60 }, async () => {
    const aborted = await fetch(urlOf("/api/products"), { signal: AbortSignal.timeout(1) }).catch(() => undefined);
    return aborted;
  });
  await Promise.all(asking);
  await expect.poll(() => open).toBe(0);
  const after = await Promise.all(Array.from({ length: 6 }, () => ask("/api/products?sort=price_asc")));
  expect(statusesOf(after)).toEqual([200]);
});

const urlOf = (path: string): string => {
  const address = server.server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}${path}`;
};

async function signIn(): Promise<{ readonly authorization: string }> {
  const { token } = await shop.app.accounts.signIn({ ...OWNER, address: "127.0.0.1" });
  return { authorization: `Authorization: Bearer ${token}` };
}
