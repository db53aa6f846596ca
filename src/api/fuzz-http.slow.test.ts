// Hostile requests made from the API's own document, over HTTP as they are. `npm run drill -- fuzz` sends 20,000 of them to
// a built shop on each database.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listSignedOut, registerIdentities } from "../testing/fuzz/identities.ts";
import { createRequestFuzzer } from "../testing/fuzz/request-fuzzer.ts";
import { sendFuzzed } from "../testing/fuzz/send-fuzzed.ts";
import { openTestShop, SETUP_TOKEN, type TestShop } from "../testing/test-shop.ts";
import type { OpenApiDocument } from "./openapi.ts";

const REQUESTS = 3000;
/** Any fixed number: the same requests each time, so that a failure can be repeated. */
const SEED = 20_261_201;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test(`${REQUESTS} hostile requests of visitors, owners and editors get responses, none a server error`, async () => {
  const url = await shop.server.listen({ host: "127.0.0.1", port: 0 });
  const { body: document } = await shop.visitor.get<OpenApiDocument>("/api/openapi.json");
  const identities = await registerIdentities(url, SETUP_TOKEN);
  const fuzzer = createRequestFuzzer({ document, seed: SEED });
  const { failures, statuses } = await sendFuzzed({ url, fuzzer, identities, count: REQUESTS });
  expect(failures).toEqual([]);
  // The fuzzer gets past authentication: it creates, changes and deletes entities, and gets every kind of error.
  const expected = [200, 201, 204, 304, 400, 401, 403, 404, 409, 413, 415, 422, 429];
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(expected));
  expect(await listSignedOut(url, identities)).toEqual([]);
}, 120_000);

test("the same seed makes the same requests, another one others", async () => {
  const { body: document } = await shop.visitor.get<OpenApiDocument>("/api/openapi.json");
  const firstOf = (seed: number) => {
    const fuzzer = createRequestFuzzer({ document, seed });
    return Array.from({ length: 100 }, () => fuzzer.next());
  };
  expect(firstOf(1)).toEqual(firstOf(1));
  expect(firstOf(1)).not.toEqual(firstOf(2));
});
