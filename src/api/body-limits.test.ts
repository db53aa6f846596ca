// The cost of one request: every list in every body has a maximum length, which is checked before its elements.
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { NONE } from "./route.ts";
import { ROUTES } from "./route-table.ts";

interface FoundSchema {
  readonly place: string;
  readonly schema: z.core.$ZodType;
}

/** Every schema inside of a schema, with the way to it. */
function* schemasIn(schema: z.core.$ZodType, place: string, seen = new Set<z.core.$ZodType>()): Generator<FoundSchema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield { place, schema };
  const { _zod: internals } = schema;
  for (const [name, child] of childrenOf(internals.def)) yield* schemasIn(child, `${place}.${name}`, seen);
}

/** Looks into every property of a definition, so no kind of schema is missed, present or future. */
function childrenOf(definition: object): (readonly [string, z.core.$ZodType])[] {
  return Object.entries(definition).flatMap(([name, value]): (readonly [string, z.core.$ZodType])[] => {
    if (name === "getter" && typeof value === "function") return [[name, value()]];
    if (value instanceof z.core.$ZodType) return [[name, value]];
    if (typeof value !== "object" || value === null || name === "checks") return [];
    return childrenOf(value).map(([child, schema]) => [`${name}.${child}`, schema] as const);
  });
}

const bodySchemas = ROUTES.flatMap(({ method, path, body }) =>
  body === NONE ? [] : [...schemasIn(body, `${method} ${path}`)],
);
const lists = bodySchemas.filter(({ schema }) => schema instanceof z.core.$ZodArray);

/** A list that counts how often one of its elements was looked at. */
function countingList(length: number) {
  let visits = 0;
  const list = new Proxy(
    Array.from({ length }, () => 1),
    {
      get(target, name, receiver) {
        if (typeof name === "string" && /^\d+$/.test(name)) visits += 1;
        return Reflect.get(target, name, receiver);
      },
    },
  );
  return { list, visits: () => visits };
}

test("the bodies of the API have the lists that this test is about, and no open-ended records, sets or maps", () => {
  expect(lists.length).toBeGreaterThan(10);
  const openEnded = bodySchemas.filter(
    ({ schema }) =>
      schema instanceof z.core.$ZodRecord || schema instanceof z.core.$ZodSet || schema instanceof z.core.$ZodMap,
  );
  expect(openEnded.map(({ place }) => place)).toEqual([]);
});

test.each(lists.map(({ place, schema }) => [place, schema] as const))(
  "%s has a maximum length, and a longer list is one error without a look at its elements",
  (place, schema) => {
    const { maxItems: maximum } = z.toJSONSchema(schema, { io: "input" });
    if (maximum === undefined) throw new Error(`${place} has no maximum length.`);
    const { list, visits } = countingList(maximum + 1);
    const result = z.core.safeParse(schema, list);
    expect(result.error?.issues).toHaveLength(1);
    expect(visits()).toBe(0);
  },
);

let shop: TestShop;
let owner: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterAll(() => shop.close());

/** The most bytes of a response to a rejected body. */
const SMALL = 60_000;

const PRODUCT = {
  title: "Hat",
  description: "Fun",
  price: "$5",
  affiliate_link: "https://a.example/",
  category: "Hats",
};
const fill = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

test.each([
  ["480,000 numbers as tags", "POST", "/api/products", { ...PRODUCT, tags: fill(480_000, 1) }, 1],
  ["200 numbers as tags", "POST", "/api/products", { ...PRODUCT, tags: fill(200, 1) }, 50],
  ["100,000 images", "POST", "/api/products", { ...PRODUCT, images: fill(100_000, "x") }, 1],
  ["100,000 picks", "POST", "/api/gift-guides", { title: "Gifts", products: fill(100_000, {}) }, 1],
  ["200 picks without a product", "POST", "/api/gift-guides", { title: "Gifts", products: fill(200, {}) }, 50],
  [
    "100,000 products by name",
    "POST",
    "/api/bulk-changes",
    { selection: { ids: fill(100_000, "id") }, deed: { kind: "delete" } },
    1,
  ],
  [
    "300 by 300 invalid parts of a page",
    "PUT",
    "/api/pages/about",
    { body: { type: "doc", content: fill(300, { type: "bulletList", content: fill(300, {}) }) } },
    1,
  ],
  [
    "400 invalid parts of a page",
    "PUT",
    "/api/pages/about",
    { body: { type: "doc", content: fill(400, { type: "?" }) } },
    50,
  ],
] as const)("%s get a short list of errors", async (...[, method, url, payload, errors]) => {
  const answer = await owner.send({ method, url, payload });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveLength(errors);
  expect(answer.text.length).toBeLessThan(SMALL);
});

test("too many individually named products are rejected", async () => {
  const body = { selection: { ids: fill(1001, "id") }, deed: { kind: "delete" } };
  expect((await owner.post("/api/bulk-changes", body)).body.detail).toBe(
    "At most 1000 products can be named one by one.",
  );
});

test("the same tags over and over are still one tag each", async () => {
  await owner.post("/api/categories", { name: "Hats" });
  const answer = await owner.post<{ tags: string[] }>("/api/products", { ...PRODUCT, tags: fill(200, " red ") });
  expect(answer).toMatchObject({ status: 201, body: { tags: ["red"] } });
});

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

test.each([
  ["lists", nested(10_000, "[", "]")],
  ["objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["lists in a field", `{"name":"Deep","junk":${nested(10_000, "[", "]")}}`],
  ["lists that never close", "[".repeat(500_000)],
  ["parts of a page", `{"body":${'{"type":"doc","content":['.repeat(5_000)}${"]}".repeat(5_000)}}`],
])("%s nested thousands deep are refused, with and without a key", async (_, payload) => {
  for (const headers of [{}, { "idempotency-key": "deep" }]) {
    for (const [method, url] of [
      ["POST", "/api/categories"],
      ["PUT", "/api/pages/about"],
    ] as const) {
      const answer = await owner.send({
        method,
        url,
        headers: { ...headers, "content-type": "application/json" },
        payload,
      });
      expect(answer).toMatchObject({ status: 422, body: { detail: "The body is nested too deeply." } });
    }
  }
});

test("brackets inside strings don't count as nesting", async () => {
  const name = `\\"${"[{".repeat(40)}\\\\`;
  const headers = { "content-type": "application/json" };
  const answer = await owner.send({ method: "POST", url: "/api/categories", headers, payload: `{"name":"${name}"}` });
  expect(answer.status).toBe(201);
});

const sendKeyed = (payload: string) =>
  owner.send({
    method: "POST",
    url: "/api/categories",
    headers: { "content-type": "application/json", "idempotency-key": "bytes" },
    payload,
  });

test("a key applies to the exact bytes that were sent", async () => {
  expect((await sendKeyed('{"name":"Bytes"}')).status).toBe(201);
  expect((await sendKeyed('{"name":"Bytes"}')).headers["idempotent-replayed"]).toBe("true");
  expect((await sendKeyed('{ "name":"Bytes"}')).status).toBe(422);
});

test("messages that quote input are truncated", async () => {
  const answer = await owner.post("/api/products", { ...PRODUCT, images: fill(50, `https://[${"x".repeat(8000)}`) });
  expect(answer.status).toBe(422);
  expect(answer.text.length).toBeLessThan(SMALL);
});
