import fastifyCompress from "@fastify/compress";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { forgetfulAnswers } from "../testing/public-answers.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { registerFeed } from "./feed.ts";
import { registerRobots } from "./robots.ts";
import { registerSitemap } from "./sitemap.ts";

const BASE_URL = "https://shop.example";
const server = Fastify();
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.owner();
  await owner.post("/api/categories", { name: "Hats", description: "" });
  await addProduct(owner, "Tom & Jerry <b>Hat</b>");
  await server.register(fastifyCompress, { threshold: 1024, encodings: ["br", "gzip"] });
  const parts = { answers: forgetfulAnswers(), baseUrl: BASE_URL };
  registerSitemap(server, shop.app, parts);
  registerRobots(server, parts);
  registerFeed(server, shop.app, parts);
});

afterAll(() => shop.close());

async function addProduct(owner: ApiClient, title: string): Promise<void> {
  const body = { title, description: "For & <you>", price: "$5", category: "Hats" };
  const answer = await owner.post("/api/products", { ...body, affiliate_link: "https://merchant.example/a?b=1&c=2" });
  if (answer.status !== 201) throw new Error(answer.text);
}

const read = async (url: string) => (await server.inject(url)).body;

test("the sitemap lists every kind of public page under the shop's own name", async () => {
  const sitemap = await read("/sitemap.xml");
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  const lists = ["/", "/gift-guides", "/giveaways", "/exclusives"];
  const shopPages = ["/about", "/contact", "/privacy", "/disclosure"];
  const entities = ["/category/hats", "/product/tom-jerry-b-hat-b"];
  expect(addresses).toEqual([...lists, ...shopPages, ...entities].map((path) => BASE_URL + path));
});

test("a part of the sitemap beyond the last does not exist", async () => {
  expect((await server.inject("/sitemap-products-1.xml")).statusCode).toBe(200);
  expect((await server.inject("/sitemap-products-2.xml")).statusCode).toBe(404);
  expect((await server.inject("/sitemap-products-0.xml")).statusCode).toBe(404);
});

test("crawlers are kept out of the admin area and told where the sitemap is", async () => {
  const robots = await read("/robots.txt");
  expect(robots).toContain("Disallow: /admin\n");
  expect(robots).toContain("Disallow: /surprise\n");
  expect(robots).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
});

test("the feed leads to the shop's own pages and carries titles as text, never as markup", async () => {
  const feed = await read("/feed.xml");
  expect(feed).toContain("<title>Tom &amp; Jerry &lt;b&gt;Hat&lt;/b&gt;</title>");
  expect(feed).toContain(`<link>${BASE_URL}/product/tom-jerry-b-hat-b</link>`);
  expect(feed).not.toContain("merchant.example");
});

const FILES = ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-products-1.xml", "/feed.xml", "/robots.txt"];

test.each(FILES.flatMap((url) => ["br", "gzip", "identity"].map((encoding) => [url, encoding] as const)))(
  "%s in %s has an ETag, varies by encoding, and HEAD says what GET sends",
  async (url, encoding) => {
    const headers = { "accept-encoding": encoding };
    const got = await server.inject({ url, headers });
    const asked = await server.inject({ method: "HEAD", url, headers });
    for (const name of ["etag", "vary", "content-length", "content-encoding", "content-type", "last-modified"])
      expect(asked.headers[name], name).toBe(got.headers[name]);
    expect(asked.headers["content-length"]).toBe(String(got.rawPayload.length));
    expect(asked.rawPayload).toHaveLength(0);
    expect(got.headers["vary"]).toBe("accept-encoding");
    expect(got.headers["etag"]).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await server.inject({ url, headers: { ...headers, "if-none-match": String(got.headers["etag"]) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers["etag"]).toBe(got.headers["etag"]);
  },
);

test("what lists products says when the latest of them changed", async () => {
  for (const url of ["/sitemap.xml", "/sitemap-products-1.xml", "/feed.xml"]) {
    const { headers } = await server.inject(url);
    expect(Date.parse(String(headers["last-modified"])), url).toBe(Math.floor(shop.clock.now() / 1000) * 1000);
  }
});

test("another product changes the ETag of what lists it, and of nothing else", async () => {
  const tags = async () =>
    Object.fromEntries(
      await Promise.all(FILES.map(async (url) => [url, (await server.inject(url)).headers["etag"]] as const)),
    );
  const before = await tags();
  await addProduct(await shop.owner(), "Party Hat");
  const after = await tags();
  const changed = FILES.filter((url) => before[url] !== after[url]);
  expect(changed).toEqual(["/sitemap.xml", "/sitemap-products-1.xml", "/feed.xml"]);
});
