import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { PLAIN_PRODUCTS, test } from "./full-shop.ts";
import { pressLoadMore } from "./load-more.ts";

const DEMO_PRODUCTS = 40;
const TOTAL = PLAIN_PRODUCTS + DEMO_PRODUCTS;

const all = (page: Page) => page.getByRole("region", { name: "All Products" });

async function loadMore(page: Page): Promise<void> {
  await pressLoadMore(all(page));
  await expect(all(page).getByRole("listitem")).toHaveCount(96);
}

test("Load more says how much is shown, and the first new card takes the focus", async ({ page }) => {
  await page.goto("/");
  await expect(all(page).getByRole("button", { name: `Load more 48 of ${TOTAL}` })).toBeVisible();
  await loadMore(page);
  await expect(all(page).getByRole("link", { name: "Plain Thing 22", exact: true })).toBeFocused();
  await expect(all(page).getByRole("button", { name: `Load more 96 of ${TOTAL}` })).toBeVisible();
  await pressLoadMore(all(page));
  await expect(all(page).getByRole("listitem")).toHaveCount(TOTAL);
  await expect(all(page).getByRole("button", { name: /^Load more/ })).toHaveCount(0);
});

for (const way of ["the browser's Back", "Back to Products"] as const) {
  test(`${way} restores the cards, the scroll position and the focus`, async ({ page }) => {
    await page.goto("/");
    await loadMore(page);
    const card = all(page).getByRole("link", { name: "Plain Thing 2", exact: true });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page.getByRole("heading", { level: 1, name: "Plain Thing 2", exact: true })).toBeFocused();
    if (way === "Back to Products") await page.getByRole("link", { name: way }).click();
    else await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(all(page).getByRole("listitem")).toHaveCount(96);
    await expect(card).toBeFocused();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
  });
}

test("Back restores the term and its results", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("plain thing 1");
  await expect(page).toHaveURL(/\?q=plain/);
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results).toContainText("11 products");
  await results.getByRole("link", { name: "Plain Thing 12", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plain Thing 12" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("plain thing 1");
  await expect(results.getByRole("listitem")).toHaveCount(11);
});

test("a new visit to home reads the list anew", async ({ page }) => {
  await page.goto("/");
  await loadMore(page);
  await page.getByRole("link", { name: "Gift Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gift Guides" })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(all(page).getByRole("listitem")).toHaveCount(48);
});

test("a page that cannot be loaded says so and can be asked for again", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.goto("/");
  await page.route("**/api/products?*", (route) => route.abort());
  await pressLoadMore(all(page));
  await expect(page.getByText("That did not work. Try again in a moment.")).toBeVisible();
  await page.unroute("**/api/products?*");
  await loadMore(page);
});

test.describe("a fresh page", () => {
  test.use({ cardsWait: true });

  test("where one jumps down it, nothing moves any more, neither by itself nor with a press", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const more = all(page).getByRole("button", { name: /^Load more/ });
    await more.waitFor();
    const places = await more.evaluate(async (button) => {
      button.scrollIntoView({ block: "center" });
      const tops: number[] = [];
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        tops.push(button.getBoundingClientRect().top);
      }
      return tops;
    });
    await page.mouse.click(1, 400);
    places.push(await more.evaluate((button) => button.getBoundingClientRect().top));
    expect(new Set(places).size, places.join(", ")).toBe(1);
  });
});
