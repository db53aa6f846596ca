// Thousands of requests made from the API's own document, half of them wrong somewhere. The client of the test shop
// holds every answer against that document, so a request passes if the shop answered as promised.
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { describeApi, type JsonObject, type OpenApiDocument } from "./openapi.ts";
import { ROUTES } from "./route-table.ts";

const REQUESTS = 2000;
/** Any fixed number: the same requests each time, so that a failure can be looked at. */
const SEED = 20_261_128;

const description: OpenApiDocument = describeApi(ROUTES.filter(({ answer }) => !("page" in answer)));

let shop: TestShop;
let owner: ApiClient;
/** Ids and slugs of what the shop holds: requests for them get further than made-up ones. */
const known: string[] = ["Party"];

beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  await owner.post("/api/categories", { name: "Party" });
});
afterAll(() => shop.close());

const AWKWARD_TEXTS = [
  "",
  " ",
  "\0",
  "\u200b",
  "\ud800",
  "🍺🍺",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  '" or "" NEAR(a b)',
  "%_\\%",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "2026-02-30",
  "2026-03-29T02:30:00",
  "9999-12-31T23:59:59Z",
  "-1",
  "1e999",
  "x".repeat(5000),
];

const FITTING_TEXTS = ["Beer helmet", "Party", "$19.99", "20%", "2026-12-24", "2027-01-01T10:00:00Z"];
const FITTING_LINKS = ["https://shop.example/dp/1?tag=me-20", "https://pictures.example/hat.png"];

const anyText = fc.oneof(
  fc.constantFrom(...FITTING_TEXTS, ...FITTING_LINKS),
  fc.constantFrom(...AWKWARD_TEXTS),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((pick) => known[pick % known.length] ?? ""),
);

const anyValue = fc.oneof(
  anyText,
  fc.constantFrom(null, true, 0, -1, 1e21, [], {}, [[]], { toString: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const schemaAt = (reference: string): JsonObject =>
  description.components.schemas[reference.slice(reference.lastIndexOf("/") + 1)] as JsonObject;

const asList = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value : []);

/** Values that the schema lets pass, as far as a schema says it: rules beyond it refuse some of them. */
function fitting(schema: JsonObject): Arbitrary<unknown> {
  if (typeof schema["$ref"] === "string") return fitting(schemaAt(schema["$ref"]));
  const choices = asList(schema["anyOf"]);
  if (choices.length > 0) return fc.oneof(...choices.map(fitting));
  if ("const" in schema) return fc.constant(schema["const"]);
  switch (schema["type"]) {
    case "object":
      return fittingObject(schema);
    case "array":
      return fc.array(fitting(schema["items"] as JsonObject), { maxLength: 3 });
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: 1, max: 100 });
    case "null":
      return fc.constant(null);
    default:
      return fc.constantFrom(...FITTING_TEXTS, ...FITTING_LINKS);
  }
}

function fittingObject(schema: JsonObject): Arbitrary<unknown> {
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>).map(
    ([name, field]) => [name, /link|image/.test(name) ? linksIn(field) : fitting(field)] as const,
  );
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const linksIn = (schema: JsonObject): Arbitrary<unknown> =>
  schema["type"] === "string" ? fc.constantFrom(...FITTING_LINKS) : fitting(schema);

/** The same with some field taken away, swapped or added, or something else altogether. */
function spoilt(schema: JsonObject): Arbitrary<unknown> {
  const names = ["id", "slug", "updated_at", "title", "name", "price", "products", "images", "expires_at", "__proto__"];
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fitting(schema), fc.constantFrom(...names), anyValue).map(swapField) },
    { weight: 1, arbitrary: anyValue },
  );
}

function swapField([body, name, value]: readonly [unknown, string, unknown]): unknown {
  if (typeof body !== "object" || body === null) return value;
  return { ...body, [name]: value };
}

interface FuzzedRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly body: unknown;
  readonly isOwner: boolean;
}

function requestsOf({ method, path }: (typeof ROUTES)[number]): Arbitrary<FuzzedRequest> {
  const operation = description.paths[path]?.[method.toLowerCase()];
  const content = operation?.["requestBody"] as { content: { "application/json": { schema: JsonObject } } } | undefined;
  const schema = content?.content["application/json"].schema;
  const names = (operation?.parameters ?? []).filter((parameter) => parameter.in === "query").map(({ name }) => name);
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(anyText, fc.dictionary(fc.constantFrom("nothing", ...names), anyText, { maxKeys: 3 }))
      .map(([key, query]) => addressOf(path, key, query)),
    body: schema === undefined ? fc.constant(undefined) : fc.oneof(fitting(schema), spoilt(schema)),
    isOwner: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

function addressOf(path: string, key: string, query: Record<string, string>): string {
  const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(key.toWellFormed()) || "none");
  return `/api${filled}?${new URLSearchParams(query).toString()}`;
}

/** What is limited or would sign the fuzzer out has tests of its own. */
const FUZZED = ROUTES.filter(
  ({ answer, rateClass, path }) => !("page" in answer) && rateClass === "unlimited" && path !== "/auth/logout",
);

async function send({ method, url, body, isOwner }: FuzzedRequest) {
  const client = isOwner ? owner : shop.visitor;
  const answer = await client.send<unknown>({
    method,
    url,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  remember(answer.body);
  return answer.status;
}

function remember(body: unknown): void {
  if (typeof body !== "object" || body === null || !("id" in body) || !("slug" in body)) return;
  known.push(String(body.id), String(body.slug));
}

test(`${REQUESTS} requests made from the document are answered as it promises, and none by a fault`, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...FUZZED.map(requestsOf)), async (request) => {
      const status = await send(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status).toBeLessThan(500);
    }),
    // Requests build on what earlier ones left in the shop, so a smaller one would not fail alike.
    { seed: SEED, numRuns: REQUESTS, endOnFailure: true },
  );
  // The fuzzer gets beyond the door: it makes, changes and deletes things, and is refused in every way.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 401, 404, 422]));
}, 60_000);
