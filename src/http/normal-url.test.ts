import fc from "fast-check";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerApi } from "../api/register-api.ts";
import { requestRaw } from "../testing/raw-request.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { createAdmission } from "./admission.ts";
import { readableUrl } from "./malformed-requests.ts";
import { redirectToNormalUrl, toNormalPath } from "./normal-url.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { createPublicAnswers } from "./page-cache/public-answers.ts";
import { registerPages } from "./pages.ts";

let shop: TestShop;
let cache: PageCache;
let server: FastifyInstance;
let rendered: string[];

/** Pages and the API over one cache, as in http.ts. */
beforeEach(async () => {
  shop = await openTestShop();
  cache = createPageCache({ maxBytes: 1_048_576 });
  rendered = [];
  const admission = createAdmission();
  const answers = createPublicAnswers({ cache, clock: shop.clock, headers: {}, caches: "purged", admission });
  server = Fastify({ rewriteUrl: readableUrl });
  redirectToNormalUrl(server);
  const config = { host: "127.0.0.1", baseUrl: "http://127.0.0.1" };
  await registerApi(server, { app: shop.app, answers, admission, config });
  registerPages(server, {
    answers,
    async render(path) {
      rendered.push(path);
      const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
      return { status: 404, headers, body: Buffer.from("page"), tags: new Set(["products"]), validUntil: undefined };
    },
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await server.close();
  await shop.close();
});

const ask = (target: string, method = "GET") => requestRaw(server.server, target, { method });

/** What routers, URL parsers and proxies read differently. */
const SPELLINGS = [
  "//api/categories",
  "///api//categories",
  "/x/../api/categories",
  "/x/%2e%2E/api/categories",
  "/x/.%2e/api/categories",
  "/./api/categories",
  "/%2e/api/categories",
  "/%61pi/categories",
  "/%%361pi/categories",
  "/api/c%61tegories",
  "/api\\categories",
  "/\\api/categories",
  "/x\\..\\api/categories",
  "/API/categories",
  "//evil.example/../api/categories",
  "http://127.0.0.1//api/categories",
];

test.each(SPELLINGS)("%s is redirected to the API's URL, and leaves nothing in the cache", async (target) => {
  // At the same moment, so that both would join one making.
  const [odd, plain] = await Promise.all([ask(target), ask("/api/categories")]);
  expect(odd).toMatchObject({ status: 308, headers: { location: "/api/categories", "cache-control": "no-store" } });
  expect(odd.headers["cdn-cache-control"]).toBeUndefined();
  expect(plain).toMatchObject({ status: 200, headers: { "content-type": "application/json; charset=utf-8" } });
  expect(cache.find(target, shop.clock.now())).toBeUndefined();
  expect(rendered).toEqual([]);
});

test.each([
  ["//?q=mug", "/?q=mug"],
  ["//giveaways", "/giveaways"],
  ["/ADMIN", "/admin"],
  ["/%61dmin", "/admin"],
  ["/%41dmin/Products?q=Hat", "/admin/products?q=Hat"],
  ["/Giveaways", "/giveaways"],
  ["/caf%C3%A9/X", "/caf%C3%A9/x"],
])("%s is redirected to %s", async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 308, headers: { location, "cache-control": "no-store" } });
  expect(await ask(target, "POST")).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect((await ask(location)).status).toBe(404);
});

test.each([
  "/",
  "/saved/",
  "/?q=a//b/../c%61",
  "/category/desk?sort=price_asc",
  "/product/caf%C3%A9",
  "/api/products/a%2Fb",
  "/assets/Home-X.js",
])("%s is normal already", async (target) => {
  expect((await ask(target)).status).not.toBe(308);
});

test("a page whose percent signs encode nothing is not cached, and never shared with the URL it is read as", async () => {
  const [malformed, plain] = await Promise.all([ask("/50%-off"), ask("/50%25-off")]);
  expect(malformed).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect(malformed.headers["cdn-cache-control"]).toBeUndefined();
  expect(plain.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

const OUTSIDE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/%5Cevil.example",
  "/%2F/evil.example",
  "/%2e%2e//evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "//evil.example/%2e%2e/%2e%2e//evil.example",
  "//@evil.example",
  "/;//evil.example",
  "https:evil.example",
  "http:////evil.example",
  "javascript:alert(1)",
];

test.each(OUTSIDE)("no redirect for %s leaves the shop", async (target) => {
  const { location = "/" } = (await ask(target)).headers;
  expect(new URL(location, "http://shop.example").host).toBe("shop.example");
});

test("any path has one normal form, which starts with exactly one slash", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E",
    "%5c",
    "%2f",
    "%09",
    "%",
    "%25",
    "41",
    "evil",
    "?",
    "é",
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = `/${parts.join("").replaceAll("?", "%3f")}`;
      const normal = toNormalPath(path);
      expect(toNormalPath(normal)).toBe(normal);
      expect(normal).toMatch(/^\/(?![/\\])/);
      expect(new URL(normal, "http://shop.example").host).toBe("shop.example");
    }),
  );
});

test("many levels of encoding in one long path are decoded in one pass", () => {
  const levels = 60_000;
  expect(toNormalPath(`/${"%".repeat(levels)}${"3".repeat(levels - 1)}41`)).toBe("/A");
});
