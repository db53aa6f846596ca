import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { toPlainText } from "./rich-text.ts";
import { paragraph, text } from "./write-text.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const MINE = text(paragraph("We are two."));

test("a page has words before the owner wrote any", async () => {
  const pages = await shop.app.shopPages.listShopPages();
  expect(pages.map(({ key }) => key)).toEqual(["about", "contact", "privacy", "disclosure"]);
  for (const { key, body, stated } of pages) {
    expect(toPlainText(body).length + toPlainText(stated).length, key).toBeGreaterThan(300);
  }
});

test("default words name the shop as its settings do", async () => {
  await shop.app.settings.saveSettings({ shopName: "Odd Things", retailer: "Walmart" });
  const page = await shop.app.shopPages.findShopPage("about");
  expect(toPlainText(page?.body ?? MINE)).toMatch(/^Odd Things is .*such as Walmart:/s);
});

test("the owner's words replace the default ones, and go again", async () => {
  const { findShopPage, reviseShopPage } = shop.app.shopPages;
  const version = await shop.app.catalogueVersion();
  const saved = await reviseShopPage({ key: "about", body: MINE });
  expect(saved).toMatchObject({ body: MINE, updatedAt: shop.clock.now() });
  expect(await findShopPage("about")).toEqual(saved);
  expect(await shop.app.catalogueVersion()).toBe(version + 1);
  expect(await reviseShopPage({ key: "about", body: null })).toMatchObject({
    body: saved.defaultBody,
    updatedAt: null,
  });
});

test("saving the default words is the same as never having written any", async () => {
  const { findShopPage, reviseShopPage } = shop.app.shopPages;
  const before = await findShopPage("about");
  await reviseShopPage({ key: "about", body: before?.defaultBody ?? MINE });
  expect(await findShopPage("about")).toMatchObject({ updatedAt: null });
});

test("a change that started from another version meets the one that stands there", async () => {
  const { reviseShopPage } = shop.app.shopPages;
  const first = await reviseShopPage({ key: "about", body: MINE, basedOn: null });
  const theirs = reviseShopPage({ key: "about", body: text(paragraph("I am one.")), basedOn: null });
  await expect(theirs).rejects.toMatchObject({ code: "conflict", details: { current: first } });
  await reviseShopPage({ key: "about", body: text(paragraph("I am one.")), basedOn: first.updatedAt });
});

test("the audit log tells the words before and after", async () => {
  await shop.app.shopPages.reviseShopPage({ key: "privacy", body: MINE });
  const { items } = await shop.storage.read.acts.list({}, { limit: 1 });
  expect(items[0]).toMatchObject({
    deed: "revise",
    subject: { kind: "page", id: "privacy", name: "Privacy" },
    before: { body: "" },
    after: { body: "We are two." },
  });
});

test("there is no page of another name", async () => {
  expect(await shop.app.shopPages.findShopPage("terms")).toBeUndefined();
});
