import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { ROUTES } from "./route-table.ts";

let shop: TestShop;
let description: OpenApiDocument;
beforeAll(async () => {
  shop = await openTestShop();
  description = (await shop.visitor.get<OpenApiDocument>("/api/openapi.json")).body;
});
afterAll(() => shop.close());

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Every object inside, with the way to it. */
function* walk(value: unknown, path = ""): Generator<readonly [string, Record<string, unknown>]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}

function operations() {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
}

test("every call of the specification is described", () => {
  expect(operations().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "GET /categories",
      "GET /products",
      "GET /products/{key}",
      "GET /gift-guides",
      "GET /giveaways",
      "GET /exclusives",
      "POST /auth/login",
      "POST /auth/register",
      "GET /auth/me",
      "POST /products",
      "PUT /products/{key}",
      "DELETE /products/{key}",
      "POST /categories",
      "DELETE /categories/{id}",
    ]),
  );
});

test("every route but the description itself is in it, as OpenAPI 3.1", () => {
  expect(description["openapi"]).toBe("3.1.0");
  const routes = ROUTES.filter(({ answer }) => !("page" in answer)).map(({ method, path }) => `${method} ${path}`);
  expect(operations().map(({ name }) => name).sort()).toEqual(routes.sort());
});

test("answers are closed: no schema of an answer is empty or lets unknown fields pass", () => {
  const answered = new Set<string>();
  const collect = (part: unknown) => {
    for (const [path, object] of walk(part)) {
      if (path.endsWith("/schema")) expect(Object.keys(object).length, path).toBeGreaterThan(0);
      if (object["type"] === "object") expect(object["additionalProperties"], path).toBe(false);
      const name = /^#\/components\/schemas\/(\w+)$/.exec(String(object["$ref"]))?.[1];
      if (name === undefined || answered.has(name)) continue;
      answered.add(name);
      collect(description.components.schemas[name]);
    }
  };
  for (const { operation } of operations()) collect(operation.responses);
  expect(answered.size).toBeGreaterThan(12);
});

test("every reference leads somewhere", () => {
  for (const [path, object] of walk(description)) {
    const reference = object["$ref"];
    if (reference === undefined) continue;
    const name = String(reference).replace("#/components/schemas/", "");
    expect(description.components.schemas, path).toHaveProperty(name);
  }
});

test("writes say that they need a token, what they refuse, and how", () => {
  const put = description.paths["/products/{key}"]?.["put"];
  expect(put?.["security"]).toEqual([{ bearer: [] }]);
  expect(Object.keys(put?.responses ?? {})).toEqual(["200", "400", "401", "404", "409", "413", "415", "422", "500", "503", "507"]);
  const signIn = description.paths["/auth/login"]?.["post"];
  expect(signIn).not.toHaveProperty("security");
  expect(Object.keys(signIn?.responses ?? {})).toContain("429");
});

test("limits of fields and parameters are told", () => {
  expect(description.components.schemas["NewProduct"]).toMatchObject({
    required: ["title", "description", "price", "affiliate_link", "category"],
    properties: { title: { maxLength: 300 } },
  });
  const parameters = description.paths["/products"]?.["get"]?.parameters;
  expect(parameters?.find(({ name }) => name === "limit")?.schema).toMatchObject({ type: "integer", minimum: 1, maximum: 100 });
});

test("nothing about accounts leaves but what the owner gave", () => {
  const account = description.components.schemas["Account"];
  expect(isObject(account) && Object.keys(account["properties"] ?? {})).toEqual(["id", "email", "username", "created_at"]);
  expect(JSON.stringify(description)).not.toMatch(/password_?hash/i);
});

test("the page for readers needs no script and is styled by its hash", async () => {
  const answer = await shop.visitor.get("/api/docs");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(answer.text).not.toContain("<script");
  for (const { name } of operations()) {
    const [method, path] = name.split(" ");
    expect(answer.text).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
  }
});
