import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { NewInvitationJson } from "../wire/team-json.ts";
import { ROUTES } from "./route-table.ts";

/** POSTs that make something and take no key, each with its reason. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  "/auth/register": "answers a token, which nothing may keep",
  "/invitations": "answers the link's secret, which nothing may keep",
  "/backups": "joins the backup that is under way already",
  "/bulk-changes": "refuses a second one while the first is at work",
};

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterEach(() => shop.close());

const post = (key: string, payload: object = { name: "Party" }, url = "/api/categories") =>
  owner.send<{ id: string }>({ method: "POST", url, headers: { "idempotency-key": key }, payload });
const categories = async () => (await shop.storage.read.categories.list()).length;

test("every POST that makes something takes a key, but those that may not", () => {
  const makers = ROUTES.filter(({ method, answer }) => method === "POST" && answer.status === 201);
  const without = makers.filter(({ repeats }) => repeats !== "key").map(({ path }) => path);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
  expect(makers.length).toBeGreaterThan(without.length + 4);
  const aboutSigningIn = ROUTES.filter(({ path }) => path.startsWith("/auth/"));
  expect(aboutSigningIn.filter(({ repeats }) => repeats === "key")).toEqual([]);
});

test("a repeated request gets the same answer, byte for byte, and does nothing again", async () => {
  const first = await post("one");
  expect(first.status).toBe(201);
  expect(first.headers).not.toHaveProperty("idempotent-replayed");
  const again = await post("one");
  expect(again).toMatchObject({ status: 201, text: first.text });
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(again.headers["cache-control"]).toBe("no-store");
  expect(await categories()).toBe(1);
});

test("ten at once make one", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post("one")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.filter(({ headers }) => headers["retry-after"] !== "1")).toEqual([]);
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
  expect(await categories()).toBe(1);
});

test("another body, or another address, under the same key is refused", async () => {
  await post("one");
  for (const answer of [await post("one", { name: "Else" }), await post("one", { name: "Party" }, "/api/gift-guides")])
    expect(answer.status).toBe(422);
  expect(await post("one", { name: "Else" })).toMatchObject({ body: { errors: [{ field: "idempotency_key" }] } });
  expect(await categories()).toBe(1);
});

test("a refused request is not kept: mended, it may carry the same key", async () => {
  expect((await post("one", { name: "" })).status).toBe(422);
  await post("other");
  expect((await post("one")).status).toBe(409);
  expect((await post("one", { name: "Mended" })).status).toBe(201);
});

test.each(["", "two words", "ü", "x".repeat(256)])("the key %j is refused", async (key) => {
  const answer = await post(key);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: "idempotency_key" }] } });
});

test("without a key each request is one of its own", async () => {
  const draft = { title: "Party", description: "Loud", occasion: "Any", image: "", products: [] };
  const ids = new Set<string>();
  for (let count = 0; count < 2; count += 1) {
    const { status, body, text } = await owner.post<{ id: string }>("/api/gift-guides", draft);
    expect(status, text).toBe(201);
    ids.add(body.id);
  }
  expect(ids.size).toBe(2);
});

test("no secret is kept: an invitation is made anew each time, whatever key comes with it", async () => {
  const links = new Set<string>();
  for (let count = 0; count < 2; count += 1) {
    const url = "/api/invitations";
    const headers = { "idempotency-key": "one" };
    const { body } = await owner.send<NewInvitationJson>({ method: "POST", url, headers, payload: { email: "" } });
    links.add(body.link);
  }
  expect(links.size).toBe(2);
});

test("a new thing and the answer about it show in the catalogue's version at once", async () => {
  const before = await shop.storage.catalogueVersion();
  await post("one");
  expect(await shop.storage.catalogueVersion()).toBe(before + 1);
  await post("one");
  expect(await shop.storage.catalogueVersion()).toBe(before + 1);
});
