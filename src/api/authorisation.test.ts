// Walks the table of routes: whoever is nobody changes nothing.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "../core/accounts/role.ts";
import type { ApiClient, ApiRequest } from "../testing/api-client.ts";
import { OWNER, openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { SignedInJson } from "../wire/account-json.ts";
import type { NewInvitationJson } from "../wire/team-json.ts";
import type { ProductJson } from "../wire/product-json.ts";
import { checkRoute, type Route } from "./route.ts";
import { ROUTES } from "./route-table.ts";

const OPEN_WRITES = new Set(["/auth/login", "/auth/sign-in-link", "/auth/register", "/auth/invitation"]);
/** All that an editor may not even read. */
const OWNER_PATHS = /^\/(?:accounts|sessions|invitations|settings|backups|demo|audit-log)(?:\/|$)/;
const EDITOR = { email: "robin@example.com", username: "Robin", password: "battery staple" };
const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
/** An id that exists, so that a hole would have something to destroy. */
let productId: string;
const strangers: Record<string, string | undefined> = {};
const clients: Partial<Record<Role, ApiClient>> = {};

beforeAll(async () => {
  shop = await openTestShop();
  const { visitor, clock } = shop;
  const owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
  const product = await owner.post<ProductJson>("/api/products", {
    title: "Beer Helmet",
    description: "Holds two cans.",
    price: "$19.99",
    affiliate_link: "https://www.amazon.com/dp/B000000001",
    category: "Party",
  });
  productId = product.body.id;

  const { link } = (await owner.post<NewInvitationJson>("/api/invitations", { email: EDITOR.email })).body;
  const invitation = link.replace(/^.*#invitation=/, "");
  const { body } = await visitor.post<SignedInJson>("/api/auth/register", { ...EDITOR, invitation });
  if (body.user.role !== "editor") throw new Error("An invitation without a role makes no editor.");

  const signIn = async () => (await visitor.post<SignedInJson>("/api/auth/login", OWNER)).body.access_token;
  const expired = await signIn();
  clock.advance(31 * DAY_MS);
  const revoked = await signIn();
  await visitor.as(revoked).post("/api/auth/logout");
  const valid = await signIn();
  clients.owner = visitor.as(valid);
  const editor = await visitor.post<SignedInJson>("/api/auth/login", EDITOR);
  clients.editor = visitor.as(editor.body.access_token);
  Object.assign(strangers, {
    "no token": undefined,
    "a token that never was": `Bearer ${"A".repeat(43)}`,
    "an expired token": `Bearer ${expired}`,
    "a token signed out": `Bearer ${revoked}`,
    "a token without its scheme": valid,
    "another scheme": `Basic ${valid}`,
    "a scheme in lower case": `bearer ${valid}`,
    "a token cut short": `Bearer ${valid.slice(0, 42)}`,
    "a token with a tail": `Bearer ${valid}x`,
    "two tokens": `Bearer ${valid}, Bearer ${valid}`,
    "an unsigned JWT": "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    "nothing but the scheme": "Bearer ",
  });
});
afterAll(() => shop.close());

const writes = ROUTES.filter(({ method, path }) => method !== "GET" && !OPEN_WRITES.has(path));

/** All that could have changed. */
async function snapshot(): Promise<unknown> {
  const { read } = shop.storage;
  const products = await read.products.list({ visibility: "all" }, { limit: 100 });
  const lists = [
    read.categories.list(),
    read.guides.list(),
    read.giveaways.list(),
    read.deals.list(),
    read.accounts.list(),
    read.sessions.listOpen({ createdAt: 0, lastUsedAt: 0 }),
    read.invitations.listOpen(0),
    read.settings.read(),
    read.shopPages.list(),
    read.jobs.list("backup", 10),
    read.acts.list({}, { limit: 100 }),
  ];
  return [products, await Promise.all(lists), await shop.storage.catalogueVersion()];
}

function requestOf(route: Route, authorization: string | undefined): ApiRequest {
  const url = `/api${route.path.replace(/\{\w+\}/, productId)}`;
  const headers = { "content-type": "application/json", ...(authorization !== undefined && { authorization }) };
  return { method: route.method, url, headers, payload: JSON.stringify({ title: "Taken over", name: "Taken over" }) };
}

describe.each(writes.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", (_name, route) => {
  test("answers 401 to whoever is not signed in, and changes nothing", async () => {
    const before = await snapshot();
    for (const [who, authorization] of Object.entries(strangers)) {
      const answer = await shop.visitor.send(requestOf(route, authorization));
      expect(answer.status, who).toBe(401);
      expect(answer.headers["www-authenticate"], who).toBe("Bearer");
      expect(answer.headers["cache-control"], who).toBe("no-store");
    }
    expect(await snapshot()).toEqual(before);
  });

  test("says so before it reads the body", async () => {
    const request = requestOf(route, undefined);
    const answer = await shop.visitor.send({ ...request, payload: "x".repeat(2 * 1024 * 1024) });
    expect(answer.status).toBe(401);
  });
});

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Whether the role lets the caller through; what the handler makes of an empty request does not matter. */
async function isLetThrough(route: Route, role: Role): Promise<boolean> {
  const client = clients[role];
  if (client === undefined) throw new Error(`There is no ${role}.`);
  const request = requestOf(route, undefined);
  const answer = await client.send(route.method === "GET" ? { method: "GET", url: request.url } : request);
  if (answer.status === 401) throw new Error(`${nameOf(route)} took a good token for none`);
  return !(answer.status === 403 && answer.text.includes("Only owners can do this."));
}

/** Would end the session that the test goes on with, as anyone signed in may. */
const lasting = ROUTES.filter(({ path }) => !["/auth/logout", "/auth/password"].includes(path));
const ownersOnly = ROUTES.filter(({ path }) => OWNER_PATHS.test(path));

describe("roles", () => {
  test("the routes for owners only are exactly the declared ones", () => {
    expect(ROUTES.filter(({ role }) => role === "owner").map(nameOf)).toEqual(ownersOnly.map(nameOf));
    expect(ownersOnly.length).toBeGreaterThan(10);
  });

  test.each(ownersOnly.map((route) => [nameOf(route), route] as const))(
    "%s answers 403 to an editor, and changes nothing",
    async (_name, route) => {
      const before = await snapshot();
      expect(await isLetThrough(route, "editor")).toBe(false);
      expect(await snapshot()).toEqual(before);
    },
  );

  const others = lasting.filter((route) => !ownersOnly.includes(route));
  test.each(others.map((route) => [nameOf(route), route] as const))("%s lets an editor in", async (_name, route) => {
    expect(await isLetThrough(route, "editor")).toBe(true);
  });

  test.each(lasting.map((route) => [nameOf(route), route] as const))("%s lets an owner in", async (_name, route) => {
    expect(await isLetThrough(route, "owner")).toBe(true);
  });

  const reads = ROUTES.filter(({ method, role }) => method === "GET" && role !== "none");
  test.each(reads.map((route) => [nameOf(route), route] as const))("%s answers 401 to no one", async (_name, route) => {
    expect((await shop.visitor.get(requestOf(route, undefined).url)).status).toBe(401);
  });
});

test("every write but signing in, registering and opening an invitation was tried", () => {
  expect(writes.length).toBe(ROUTES.filter(({ method }) => method !== "GET").length - OPEN_WRITES.size);
  for (const { path, auth } of writes) expect(auth, path).toBe("required");
});

test("no spelling of a protected address gets past the door", async () => {
  const before = await snapshot();
  const path = `/api/products/${productId}`;
  const spellings = [
    `/${path}`,
    path.replace("/products", "//products"),
    path.replace("/products", "/./products"),
    path.replace("/products", "/x/../products"),
    path.replace("products", "Products"),
    path.replace("products", "%70roducts"),
    path.replace("/products/", "/products%2f"),
    path.replace("/products/", "/products\\"),
    `${path}/`,
    `${path};x=1`,
    `${path}%00`,
    `${path}?_method=GET`,
    `${path}#`,
    `http://other.example${path}`,
  ];
  for (const url of spellings) {
    const headers = { "x-http-method-override": "GET" };
    const { statusCode } = await shop.server.inject({ method: "DELETE", url, headers });
    expect(statusCode, url).toBeGreaterThanOrEqual(400);
    expect(statusCode, url).toBeLessThan(500);
  }
  expect(await snapshot()).toEqual(before);
});

test("headers that look internal let nobody in", async () => {
  const names = ["x-middleware-subrequest", "x-forwarded-user", "x-original-url", "x-rewrite-url", "x-user", "cookie"];
  for (const name of names) {
    const answer = await shop.visitor.get("/api/auth/me", { [name]: "/admin owner 1" });
    expect(answer.status, name).toBe(401);
  }
});

test.each(["auth", "role", "query", "body", "bodyLimit", "rateClass", "cacheClass", "answer"] as const)(
  "a route that does not declare its %s does not boot",
  (name) => {
    const { [name]: _left, ...route } = ROUTES[0] ?? {};
    expect(() => checkRoute(route)).toThrow(name);
  },
);

test("a route whose role contradicts its authentication does not boot", () => {
  const route = ROUTES.find(({ path }) => path === "/settings");
  expect(() => checkRoute({ ...route, auth: "none" })).toThrow("requires the role owner");
  expect(() => checkRoute({ ...route, role: "none" })).toThrow("requires the role none");
});
