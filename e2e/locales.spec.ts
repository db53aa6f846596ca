import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addCategory, addProduct, addThing, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";

// Pages are in English for every locale: dates are in English, and a bare number gets the shop's currency.
test.describe.configure({ timeout: 60_000 });

const NOW = Date.UTC(2030, 11, 1, 12);
const MERCHANT = "https://merchant.example/x";

for (const { locale, currency, nine, range, was } of [
  { locale: "de-DE", currency: "EUR", nine: "9\u00a0€", range: "10\u00a0€ - 20\u00a0€", was: "18\u00a0€" },
  { locale: "ja-JP", currency: "JPY", nine: "¥9", range: "¥10 - ¥20", was: "¥18" },
  { locale: "ar-EG", currency: "EGP", nine: "9\u00a0EGP", range: "10\u00a0EGP - 20\u00a0EGP", was: "18\u00a0EGP" },
]) {
  test.describe(`in ${locale} with ${currency}`, () => {
    let shop: BuiltShop;

    test.beforeAll(async () => {
      shop = await startBuiltShop({ SEED_DEMO: "0" });
      const owner = { url: shop.url, token: await registerOwner(shop.url) };
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` };
      const body = JSON.stringify({ locale, currency });
      const response = await fetch(`${shop.url}/api/settings`, { method: "PUT", headers, body });
      expect(response.ok).toBe(true);
      await addCategory(owner, "Hats");
      await addProduct(owner, { title: "Bare Number", category: "Hats", price: "9" });
      await addProduct(owner, { title: "Bare Range", category: "Hats", price: "10 - 20" });
      await addProduct(owner, { title: "Dollars", category: "Hats", price: "$7.50" });
      const giveaway = { title: "Locale Raffle", prize: "A word", active: true };
      const dates = { start_date: "2030-11-30T12:00:00Z", end_date: "2030-12-24T12:00:00Z" };
      await addThing(owner, { path: "/giveaways", fields: { ...giveaway, ...dates } });
      const prices = { exclusive_price: "9", original_price: "18" };
      const deal = { title: "Locale Deal", affiliate_link: MERCHANT, expires_at: "2030-12-24T12:00:00Z" };
      await addThing(owner, { path: "/exclusives", fields: { ...deal, ...prices } });
    });

    test.afterAll(async () => shop.stop());

    test("dates are in English and bare prices have the currency, before and after hydration", async ({ page }) => {
      await shop.setClock(NOW);
      await page.clock.setFixedTime(NOW);
      await page.goto(`${shop.url}/`);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      const cards = page.getByRole("listitem");
      await expect(cards.filter({ hasText: "Bare Number" }).first()).toContainText(nine);
      await expect(cards.filter({ hasText: "Bare Range" }).first()).toContainText(range);
      await expect(cards.filter({ hasText: "Dollars" }).first()).toContainText("$7.50");
      await page.goto(`${shop.url}/giveaways`);
      await expect(page.getByRole("main").locator("time")).toHaveText("Dec 24, 2030");
      await page.getByRole("link", { name: /View Details/ }).click();
      await expect(page.getByText("Nov 30, 2030, 12:00 PM UTC")).toBeVisible();
      await page.goto(`${shop.url}/exclusives`);
      const deal = cards.filter({ hasText: "Locale Deal" });
      await expect(deal).toContainText("Expires Dec 24");
      await expect(deal).toContainText(nine);
      await expect(deal.locator("s")).toHaveText(was);
      await expect(deal).toContainText("You save 50%!");
    });

    test("the structured data states the price that is shown", async ({ page }) => {
      const offersOf = async (path: string): Promise<unknown> => {
        await page.goto(shop.url + path);
        const text = await page.locator('script[type="application/ld+json"]').first().textContent();
        return (JSON.parse(text ?? "{}") as { readonly offers?: unknown }).offers;
      };
      expect(await offersOf("/product/bare-number")).toMatchObject({ price: "9.00", priceCurrency: currency });
      await expect(page.getByRole("main")).toContainText(nine);
      expect(await offersOf("/product/bare-range")).toMatchObject({
        "@type": "AggregateOffer",
        lowPrice: "10.00",
        highPrice: "20.00",
        priceCurrency: currency,
      });
      expect(await offersOf("/product/dollars")).toMatchObject({ price: "7.50", priceCurrency: "USD" });
    });
  });
}
