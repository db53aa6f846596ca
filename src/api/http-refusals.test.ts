import { METHODS } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { ROUTES } from "./route-table.ts";

let shop: TestShop;
let owner: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterAll(() => shop.close());

const post = (payload: string | Buffer, contentType?: string) =>
  owner.send({
    method: "POST",
    url: "/api/categories",
    payload,
    ...(contentType !== undefined && { headers: { "content-type": contentType } }),
  });

test.each(["{", "", "undefined", '{"name":"Party"', "{'name':'Party'}", '{"name":"Party"}}'])(
  "a body that is no JSON is 400: %s",
  async (payload) => {
    expect(await post(payload, "application/json")).toMatchObject({ status: 400, body: { code: "bad-request" } });
  },
);

test("bytes that are no UTF-8 are no JSON", async () => {
  const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  expect((await post(payload, "application/json")).body.detail).toBe("The body is not valid JSON.");
});

test.each(["[]", "null", '"text"', "1"])("a body that is no object is refused with a sentence: %s", async (payload) => {
  expect(await post(payload, "application/json")).toMatchObject({
    status: 422,
    body: { detail: "The body must be a JSON object." },
  });
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/json",
  "application/json+x",
  "application/jsonx",
  "application/json/x",
  "application/ json",
  "text/plain; application/json",
  "json",
])("what another site's form can send is 415: %s", async (contentType) => {
  const before = await shop.storage.catalogueVersion();
  const answer = await post('{"name":"From elsewhere"}', contentType);
  expect(answer).toMatchObject({ status: 415, body: { code: "unsupported-media-type" } });
  expect(await shop.storage.catalogueVersion()).toBe(before);
});

test("JSON with a charset is JSON", async () => {
  expect((await post('{"name":"Charset"}', "application/json; charset=utf-8")).status).toBe(201);
});

test("a body over 1 MiB is 413", async () => {
  const answer = await post(JSON.stringify({ name: "x", description: "y".repeat(1024 * 1024) }), "application/json");
  expect(answer).toMatchObject({
    status: 413,
    body: { detail: "The request is larger than 1 MiB.", code: "too-large" },
  });
});

test("an unknown address is 404, in the form of all errors", async () => {
  const answer = await shop.visitor.get("/api/nothing/here");
  expect(answer).toMatchObject({
    status: 404,
    body: { detail: "There is nothing at this address.", code: "not-found" },
  });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test.each([
  ["PATCH", "/api/products", "GET, HEAD, POST"],
  ["DELETE", "/api/products", "GET, HEAD, POST"],
  ["POST", "/api/products/beer-helmet", "GET, HEAD, PUT, DELETE"],
  ["GET", "/api/auth/login", "POST"],
  ["OPTIONS", "/api/categories", "GET, HEAD, POST"],
  ["TRACE" as "OPTIONS", "/api/categories", "GET, HEAD, POST"],
] as const)("%s %s is 405 and names what is allowed", async (method, url, allow) => {
  const answer = await shop.visitor.send({ method, url });
  expect(answer).toMatchObject({ status: 405, headers: { allow }, body: { code: "method-not-allowed" } });
});

test("an unsupported method at a known path is 405 with the supported ones in Allow", async () => {
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    const known = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const url = `/api${path.replace(/\{\w+\}/g, "some-id")}`;
    for (const method of METHODS.filter((name) => name !== "CONNECT" && !known.includes(name))) {
      const { statusCode, headers } = await shop.server.inject({ method: method as "PROPFIND", url });
      expect([statusCode, headers["allow"]], `${method} ${url}`).toEqual([405, known.join(", ")]);
    }
  }
});

test("unknown methods at an unknown address are 404", async () => {
  expect((await shop.server.inject({ method: "PROPFIND", url: "/api/nothing" })).statusCode).toBe(404);
});

test("DELETE may name a content type and send nothing", async () => {
  const headers = { "content-type": "application/json" };
  const answer = await owner.send({ method: "DELETE", url: "/api/products/none", headers });
  expect(answer).toMatchObject({ status: 404, body: { detail: "Product not found" } });
});

test("an answer to one request alone carries the id under which that was logged", async () => {
  const first = await (await shop.owner()).get("/api/categories");
  const second = await shop.visitor.get("/api/nothing");
  expect(first.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  const shared = await shop.visitor.get("/api/categories");
  expect(shared.headers).not.toHaveProperty("x-request-id");
});
