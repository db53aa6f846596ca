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
  expect(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(routes.toSorted());
});

test("answers are closed: no schema of an answer is empty or lets unknown fields pass", () => {
  const objects = [...answeredObjects()];
  for (const [path, object] of objects.filter(([place]) => place.endsWith("/schema"))) {
    expect(Object.keys(object).length, path).toBeGreaterThan(0);
  }
  const closable = objects.filter(([, object]) => object["type"] === "object");
  expect(closable.length).toBeGreaterThan(12);
  for (const [path, object] of closable) expect(object["additionalProperties"], path).toBe(false);
});

/** Everything that describes an answer, named schemas included. */
function* answeredObjects() {
  const seen = new Set<string>();
  const waiting: unknown[] = operations().map(({ operation }) => operation.responses);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [path, object] of walk(part)) {
      yield [path, object] as const;
      const name = nameIn(object["$ref"]);
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      waiting.push(description.components.schemas[name]);
    }
  }
}

const nameIn = (reference: unknown): string | undefined =>
  typeof reference === "string" ? /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] : undefined;

test("every reference leads somewhere", () => {
  const references = [...walk(description)].filter(([, object]) => "$ref" in object);
  expect(references.length).toBeGreaterThan(50);
  for (const [path, { $ref }] of references) {
    expect(description.components.schemas, path).toHaveProperty(nameIn($ref) ?? "no name");
  }
});

test("writes say that they need a token, what they refuse, and how", () => {
  const put = description.paths["/products/{key}"]?.["put"];
  expect(put?.["security"]).toEqual([{ bearer: [] }]);
  expect(Object.keys(put?.responses ?? {})).toEqual([
    "200",
    "400",
    "401",
    "404",
    "409",
    "413",
    "415",
    "422",
    "500",
    "503",
    "507",
  ]);
  const signIn = description.paths["/auth/login"]?.["post"];
  // An empty list, unlike none, says that no token is needed.
  expect(signIn?.security).toEqual([]);
  expect(Object.keys(signIn?.responses ?? {})).toContain("429");
});

test("every operation has an id of its own that is a name in any language", () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]{3,40}$/.test(id))).toEqual([]);
});

test("flags in a query are booleans to the document, and the text true on the wire", () => {
  const parameters = operations().flatMap(({ operation }) => operation.parameters);
  const flags = parameters.filter(({ schema }) => schema["const"] === true || schema["const"] === "true");
  expect(new Set(flags.map(({ name }) => name))).toEqual(
    new Set(["featured", "trending", "hidden", "without_picture", "without_amount", "deleted_category", "active"]),
  );
  for (const { schema } of flags) expect(schema).toMatchObject({ type: "boolean", const: true });
});

test("limits of fields and parameters are told", () => {
  expect(description.components.schemas["NewProduct"]).toMatchObject({
    required: ["title", "description", "price", "affiliate_link", "category"],
    properties: { title: { maxLength: 300 } },
  });
  const parameters = description.paths["/products"]?.["get"]?.parameters;
  expect(parameters?.find(({ name }) => name === "limit")?.schema).toMatchObject({
    type: "integer",
    minimum: 1,
    maximum: 100,
  });
});

test("nothing about accounts leaves but what the owner gave", () => {
  const account = description.components.schemas["Account"];
  expect(isObject(account) && Object.keys(account["properties"] ?? {})).toEqual([
    "id",
    "email",
    "username",
    "role",
    "created_at",
  ]);
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
