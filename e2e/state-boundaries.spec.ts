import type { Page } from "@playwright/test";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addThing, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";
import { stopClock } from "./stop-clock.ts";

// Each state at its instant, one millisecond before and one after, in two zones, on the page of a visitor.
test.describe.configure({ timeout: 60_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 2, 10, 4, 30);
const END = Date.UTC(2030, 2, 20, 21, 15);
const EXPIRY = Date.UTC(2030, 3, 2, 3);

const iso = (at: number): string => new Date(at).toISOString();

for (const { zone, startDay, expiryDay } of [
  { zone: "UTC", startDay: "Mar 10, 2030", expiryDay: "Expires Apr 02" },
  { zone: "America/New_York", startDay: "Mar 09, 2030", expiryDay: "Expires Apr 01" },
]) {
  test.describe(`in ${zone}`, () => {
    let shop: BuiltShop;
    let giveawayPath: string;

    test.beforeAll(async () => {
      shop = await startBuiltShop({ SEED_DEMO: "0" });
      const owner = { url: shop.url, token: await registerOwner(shop.url) };
      const response = await fetch(`${shop.url}/api/settings`, {
        method: "PUT",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` },
        body: JSON.stringify({ time_zone: zone }),
      });
      expect(response.ok).toBe(true);
      const dates = { start_date: iso(START), end_date: iso(END) };
      const giveaway = { title: "Edge Raffle", prize: "A cliff", active: true, ...dates };
      const { slug } = await addThing(owner, { path: "/giveaways", fields: giveaway });
      giveawayPath = `/giveaways/${slug}`;
      const prices = { exclusive_price: "$1", original_price: "$2", discount_percentage: "50%" };
      const deal = { title: "Edge Deal", affiliate_link: "https://merchant.example/edge", expires_at: iso(EXPIRY) };
      await addThing(owner, { path: "/exclusives", fields: { ...deal, ...prices } });
    });

    test.afterAll(async () => shop.stop());

    async function openAt(page: Page, path: string, now: number): Promise<void> {
      await shop.setClock(now);
      await stopClock(page, now);
      await page.goto(shop.url + path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }

    for (const { when, now, section, badge } of [
      { when: "1 ms before its start", now: START - 1, section: undefined, badge: `Starts ${startDay}` },
      { when: "at its start", now: START, section: "Active", badge: "ACTIVE NOW" },
      { when: "1 ms after its start", now: START + 1, section: "Active", badge: "ACTIVE NOW" },
      { when: "1 ms before its end", now: END - 1, section: "Active", badge: "ACTIVE NOW" },
      { when: "at its end", now: END, section: "Active", badge: "ACTIVE NOW" },
      { when: "1 ms after its end", now: END + 1, section: "Past", badge: "Ended" },
    ]) {
      test(`a giveaway ${when}`, async ({ page }) => {
        await openAt(page, "/giveaways", now);
        const sections = page.getByRole("region").filter({ hasText: "Edge Raffle" });
        await expect(sections).toHaveCount(section === undefined ? 0 : 1);
        const headings = section === undefined ? [] : [`${section} Giveaways`];
        await expect(sections.getByRole("heading", { level: 2 })).toHaveText(headings);
        await openAt(page, giveawayPath, now);
        await expect(page.getByRole("main").getByText(badge, { exact: true })).toBeVisible();
      });
    }

    for (const { when, now, badge } of [
      { when: "1 ms before its last 24 hours", now: EXPIRY - DAY_MS - 1, badge: expiryDay },
      { when: "24 hours before its expiry", now: EXPIRY - DAY_MS, badge: "EXPIRES SOON" },
      { when: "1 ms into its last 24 hours", now: EXPIRY - DAY_MS + 1, badge: "EXPIRES SOON" },
      { when: "1 ms before its expiry", now: EXPIRY - 1, badge: "EXPIRES SOON" },
    ]) {
      test(`a deal ${when}`, async ({ page }) => {
        await openAt(page, "/exclusives", now);
        await expect(page.getByRole("listitem").filter({ hasText: "Edge Deal" })).toContainText(badge);
      });
    }

    for (const { when, now } of [
      { when: "at its expiry", now: EXPIRY },
      { when: "1 ms after its expiry", now: EXPIRY + 1 },
    ]) {
      test(`a deal ${when} is gone`, async ({ page }) => {
        await openAt(page, "/exclusives", now);
        await expect(page.getByText("No exclusive deals available yet. Check back soon!")).toBeVisible();
      });
    }

    test("an open page moves from each state to the next at its instant, without a reload", async ({ page }) => {
      const stand = async (path: string, now: number): Promise<void> => {
        await shop.setClock(now);
        await stopClock(page, now);
        await page.goto(shop.url + path);
        await page.waitForLoadState("networkidle");
      };
      const badge = (text: string) => page.getByRole("main").getByText(text, { exact: true });
      await stand(giveawayPath, START - 1);
      await expect(badge(`Starts ${startDay}`)).toBeVisible();
      await page.clock.runFor(1);
      await expect(badge("ACTIVE NOW")).toBeVisible();
      await page.clock.setSystemTime(END);
      await stand(giveawayPath, END);
      await expect(badge("ACTIVE NOW")).toBeVisible();
      await page.clock.runFor(1);
      await expect(badge("Ended")).toBeVisible();
      await stand("/exclusives", EXPIRY - DAY_MS - 1);
      await expect(badge(expiryDay)).toBeVisible();
      await page.clock.runFor(1);
      await expect(badge("EXPIRES SOON")).toBeVisible();
      await stand("/exclusives", EXPIRY - 1);
      await expect(badge("EXPIRES SOON")).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByText("No exclusive deals available yet. Check back soon!")).toBeVisible();
    });
  });
}
