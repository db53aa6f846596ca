// Pages follow the server's clock: neither the device's clock nor a cache can change what has ended.
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addThing, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";
import { setDeviceClock } from "./restricted-browser.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let shop: BuiltShop;
let path: string;
const startedAt = Date.now();
const iso = (at: number): string => new Date(at).toISOString();

test.beforeAll(async () => {
  shop = await startBuiltShop({ SEED_DEMO: "0" });
  const owner = { url: shop.url, token: await registerOwner(shop.url) };
  const running = { title: "Day Raffle", prize: "A day", active: true };
  const dates = { start_date: iso(startedAt - DAY_MS), end_date: iso(startedAt + DAY_MS) };
  const { slug } = await addThing(owner, { path: "/giveaways", fields: { ...running, ...dates } });
  path = `${shop.url}/giveaways/${slug}`;
  const past = { start_date: iso(startedAt - 2 * DAY_MS), end_date: iso(startedAt - DAY_MS) };
  await addThing(owner, { path: "/giveaways", fields: { ...running, title: "Over Raffle", ...past } });
  const prices = { exclusive_price: "$1", original_price: "$2", discount_percentage: "50%" };
  const deal = {
    title: "Day Deal",
    affiliate_link: "https://merchant.example/day",
    expires_at: iso(startedAt + DAY_MS + HOUR_MS),
  };
  await addThing(owner, { path: "/exclusives", fields: { ...deal, ...prices } });
});
test.afterAll(() => shop.stop());

for (const days of [-3, 3]) {
  test(`with the device's clock ${days} days off, active and ended items are right`, async ({ page }) => {
    await setDeviceClock(page, days * DAY_MS);
    await page.goto(`${shop.url}/giveaways`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("region", { name: "Active Giveaways" })).toContainText("Day Raffle");
    await expect(page.getByRole("region", { name: "Past Giveaways" })).toContainText("Over Raffle");
    await page.getByRole("link", { name: "Exclusives" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Day Deal" })).toContainText("Expires ");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("listitem").filter({ hasText: "Day Deal" })).toContainText("Expires ");
  });
}

test("a page cached for two days knows how old it is", async ({ page }) => {
  const html = await (await page.request.get(path)).text();
  const age = 2 * DAY_MS;
  await page.route(path, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await shop.setClock(startedAt + age);
  await page.goto(path);
  await expect(page.getByRole("main").getByText("Ended", { exact: true })).toBeVisible();
  await shop.setClock(null);
});

test("a page that becomes visible asks for the time again", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("main").getByText("ACTIVE NOW")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shop.setClock(startedAt + 2 * DAY_MS);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("main").getByText("Ended", { exact: true })).toBeVisible();
  await shop.setClock(null);
});
