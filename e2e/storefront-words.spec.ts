import type { Page } from "@playwright/test";
import { addProduct } from "./filled-shop.ts";
import { test as base, callApi, expect, test } from "./fixtures.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";

const emptyTest = base.extend<{ readonly baseURL: string }, { readonly emptyShop: BuiltShop }>({
  emptyShop: [
    async ({ browserName: _browserName }, use) => {
      const shop = await startBuiltShop({ SEED_DEMO: "0" });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ emptyShop }, use) => use(emptyShop.url),
});

const EMPTY_PAGES = [
  { path: "/", text: "No products found. Check back soon!" },
  { path: "/gift-guides", text: "No gift guides available yet. Check back soon!" },
  { path: "/giveaways", text: "No giveaways available yet. Check back soon!" },
  { path: "/exclusives", text: "No exclusive deals available yet. Check back soon!" },
];

for (const { path, text } of EMPTY_PAGES) {
  emptyTest(`an empty shop says on ${path}: ${text}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: /Featured|Drunken|Active|Past/ })).toHaveCount(0);
  });
}

const FAILING_PAGES = [
  { link: "Gift Guides", api: "**/api/gift-guides", text: "No gift guides available yet. Check back soon!" },
  { link: "Giveaways", api: "**/api/giveaways", text: "No giveaways available yet. Check back soon!" },
  { link: "Exclusives", api: "**/api/exclusives?*", text: "No exclusive deals available yet. Check back soon!" },
  { link: "Home", api: "**/api/products?*", text: "No products found. Check back soon!" },
];

for (const { link, api, text } of FAILING_PAGES) {
  test(`${link} that cannot be read ends its spinner and says: ${text}`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Failed to load resource/, /answered 503/);
    await page.goto(link === "Gift Guides" ? "/exclusives" : "/gift-guides");
    await page.route(api, (route) => route.fulfill({ status: 503, json: { detail: "Later.", code: "busy" } }));
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
  });
}

test("a category without products, and one that does not exist", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/404/);
  const data = { name: "Empty Shelf", description: "Nothing to see here." };
  const created = await callApi(page.request, { token: ownerToken, method: "POST", path: "/categories", data });
  const { id, slug } = created as { readonly id: string; readonly slug: string };
  await page.goto(`/category/${slug}`);
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { level: 1, name: "Empty Shelf" })).toBeVisible();
  await expect(page.getByText("Nothing to see here.")).toBeVisible();
  await expect(page.getByText("No products in this category yet. Check back soon!")).toBeVisible();
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/categories/${id}` });
  const response = await page.goto(`/category/${slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Category not found" })).toBeVisible();
});

test("cards carry their badges, a clamped description, the price as given and Buy Now", async ({
  page,
  shop,
  ownerToken,
}) => {
  const product = await addProduct(
    { url: shop.url, token: ownerToken },
    {
      title: "Card Under Test",
      category: "Party Starters",
      description: "So much to say about this one. ".repeat(12),
      price: "about a tenner",
      featured: true,
      trending: true,
    },
  );
  await page.goto("/");
  for (const name of ["Featured Finds", "Top Drunken Buys", "All Products"]) {
    const card = cardIn(page, name, product.title);
    await expect(card.getByText("Featured", { exact: true })).toBeVisible();
    await expect(card.getByText("Trending", { exact: true })).toBeVisible();
    await expect(card.getByText("about a tenner")).toBeVisible();
    await expect(card.getByRole("link", { name: /^Buy Now/ })).toContainText("Buy Now");
    await expect(card.locator("img")).toHaveCount(0);
    await expect(card.locator("svg.shopping-bag")).toBeVisible();
    const lines = await card.getByText(/^So much to say/).evaluate((text) => {
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
  }
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/products/${product.id}` });
});

const cardIn = (page: Page, section: string, title: string) =>
  page.getByRole("region", { name: section }).getByRole("listitem").filter({ hasText: title });

test("gift guides show their badges and lead to their pages", async ({ page }) => {
  await page.goto("/gift-guides");
  await expect(page.getByRole("heading", { level: 1, name: "Gift Guides" })).toBeVisible();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "For the Friend Who Has Everything" });
  await expect(card).toContainText("Featured");
  await expect(card).toContainText("Birthday");
  await expect(card.getByRole("link", { name: /^View Guide/ })).toContainText("View Guide");
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/gift-guides\/for-the-friend-who-has-everything$/);
  await expect(page.getByRole("heading", { level: 1, name: "For the Friend Who Has Everything" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy Now/ }).first()).toBeVisible();
});

test("the footer has the tagline, the disclosure and the year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("The best drunken purchases you'll never return!");
  await expect(footer).toContainText("Affiliate disclosure");
  await expect(footer).toContainText("2024");
});
