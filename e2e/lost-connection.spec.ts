// A page that can't be loaded, or whose script can't, never leaves the visitor stuck.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const NOTICE = "Couldn't reach the shop. Check your connection and try again.";

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/, /ERR_INTERNET_DISCONNECTED/, /status of 50[03]/);
  expectedTrouble.push(/Error loading route module/, /answered 50[03]/);
});

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

const openProduct = (page: Page) => page.getByRole("link", { name: "The Shower Disco", exact: true }).first().click();

test("without a connection the current page stays, and a retry opens the next one", async ({ page }) => {
  await openHydrated(page, "/");
  // The product page's script is loaded already; only its content is missing.
  await openProduct(page);
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Products" }).click();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  const other = page.getByRole("link", { name: "Hands-Free Happy Hour Helmet", exact: true }).first();
  await other.click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  await expect(page.getByText("Product not found")).toHaveCount(0);
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hands-Free Happy Hour Helmet" })).toBeFocused();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test("navigating elsewhere removes the notice", async ({ page }) => {
  await openHydrated(page, "/gift-guides");
  await page.route("**/api/giveaways", (route) => route.abort("internetdisconnected"));
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Giveaways" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await menu.getByRole("link", { name: "Exclusives" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exclusive Deals" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test("a connection lost late shows a notice on the opened page, which can be reloaded", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/api/products/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.abort("connectionreset");
  });
  await openProduct(page);
  await expect(page.getByRole("heading", { level: 1, name: "Couldn't load this page" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText("It was here last night. We swear.")).toHaveCount(0);
  await page.unroute("**/api/products/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test("a server error says that it is the shop's fault, without a not-found heading", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/api/products/*", (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  await openProduct(page);
  await expect(page.getByText("Something went wrong on our side. Try again in a moment.")).toBeVisible();
  await expect(page.getByText("It was here last night. We swear.")).toHaveCount(0);
  await page.unroute("**/api/products/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
});

test("a failed home page is complete after a retry", async ({ page }) => {
  await openHydrated(page, "/gift-guides");
  await page.route("**/api/products?*", (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await page.unroute("**/api/products?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "All Products" }).getByRole("listitem").first()).toBeVisible();
});

test("a route whose script is blocked opens as a document, once", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, "/");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.route("**/assets/*.js", (route) =>
    loaded.includes(route.request().url()) ? route.continue() : route.abort("blockedbyclient"),
  );
  await openProduct(page);
  await expect(page).toHaveURL(/\/product\/the-shower-disco$/);
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy on/ }).first()).toHaveAttribute("href", /^https?:/);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/", "/product/the-shower-disco"]);
  // A link on the page without its scripts, and Back.
  await page.getByRole("link", { name: "Back to Products" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});

test("a route's script that can't load without a connection is retried", async ({ page, context }) => {
  await openHydrated(page, "/");
  await context.setOffline(true);
  await openProduct(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
});

test("a toast appears as plain text if its script is blocked", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/assets/*", (route) => route.abort("blockedbyclient"));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Saved, The Shower Disco" }).first().click();
  await expect(page.getByText("Your browser is blocking storage, so your list lasts only")).toBeVisible();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});

test("file names contain no words that content blockers match", async ({ page, request }) => {
  await page.goto("/product/the-shower-disco");
  const html = await (await request.get("/product/the-shower-disco")).text();
  const names = [...html.matchAll(/\/assets\/([^"]+)/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^(?:manifest-)?[0-9a-f]{8}\.(?:js|css|woff2)$/.test(name))).toEqual([]);
});
