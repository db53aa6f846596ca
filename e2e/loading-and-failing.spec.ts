// Public pages that the browser opens by itself: the spinner, then the content, or the empty or not-found state.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

interface Trip {
  readonly to: string;
  readonly from: string;
  /** The link that is followed. */
  readonly follow: (page: Page) => Promise<void>;
  readonly calls: string;
  /** What stands there once it is loaded. */
  readonly content: string;
  readonly afterFailure: string;
}

const followNamed = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();

async function openCategory(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByText("Categories", { exact: true }).first().hover();
  await followNamed("Party Starters")(page);
}

const openProduct = (page: Page) => page.getByRole("link", { name: "The Shower Disco", exact: true }).first().click();

const TRIPS: readonly Trip[] = [
  {
    to: "home",
    from: "/gift-guides",
    follow: followNamed("Home"),
    calls: "**/api/products?*",
    content: "All Products",
    afterFailure: "No products found. Check back soon!",
  },
  {
    to: "a product",
    from: "/",
    follow: openProduct,
    calls: "**/api/products/*",
    content: "About This Product",
    afterFailure: "Product not found",
  },
  {
    to: "a category",
    from: "/",
    follow: openCategory,
    calls: "**/api/products?category=*",
    content: "For evenings that were going to be quiet. They aren't now.",
    afterFailure: "No products in this category yet. Check back soon!",
  },
  {
    to: "a category among categories that fail",
    from: "/",
    follow: openCategory,
    calls: "**/api/categories",
    content: "For evenings that were going to be quiet. They aren't now.",
    afterFailure: "Category not found",
  },
  {
    to: "the gift guides",
    from: "/",
    follow: followNamed("Gift Guides"),
    calls: "**/api/gift-guides",
    content: "For the Friend Who Has Everything",
    afterFailure: "No gift guides available yet. Check back soon!",
  },
  {
    to: "the giveaways",
    from: "/",
    follow: followNamed("Giveaways"),
    calls: "**/api/giveaways",
    content: "The Grand No-Regrets Hamper",
    afterFailure: "No giveaways available yet. Check back soon!",
  },
  {
    to: "the exclusive deals",
    from: "/",
    follow: followNamed("Exclusives"),
    calls: "**/api/exclusives?active=true",
    content: "Shower Disco, Encore Price",
    afterFailure: "No exclusive deals available yet. Check back soon!",
  },
];

const spinner = (page: Page) => page.getByRole("main").getByText("Loading…", { exact: true });

/** Public pages are whole at once where the server rendered them; what is clicked must be hydrated. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

for (const { to, from, follow, calls, content, afterFailure } of TRIPS) {
  test(`on the way to ${to} a spinner shows, then the content`, async ({ page }) => {
    const { promise: released, resolve: answer } = Promise.withResolvers<void>();
    await openHydrated(page, from);
    await page.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    await follow(page);
    await expect(spinner(page)).toBeAttached();
    await expect(page.getByText(content, { exact: true })).toHaveCount(0);
    answer();
    await expect(page.getByText(content, { exact: true }).first()).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });

  test(`when the way to ${to} fails the spinner ends, without a toast`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 500/, /answered 500/);
    await openHydrated(page, from);
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { detail: "Broken.", code: "internal" } }));
    const logged = page.waitForEvent("console", (message) => message.text().includes("answered 500"));
    await follow(page);
    await expect(page.getByText(afterFailure, { exact: true })).toBeVisible();
    await logged;
    await expect(spinner(page)).toHaveCount(0);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });
}

test("categories that fail in the navbar leave its dropdown empty, without a word", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 500/, /answered 500/);
  await page.goto("/admin/login");
  await page.route("**/api/categories", (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("answered 500"));
  await page.getByRole("link", { name: "Back to Store" }).click();
  await logged;
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByText("Categories", { exact: true }).first().hover();
  await expect(page.locator("a[href^='/category/']")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
