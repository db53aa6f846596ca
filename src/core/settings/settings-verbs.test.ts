import { expect, test } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";

test("settings have the specification's words until the owner changes some", async () => {
  const shop = await openTestShop();
  const { readSettings, saveSettings } = shop.app.settings;
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
  const version = await shop.app.catalogueVersion();
  expect(await saveSettings({ shopName: "Odd Things", timeZone: "Europe/Berlin" })).toEqual({
    ...DEFAULT_SETTINGS,
    shopName: "Odd Things",
    timeZone: "Europe/Berlin",
  });
  expect(await shop.app.catalogueVersion()).toBe(version + 1);
  await shop.close();
});

test("a time zone that does not exist is refused", async () => {
  const shop = await openTestShop();
  await expect(shop.app.settings.saveSettings({ timeZone: "Mars/Olympus" })).rejects.toMatchObject({
    code: "invalid",
    message: 'There is no time zone "Mars/Olympus".',
  });
  await shop.close();
});
