// A slip of a finger finds its product all the same, in a block of its own.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const close = (page: Page) => page.getByRole("region", { name: /^Close matches for/ });

test("a term with a slip brings close matches below the sentence, before categories and trending", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("shower dsico");
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await expect(close(page).getByRole("heading", { level: 2 })).toHaveText("Close matches for “shower dsico”");
  await expect(close(page).getByRole("link", { name: "The Shower Disco", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Search Results" }).getByRole("listitem")).toHaveCount(0);
  const order = await page.locator("main h2").allTextContents();
  expect(order.slice(0, 4)).toEqual([
    "Search Results",
    "Close matches for “shower dsico”",
    "Maybe in here?",
    "Top Drunken Buys",
  ]);
});

test("they are asked for only where nothing was found, and go when the term is mended", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/close-matches")) asked.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("searchbox").fill("disco");
  await expect(page.getByRole("region", { name: "Search Results" }).getByRole("listitem").first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("searchbox").fill("dsico");
  await expect(close(page)).toBeVisible();
  await page.getByRole("searchbox").fill("disco");
  await expect(close(page)).toHaveCount(0);
});

test("a term that nothing is close to has no such block", async ({ page }) => {
  await page.goto("/?q=qqqqzzzzxxxx");
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await expect(page.getByText("Close matches for")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Maybe in here?" })).toBeVisible();
});

test("one that fails leaves the rest of the page as it is", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.route("**/api/close-matches?*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("searchbox").fill("dsico");
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Maybe in here?" })).toBeVisible();
  await expect(page.getByText("Close matches for")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("they come with the page", async ({ page }) => {
    await page.goto("/?q=dsico");
    await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
    await expect(close(page).getByRole("link", { name: "The Shower Disco", exact: true })).toBeVisible();
  });
});
