import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";
import { publicPaths } from "./public-routes.ts";

test.use({ javaScriptEnabled: false });
fullTest.use({ javaScriptEnabled: false });

test("every public page shows a heading, the menu and the footer, and no spinner", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404/);
  for (const path of await publicPaths()) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }), path).toBeVisible();
    await expect(page.getByRole("contentinfo"), path).toContainText("Affiliate disclosure");
    await expect(page.getByText("Loading…"), path).toHaveCount(0);
  }
});

test("the home page has its sections with links to products and out to merchants", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Featured Finds", "Top Drunken Buys", "All Products"]) {
    const section = page.getByRole("region", { name });
    await expect(section.getByRole("link", { name: /^Buy Now/ }).first()).toHaveAttribute("href", /^https?:/);
  }
  await page.getByRole("link", { name: "The Shower Disco", exact: true }).first().click();
  await expect(page).toHaveURL(/\/product\/the-shower-disco$/);
  await expect(page.getByRole("link", { name: /^Buy on Amazon/ }).first()).toBeVisible();
});

test("the search is a form that answers with the results", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Search products" }).fill("DISCO");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/\?q=DISCO$/);
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results.getByRole("link", { name: "The Shower Disco", exact: true })).toBeVisible();
  await expect(results.getByRole("listitem")).toHaveCount(1);
});

test("the categories open in the menu", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Categories", { exact: true }).first().click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Party Starters" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Party Starters" })).toBeVisible();
});

test("the menu opens on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Gift Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gift Guides" })).toBeVisible();
});

test("thumbnails lead to their pictures", async ({ page, request }) => {
  await page.goto("/product/the-shower-disco");
  const address = await page.getByRole("link", { name: "Image 2 of 3" }).getAttribute("href");
  expect(address).toMatch(/\/demo\/.+-2\.webp$/);
  const picture = await request.get(address ?? "");
  expect(picture.headers()["content-type"]).toBe("image/webp");
});

fullTest("Load more is a link to the next page", async ({ page }) => {
  await page.goto("/");
  const all = page.getByRole("region", { name: "All Products" });
  await all.getByRole("link", { name: /^Load more/ }).click();
  await expect(page).toHaveURL(/\/\?after=/);
  await expect(all.getByRole("heading", { name: "Plain Thing 22", exact: true })).toBeVisible();
  await expect(all.getByRole("heading", { name: "Plain Thing 23", exact: true })).toHaveCount(0);
});
