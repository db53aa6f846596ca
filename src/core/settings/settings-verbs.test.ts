import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

test("settings have the specification's words until the owner changes some", async () => {
  const { readSettings, saveSettings } = shop.app.settings;
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
  const version = await shop.app.catalogueVersion();
  expect(await saveSettings({ shopName: "Odd Things", timeZone: "Europe/Berlin" })).toEqual({
    ...DEFAULT_SETTINGS,
    shopName: "Odd Things",
    timeZone: "Europe/Berlin",
  });
  expect(await shop.app.catalogueVersion()).toBe(version + 1);
});

test("null lets the default stand again, and so does its own text", async () => {
  const { saveSettings } = shop.app.settings;
  await saveSettings({ shopName: "Odd Things", tagline: "Odd." });
  await saveSettings({ shopName: null, tagline: DEFAULT_SETTINGS.tagline });
  expect(await shop.storage.read.settings.read()).toEqual({});
});

test.each([
  [{ timeZone: "Mars/Olympus" }, 'There is no time zone "Mars/Olympus".'],
  [{ locale: "not a locale" }, 'There is no language and region "not a locale".'],
  [{ currency: "XQZ" }, 'There is no currency "XQZ".'],
])("%j is refused, and nothing is changed", async (changes, message) => {
  const saving = shop.app.settings.saveSettings({ shopName: "Odd Things", ...changes });
  await expect(saving).rejects.toMatchObject({ code: "invalid", message });
  expect(await shop.app.settings.readSettings()).toEqual(DEFAULT_SETTINGS);
});

describe("two owners", () => {
  test("who change different settings do not meet", async () => {
    const { saveSettings } = shop.app.settings;
    await saveSettings({ shopName: "Odd Things" }, { shopName: DEFAULT_SETTINGS.shopName });
    const second = await saveSettings({ tagline: "Odd." }, { tagline: DEFAULT_SETTINGS.tagline });
    expect(second).toMatchObject({ shopName: "Odd Things", tagline: "Odd." });
  });

  test("who change the same one meet, and nothing of the second change is saved", async () => {
    const { readSettings, saveSettings } = shop.app.settings;
    const { shopName, tagline } = DEFAULT_SETTINGS;
    const current = await saveSettings({ shopName: "Odd Things" }, { shopName });
    const second = saveSettings({ shopName: "Even Things", tagline: "Even." }, { shopName, tagline });
    await expect(second).rejects.toMatchObject({
      code: "conflict",
      message: 'Somebody else changed "Shop name" in the meantime.',
      details: { current, errors: [{ field: "shopName" }] },
    });
    expect(await readSettings()).toEqual(current);
  });

  test("who want the same agree", async () => {
    const { saveSettings } = shop.app.settings;
    const seen = { shopName: DEFAULT_SETTINGS.shopName };
    await saveSettings({ shopName: "Odd Things" }, seen);
    expect(await saveSettings({ shopName: "Odd Things" }, seen)).toMatchObject({ shopName: "Odd Things" });
  });
});

test("the audit log has a line for each changed setting and none for the others", async () => {
  await shop.app.settings.saveSettings({
    shopName: "Odd Things",
    tagline: DEFAULT_SETTINGS.tagline,
    retailer: "Walmart",
  });
  const { items } = await shop.storage.read.acts.list({}, { limit: 10 });
  expect(items.map(({ deed, subject, before, after }) => [deed, subject, before, after])).toEqual([
    [
      "revise",
      { kind: "setting", id: "retailer", name: "Retailer on the buy button" },
      { value: "Amazon" },
      { value: "Walmart" },
    ],
    [
      "revise",
      { kind: "setting", id: "shopName", name: "Shop name" },
      { value: "Regretless" },
      { value: "Odd Things" },
    ],
  ]);
});
