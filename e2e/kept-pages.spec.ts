// Pages and lists are kept as ready bytes: each changes at its instant, and nobody's request spoils it for others.
import { request } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addThing, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";
import {
  ACTIVE_DEALS_INSTANTS,
  DEAL,
  DEAL_INSTANTS,
  faultAfter,
  faultBefore,
  GIVEAWAY,
  GIVEAWAY_INSTANTS,
  type Instant,
  TIME_ZONE,
} from "./instants.ts";
import { publicPaths } from "./public-routes.ts";

const HOUR_MS = 60 * 60 * 1000;

test.describe("at their instants, without any change of the shop", () => {
  let shop: BuiltShop;
  let giveawayPath: string;

  test.beforeAll(async () => {
    shop = await startBuiltShop({ SEED_DEMO: "0" });
    const owner = { url: shop.url, token: await registerOwner(shop.url) };
    await fetch(`${shop.url}/api/settings`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ time_zone: TIME_ZONE }),
    });
    const { slug } = await addThing(owner, GIVEAWAY);
    giveawayPath = `/giveaways/${slug}`;
    await addThing(owner, DEAL);
  });

  test.afterAll(async () => shop.stop());

  async function readAt(path: string, now: number): Promise<string> {
    await shop.setClock(now);
    return (await fetch(shop.url + path)).text();
  }

  /** Kept well before each instant and up to the last millisecond before it; another one from then on. */
  async function expectChanges(path: string, instants: readonly Instant[]): Promise<void> {
    let last: string | undefined;
    for (const instant of instants) {
      const before = await readAt(path, instant.at - HOUR_MS);
      expect(before).toBe(last ?? before);
      for (const now of [instant.at - HOUR_MS / 2, instant.at - 1]) expect(await readAt(path, now)).toBe(before);
      expect(faultBefore(before, instant), instant.name).toBeUndefined();
      const after = await readAt(path, instant.at);
      expect(faultAfter(after, instant), instant.name).toBeUndefined();
      expect(await readAt(path, instant.at + 1)).toBe(after);
      last = after;
    }
  }

  for (const list of [true, false]) {
    test(`a giveaway's ${list ? "list" : "own page"}: at its start and right after its end`, async () =>
      expectChanges(list ? "/giveaways" : giveawayPath, GIVEAWAY_INSTANTS));
  }

  test("a deal: at its last 24 hours, and at midnight of the shop's zone after its last day", async () =>
    expectChanges("/exclusives", DEAL_INSTANTS));

  test("the list of active deals in the API: at the same midnight", async () =>
    expectChanges("/api/exclusives?active=true", ACTIVE_DEALS_INSTANTS));
});

const API_PATHS = [
  "/api/products?limit=10",
  "/api/products?featured=true&limit=3",
  "/api/products",
  "/api/products/the-shower-disco",
  "/api/categories",
  "/api/gift-guides",
  "/api/gift-guides/for-the-friend-who-has-everything",
  "/api/giveaways",
  "/api/exclusives",
  "/api/exclusives?active=true",
  "/api/price-choices",
  "/api/close-matches?q=discco",
  "/api/pages/about",
  "/api/openapi.json",
  "/api/docs",
];
const LISTED_PATHS = [
  "/?q=disco",
  "/?sort=price_asc",
  "/?price=15-30",
  "/?category=Party+Starters",
  "/?q=lamp&sort=price_asc",
  "/?q=nothing-of-the-kind",
  "/category/party-starters?sort=price_desc",
  "/saved?items=the-shower-disco",
];
const FILES = ["/sitemap.xml", "/feed.xml", "/robots.txt", "/favicon.svg"];

/** Headers that some server somewhere heeds. */
const FORGED = `
  Host Forwarded X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For X-Forwarded-Port X-Forwarded-Prefix
  X-Forwarded-Path X-Forwarded-Scheme X-Forwarded-Ssl X-Forwarded-Server X-Forwarded-Uri X-Original-Url
  X-Original-Host X-Rewrite-Url X-Override-Url X-Host X-Real-Ip X-Client-Ip Client-Ip True-Client-Ip
  Cf-Connecting-Ip Fastly-Client-Ip X-Cluster-Client-Ip X-Originating-Ip X-Remote-Ip X-Remote-Addr X-Proxy-Url
  X-Url-Scheme X-Scheme Front-End-Https X-Http-Method X-Http-Method-Override X-Method-Override
  X-Middleware-Subrequest X-Middleware-Rewrite X-Nextjs-Data X-Matched-Path X-Invoke-Path X-Invoke-Status Rsc
  Next-Action X-Now-Route-Matches X-React-Router-Spa-Mode X-React-Router-Prerender-Data X-Remix-Response
  X-Data-Path Purpose Sec-Purpose X-Moz X-Purpose Sec-Fetch-Mode Sec-Fetch-Dest Sec-Fetch-Site Sec-Gpc Dnt
  User-Agent Accept Accept-Language Accept-Charset Accept-Datetime Accept-Encoding Referer Origin Cookie
  Cache-Control Pragma If-Modified-Since If-Unmodified-Since If-None-Match If-Match If-Range Range Request-Range
  Content-Type Content-Encoding Content-Language Via Authorization Proxy-Authorization Www-Authenticate From Date
  Age Warning Te X-Backend-Host Max-Forwards Link Location Refresh Set-Cookie Vary Etag Expires Surrogate-Key
  Surrogate-Control Cache-Tag Cdn-Loop X-Cache X-Cache-Key X-Cache-Control X-Varnish Akamai-Origin-Hop
  X-Accel-Redirect X-Accel-Expires X-Sendfile X-Request-Id X-Correlation-Id Traceparent Baggage X-Requested-With
  X-Wap-Profile X-Att-Deviceid X-Device Save-Data Device-Memory Viewport-Width Width Dpr Sec-Ch-Ua
  Sec-Ch-Ua-Mobile Sec-Ch-Prefers-Color-Scheme X-Timer __proto__ Constructor
`
  .trim()
  .split(/\s+/);

const VALUES: Readonly<Record<string, string>> = {
  Range: "bytes=0-10",
  "Accept-Encoding": "identity",
  "If-None-Match": "*",
  Authorization: "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "Content-Type": "text/html; charset=utf-7",
  "X-Http-Method-Override": "POST",
};

test.describe("whatever others sent along", () => {
  let shop: BuiltShop;
  test.beforeAll(async () => {
    shop = await startBuiltShop();
  });
  test.afterAll(async () => shop.stop());

  /** All that comes back, but the time of day. */
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const sent = request(new URL(path, shop.url), { headers });
    sent.end();
    const [answer] = await once(sent, "response");
    const { date: _date, ...received } = answer.headers;
    return JSON.stringify({ status: answer.statusCode, received, body: await text(answer) });
  }

  test("a clean request is answered as before, byte for byte", async () => {
    test.setTimeout(120_000);
    const paths = [...(await publicPaths()), ...LISTED_PATHS, ...API_PATHS, ...FILES].filter(
      (path) => path !== "/no-such-page",
    );
    expect(FORGED.length).toBeGreaterThanOrEqual(120);
    expect(paths.length).toBeGreaterThanOrEqual(40);
    for (const path of paths) {
      const baseline = await ask(path);
      await Promise.all(FORGED.map((name) => ask(path, { [name]: VALUES[name] ?? "evil.example" })));
      const clean = await ask(path);
      // A difference is a whole page long: the path says enough.
      expect(clean === baseline, path).toBe(true);
      expect(clean, path).not.toContain("evil.example");
    }
  });

  test("nor where the first request of all was a forged one", async () => {
    const forged = Object.fromEntries(
      FORGED.filter((name) => !/^(?:host|range|te|auth)/i.test(name)).map((name) => [
        name,
        VALUES[name] ?? "evil.example",
      ]),
    );
    for (const path of ["/about?first", "/api/categories?first", "/?q=lamp"]) {
      await ask(path, forged);
      expect(await ask(path)).not.toContain("evil.example");
    }
  });
});
