// Settings and the shop's own pages over the API.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { ProblemJson } from "../wire/problem-json.ts";
import type { SettingsJson } from "../wire/settings-json.ts";
import type { ShopPageDraftJson, ShopPageJson } from "../wire/shop-page-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterEach(() => shop.close());

const put = (body: object) => owner.put<SettingsJson & ProblemJson>("/api/settings", body);

test("settings come with their defaults, to signed-in people only", async () => {
  expect((await shop.visitor.get("/api/settings")).status).toBe(401);
  const { body } = await owner.get<SettingsJson>("/api/settings");
  expect(body.settings).toEqual(body.defaults);
  expect(body.settings).toMatchObject({ shop_name: "Regretless", time_zone: "UTC", hero_heading: "Buy now." });
});

test("a change touches what is sent and nothing else; null is the default", async () => {
  const changed = await put({ shop_name: "  Odd \n Things ", unheard: "of" });
  expect(changed.status).toBe(200);
  expect(changed.body.settings).toEqual({ ...changed.body.defaults, shop_name: "Odd Things" });
  expect((await put({})).body.settings.shop_name).toBe("Odd Things");
  expect((await put({ shop_name: null })).body.settings).toEqual(changed.body.defaults);
});

test.each([
  ["shop_name", "", "Shop name is required."],
  ["shop_name", " \u200b ", "Shop name is required."],
  ["shop_name", "x".repeat(61), "Shop name may have at most 60 characters."],
  ["affiliate_line", "", "Short line above products is required."],
  ["copyright_year", "soon", "Enter a year such as 2024, or two such as 2024–2026."],
  ["time_zone", "Mars/Olympus", 'There is no time zone "Mars/Olympus".'],
  ["time_zone", "+02:00", 'There is no time zone "+02:00".'],
  ["locale", "klingon-", 'There is no language and region "klingon-".'],
  ["currency", "usd", 'There is no currency "usd".'],
  [
    "share_picture",
    "javascript:alert(1)",
    "Only links that start with https:// or http:// are accepted, not javascript:",
  ],
  ["tagline", 7, "Tagline must be text."],
])("%s %j is refused in a sentence", async (field, value, message) => {
  const { status, body } = await put({ tagline: "Kept?", [field]: value });
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ field, message }]);
  expect((await owner.get<SettingsJson>("/api/settings")).body.settings.tagline).not.toBe("Kept?");
});

test.each([
  ["copyright_year", "2024–2026"],
  ["hero_highlight", ""],
  ["share_picture", "https://cdn.example.com/a.png"],
  ["imprint", "A. Owner\nSome Street 1"],
  ["locale", "de-DE"],
])("%s may be %j", async (field, value) => {
  expect((await put({ [field]: value })).body.settings).toMatchObject({ [field]: value });
});

test("a setting that somebody else changed meanwhile answers 409 with all settings", async () => {
  await put({ shop_name: "Odd Things" });
  const started_from = { shop_name: "Regretless", tagline: "The best drunken purchases you'll never return!" };
  const late = await put({ shop_name: "Even Things", tagline: "Even.", started_from });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    detail: 'Somebody else changed "Shop name" in the meantime.',
    errors: [{ field: "shop_name" }],
    current: { settings: { shop_name: "Odd Things", tagline: started_from.tagline } },
  });
  const other = await put({ tagline: "Even.", started_from });
  expect(other.body.settings).toMatchObject({ shop_name: "Odd Things", tagline: "Even." });
});

test("a page is read by everybody and written by signed-in people", async () => {
  const body = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Us two.", marks: [] }] }],
  };
  const before = await shop.visitor.get<ShopPageJson>("/api/pages/about");
  expect(before.body).toMatchObject({ key: "about", title: "About", updated_at: null });
  const saved = await owner.put<ShopPageDraftJson>("/api/pages/about", { body, updated_at: null });
  expect(saved.body).toMatchObject({ body, default_body: before.body.body });
  const after = await shop.visitor.get<ShopPageJson>("/api/pages/about");
  expect(after.body).toMatchObject({ body, updated_at: saved.body.updated_at });
  expect(after.headers["etag"]).not.toBe(before.headers["etag"]);

  const late = await owner.put("/api/pages/about", { body, updated_at: null });
  expect(late.status).toBe(409);
  expect(late.body.current).toEqual(saved.body);
  const reset = await owner.put<ShopPageDraftJson>("/api/pages/about", {
    body: null,
    updated_at: saved.body.updated_at,
  });
  expect(reset.body).toMatchObject({ body: before.body.body, updated_at: null });
});

test("a page that no shop has, and a text that no page can show, are refused", async () => {
  expect((await shop.visitor.get("/api/pages/terms")).status).toBe(404);
  expect((await owner.put("/api/pages/terms", { body: null })).status).toBe(404);
  const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
  const content = [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [link] }] }];
  const refused = await owner.put("/api/pages/about", { body: { type: "doc", content } });
  expect(refused.status).toBe(422);
  expect(refused.body.detail).toContain('The link "javascript:alert(1)"');
});

test("a body of any depth is answered, not crashed on", async () => {
  const deep = `{"body":${'{"type":"doc","content":['.repeat(20_000)}${"]}".repeat(20_000)}}`;
  const headers = { "content-type": "application/json" };
  const answer = await owner.send({ method: "PUT", url: "/api/pages/about", headers, payload: deep });
  expect(answer.status).toBe(422);
});
