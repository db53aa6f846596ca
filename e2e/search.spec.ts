import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";

test("typing filters by title at once, case folded, and the heading changes", async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("searchbox", { name: "Search products" });
  await expect(search).toHaveAttribute("placeholder", /regret-free purchase/);
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  await search.fill("SHOWER disco");
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results.getByRole("listitem")).toHaveCount(1);
  await expect(results).toContainText("1 product");
  await search.fill("");
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});

test("accents make no difference", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("pinata");
  await expect(page.getByRole("region", { name: "Search Results" })).toContainText("Piñata");
});

test("the term is in the address without a step in the history, and can be cleared", async ({ page }) => {
  await page.goto("/gift-guides");
  await page.goto("/");
  await page.getByRole("searchbox").pressSequentially("disco");
  await expect(page).toHaveURL(/\/\?q=disco$/);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-guides$/);
});

test("a search without results offers categories and trending products below the sentence", async ({ page }) => {
  await page.goto("/?q=nothing-is-called-this");
  await expect(page.getByRole("searchbox")).toHaveValue("nothing-is-called-this");
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No products found" })).toHaveCount(1);
  await page.getByRole("region", { name: "Top Drunken Buys" }).waitFor();
  await page.getByRole("navigation", { name: "Maybe in here?" }).getByRole("link", { name: "Party Starters" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Party Starters" })).toBeVisible();
});

fullTest("what is not loaded yet is asked of the server", async ({ page }) => {
  await page.goto("/");
  const all = page.getByRole("region", { name: "All Products" });
  await expect(all.getByRole("heading", { name: "Plain Thing 1", exact: true })).toHaveCount(0);
  await page.getByRole("searchbox").fill("plain thing 1");
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results.getByRole("heading", { name: "Plain Thing 1", exact: true })).toBeVisible();
  await expect(results).toContainText("11 products");
});

fullTest("after a search that began in the address, clearing it shows the whole catalogue", async ({ page }) => {
  await page.goto("/?q=plain thing 1");
  await expect(page.getByRole("region", { name: "Search Results" }).getByRole("listitem")).toHaveCount(11);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("region", { name: "All Products" }).getByRole("listitem")).toHaveCount(48);
});

fullTest("a search whose question fails shows what is loaded", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.goto("/");
  await page.route("**/api/products?*", (route) => route.abort());
  await page.getByRole("searchbox").fill("plain thing 70");
  await expect(page.getByRole("region", { name: "Search Results" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Search Results" })).toContainText("1 product");
});

test("what was typed before the scripts arrived is searched for", async ({ page }) => {
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const box = page.getByRole("searchbox", { name: "Search products" });
  await box.fill("disco");
  deliver();
  await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
  await expect(box).toHaveValue("disco");
  await expect(page).toHaveURL(/\?q=disco$/);
});
