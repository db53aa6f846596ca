import type { DealJson } from "../src/wire/deal-json.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { stopClock } from "./stop-clock.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const EXPIRY = Date.UTC(2030, 2, 9, 20);

const DEAL = {
  title: "Half a Karaoke Rig",
  description: "One microphone, double the solo.",
  image: "",
  exclusive_price: "$99.50",
  original_price: "$199.00",
  discount_percentage: "50%",
  expires_at: new Date(EXPIRY).toISOString(),
  affiliate_link: "https://merchant.example/deal?tag=us-20&x=%7Ba%7D#top",
};

let deal: DealJson;

test.beforeEach(async ({ request, ownerToken }) => {
  deal = (await callApi(request, { token: ownerToken, method: "POST", path: "/exclusives", data: DEAL })) as DealJson;
});

test.afterEach(async ({ request, ownerToken, shop }) => {
  await shop.setClock(null);
  await callApi(request, { token: ownerToken, method: "DELETE", path: `/exclusives/${deal.id}` });
});

test("a deal shows its prices, its discount and the way to it", async ({ page, shop }) => {
  await shop.setClock(EXPIRY - 48 * HOUR_MS);
  await stopClock(page, EXPIRY - 48 * HOUR_MS);
  await page.goto("/exclusives");
  await expect(page.getByRole("heading", { level: 1, name: "Exclusive Deals" })).toBeVisible();
  await expect(page.getByText("We may earn a commission when you buy through links on this page.")).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: DEAL.title });
  await expect(card).toContainText("50% OFF");
  await expect(card).toContainText("Expires Mar 09");
  await expect(card).toContainText("$99.50");
  await expect(card.locator("s")).toHaveText("$199.00");
  await expect(card).toContainText("You save 50%!");
  await expect(card.getByRole("link", { name: /^Grab This Deal/ })).toHaveAttribute("href", DEAL.affiliate_link);
});

for (const { before, soon } of [
  { before: 24 * HOUR_MS + 1, soon: false },
  { before: 24 * HOUR_MS, soon: true },
  { before: 1, soon: true },
]) {
  test(`${before} ms before its expiry a deal ${soon ? "expires soon" : "shows the date"}`, async ({ page, shop }) => {
    await shop.setClock(EXPIRY - before);
    await stopClock(page, EXPIRY - before);
    await page.goto("/exclusives");
    const card = page.getByRole("listitem").filter({ hasText: DEAL.title });
    await expect(card).toContainText(soon ? "EXPIRES SOON" : "Expires Mar 09");
    await expect(card.getByText(soon ? "Expires Mar 09" : "EXPIRES SOON")).toHaveCount(0);
  });
}

test("an expired deal is gone, and leaves an open page without a reload", async ({ page, shop }) => {
  await shop.setClock(EXPIRY - MINUTE_MS);
  await page.clock.install({ time: EXPIRY - MINUTE_MS });
  await page.goto("/exclusives");
  await page.waitForLoadState("networkidle");
  const card = page.getByRole("listitem").filter({ hasText: DEAL.title });
  await expect(card).toBeVisible();
  await page.clock.runFor(MINUTE_MS + 1000);
  await expect(card).toHaveCount(0);
  await shop.setClock(EXPIRY);
  await page.goto("/exclusives");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a deal without an expiry has no such badge", async ({ page }) => {
  await page.goto("/exclusives");
  const card = page.getByRole("listitem").filter({ hasText: "Last Slice Safe" });
  await expect(card).toBeVisible();
  await expect(card.getByText(/expires/i)).toHaveCount(0);
});
