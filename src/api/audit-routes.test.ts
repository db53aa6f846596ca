import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, OWNER, type TestShop } from "../testing/test-shop.ts";
import type { ActFiltersJson, ActJson } from "../wire/act-json.ts";
import type { AccountJson } from "../wire/account-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
  const { body } = await owner.post<{ id: string }>("/api/categories", { name: "Party", description: "Loud" });
  await owner.put(`/api/categories/${body.id}`, { name: "Quiet party", description: "" });
  await shop.app
    .actingAs({ kind: "command-line" })
    .accounts.resetPassword({ email: OWNER.email, password: OWNER.password });
  const { accounts } = shop.app;
  owner = shop.visitor.as((await accounts.signIn({ ...OWNER, address: "127.0.0.1" })).token);
});
afterEach(() => shop.close());

const deedsAt = async (path: string) => {
  const answer = await owner.get<ActJson[]>(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.map(({ deed, subject }) => `${deed} ${subject.kind}`);
};

test("the log tells who did what, newest first, with each changed field before and after", async () => {
  const { body, headers } = await owner.get<ActJson[]>("/api/audit-log");
  expect(headers["x-total-count"]).toBe("5");
  expect(body[2]).toMatchObject({
    actor: { kind: "account", name: OWNER.username },
    deed: "revise",
    subject: { kind: "category", name: "Quiet party" },
    changes: [
      { field: "name", before: "Party", after: "Quiet party" },
      { field: "description", before: "Loud", after: null },
    ],
  });
});

test("it is filtered by kind, by person, and by both", async () => {
  const me = await owner.get<AccountJson>("/api/auth/me");
  expect(await deedsAt("/api/audit-log?kind=category")).toEqual(["revise category", "create category"]);
  expect(await deedsAt("/api/audit-log?person=command-line")).toEqual(["reset-password account"]);
  expect(await deedsAt(`/api/audit-log?person=${me.body.id}&kind=account`)).toEqual([
    "sign-in account",
    "register account",
  ]);
  expect(await deedsAt("/api/audit-log?person=nobody")).toEqual([]);
});

test("what it can be filtered by is what stands in it", async () => {
  const { body } = await owner.get<ActFiltersJson>("/api/audit-log/filters");
  expect(body.kinds).toEqual(["account", "category"]);
  expect(body.people).toMatchObject([{ kind: "account", name: OWNER.username }, { person: "command-line" }]);
});

test("it comes page by page, each with its filters", async () => {
  const first = await owner.get<ActJson[]>("/api/audit-log?kind=account&limit=2");
  expect(first.body).toHaveLength(2);
  const next = /<([^>]+)>/.exec(String(first.headers["link"]))?.[1] ?? "";
  expect(next).toContain("kind=account");
  expect(await deedsAt(next)).toEqual(["register account"]);
  expect((await owner.get("/api/audit-log?cursor=made-up")).status).toBe(422);
});

test("nobody reads it who is not signed in", async () => {
  for (const path of ["/api/audit-log", "/api/audit-log/filters"])
    expect((await shop.visitor.get(path)).status).toBe(401);
});
