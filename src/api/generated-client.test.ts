// A client that a well-known generator makes from the served document works with the shop. It validates what it sends
// and what it gets, so each call also proves that the document describes the call.
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, OWNER, SETUP_TOKEN, type TestShop } from "../testing/test-shop.ts";
import type { OpenApiDocument } from "./openapi.ts";

interface Result {
  readonly data?: { readonly [field: string]: unknown };
  readonly error?: unknown;
  readonly response?: Response;
}

type Sdk = Readonly<Record<string, (options?: object) => Promise<Result>>>;

interface ClientModule {
  readonly client: { setConfig(config: object): void };
}

let shop: TestShop;
let folder: string;
let sdk: Sdk;
let client: ClientModule["client"];
let calls = 0;

beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), "regretless-client-"));
  // The generated files import Zod, which is found from where they are.
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const { body: input } = await shop.visitor.get<OpenApiDocument>("/api/openapi.json");
  const path = join(folder, "client");
  await createClient({
    input,
    output: { path, entryFile: false },
    logs: { level: "silent", file: false },
    plugins: ["@hey-api/client-fetch", "zod", { name: "@hey-api/sdk", validator: true }],
  });
  sdk = await import(join(path, "sdk.gen.ts"));
  ({ client } = (await import(join(path, "client.gen.ts"))) as ClientModule);
  client.setConfig({ baseUrl: `${await shop.server.listen({ host: "127.0.0.1", port: 0 })}/api` });
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls the generated function of an operation. Whatever the client objects to is thrown. */
async function call(operation: string, options: object = {}): Promise<unknown> {
  const send = sdk[operation];
  if (send === undefined) throw new Error(`The client has no ${operation}.`);
  const { data } = await send({ ...options, throwOnError: true });
  calls += 1;
  return data;
}

const PRODUCT = {
  title: "Beer Helmet",
  description: "Hands-free refreshment.",
  price: "$19.99",
  affiliate_link: "https://shop.example/dp/1?tag=me-20",
  category: "Party",
  tags: ["beer"],
  featured: true,
};

const idOf = (entity: unknown): string => (entity as { id: string }).id;

test("twenty calls of an owner's day work, with flags as booleans", async () => {
  const registered = await call("register", { body: { ...OWNER, setup_token: SETUP_TOKEN } });
  expect(registered).toMatchObject({ token_type: "bearer" });
  const { email, password } = OWNER;
  const { access_token: auth } = (await call("signIn", { body: { email, password } })) as { access_token: string };
  client.setConfig({ auth });
  expect(await call("getAccount")).toMatchObject({ email });

  const category = idOf(await call("createCategory", { body: { name: "Party" } }));
  expect(await call("listCategories")).toMatchObject([{ name: "Party", product_count: 0 }]);
  const headers = { "Idempotency-Key": "beer-helmet" };
  const product = idOf(await call("createProduct", { body: PRODUCT, headers }));
  expect(await call("createProduct", { body: PRODUCT, headers })).toMatchObject({ id: product });
  expect(await call("getProduct", { path: { key: "beer-helmet" } })).toMatchObject({ id: product, featured: true });
  expect(await call("listProducts", { query: { featured: true, limit: 10, sort: "newest" } })).toHaveLength(1);
  expect(await call("listProducts", { query: { hidden: true, visibility: "all" } })).toEqual([]);
  const path = { key: product };
  expect(await call("updateProduct", { path, body: { ...PRODUCT, price: "$25" } })).toMatchObject({ price: "$25" });
  await call("setProductVisibility", { path, body: { hidden: true } });

  const picks = { title: "For Dad", products: [{ product_id: product, blurb: "Trust us." }] };
  await call("createGuide", { body: picks });
  expect(await call("listGuidesOfProduct", { path })).toMatchObject([{ title: "For Dad" }]);
  expect(await call("listDeals", { query: { active: true } })).toEqual([]);
  expect(await call("previewBulkChange", { body: { selection: { ids: [product] } } })).toMatchObject({ chosen: 1 });
  expect(await call("updateSettings", { body: { shop_name: "Odd Things", tagline: null } })).toMatchObject({
    settings: { shop_name: "Odd Things" },
  });
  expect(await call("getPage", { path: { key: "about" } })).toMatchObject({ key: "about" });
  expect(await call("listAuditLog", { query: { limit: 5 } })).toHaveLength(5);
  expect(await call("getStats")).toMatchObject({ total: 1, hidden: 1 });
  await call("deleteProduct", { path });
  await call("deleteCategory", { path: { id: category } });
  await call("signOut");
  expect(calls).toBeGreaterThanOrEqual(20);
});

test("what the shop rejects comes as the documented error", async () => {
  const answer = await sdk["getStats"]?.();
  expect(answer).toMatchObject({ error: { code: "unauthenticated" } });
  expect(answer?.response?.status).toBe(401);
});

test("what the document forbids does not leave the client", async () => {
  await expect(call("listProducts", { query: { limit: 1000 } })).rejects.toThrow(/limit/);
});
