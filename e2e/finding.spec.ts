// Filters, orders and surprises: in the address, with and without scripts.
import type { Page } from "@playwright/test";
import { stepTwiceAtOnce } from "./at-once.ts";
import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";
import { pressLoadMore } from "./load-more.ts";

const products = (page: Page) => page.getByRole("region", { name: "All Products" });
const chips = (page: Page, name: string) => page.getByRole("group", { name });

async function pricesIn(page: Page): Promise<readonly number[]> {
  const texts = await products(page)
    .getByRole("listitem")
    .getByText(/^\$[\d,.]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[$,]/g, "")));
}

async function isRising(page: Page): Promise<boolean> {
  const prices = await pricesIn(page);
  return prices.join() === rising(prices).join();
}

const rising = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);

test("a category, a price band and an order add up, stand in the address, and come off one by one", async ({
  page,
}) => {
  await page.goto("/");
  const band = chips(page, "Price").getByRole("link").nth(1);
  const [, from, below] = /\$(\d+)–\$(\d+)/.exec((await band.textContent()) ?? "") ?? [];
  await band.click();
  await expect(page).toHaveURL(new RegExp(`price=${from}-${below}`));
  await expect(band).toHaveAttribute("aria-current", "true");
  await expect(band).toBeFocused();
  const outsideTheBand = async () =>
    (await pricesIn(page)).filter((price) => price < Number(from) || price >= Number(below));
  await expect.poll(outsideTheBand).toEqual([]);
  expect(await pricesIn(page)).not.toEqual([]);
  await chips(page, "Sort").getByRole("link", { name: "Price low to high" }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect.poll(() => isRising(page)).toBe(true);
  const all = await products(page).getByRole("listitem").count();
  await chips(page, "Category").getByRole("link", { name: "Party Starters" }).click();
  await expect(page).toHaveURL(/category=Party\+Starters/);
  await expect.poll(() => products(page).getByRole("listitem").count()).toBeLessThan(all);
  await chips(page, "Category").getByRole("link", { name: "Party Starters, remove filter" }).click();
  await expect(products(page).getByRole("listitem")).toHaveCount(all);
  await chips(page, "Price")
    .getByRole("link", { name: /remove filter/ })
    .click();
  await expect(page).not.toHaveURL(/price=/);
});

test("a filter is one step of the history, and Back takes it off again without a jump", async ({ page }) => {
  await page.goto("/");
  const before = await products(page).getByRole("listitem").count();
  await chips(page, "Category").getByRole("link", { name: "Party Starters" }).click();
  await expect.poll(() => products(page).getByRole("listitem").count()).toBeLessThan(before);
  await page.goBack();
  await expect(products(page).getByRole("listitem")).toHaveCount(before);
  await expect(page).toHaveURL(/\/$/);
});

test("chips that are pressed right after each other add up", async ({ page }) => {
  await page.goto("/");
  await stepTwiceAtOnce({
    first: () => chips(page, "Category").getByRole("link", { name: "Party Starters" }).click(),
    second: chips(page, "Sort").getByRole("link", { name: "Price low to high" }),
  });
  await expect(page).toHaveURL(/\?category=Party\+Starters&sort=price_asc/);
});

test("a search keeps the filters, and an order turns round what it found", async ({ page }) => {
  await page.goto("/?sort=price_desc");
  await page.getByRole("searchbox").fill("the");
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect(page).toHaveURL(/q=the/);
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results).toContainText(/\d+ products/);
  const prices = (await results.getByText(/^\$[\d,.]+$/).allTextContents()).map((text) => Number(text.slice(1)));
  expect(rising(prices).toReversed()).toEqual(prices);
});

test("filters that fit nothing say so in the shop's words, and come off together", async ({ page }) => {
  await page.goto("/?category=Party+Starters&price=9000000-");
  await expect(page.getByText("No products found. Check back soon!")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No products found" })).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(products(page).getByRole("listitem").first()).toBeVisible();
  await expect(page).not.toHaveURL(/category|price/);
});

test("a category page has bands and orders of its own, and its own address for search engines", async ({ page }) => {
  await page.goto("/category/party-starters?sort=price_desc&color=red");
  await expect(chips(page, "Category")).toHaveCount(0);
  await expect(chips(page, "Sort").getByRole("link", { name: "Price high to low" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const prices = (
    await page
      .getByRole("listitem")
      .getByText(/^\$[\d,.]+$/)
      .allTextContents()
  ).map((text) => Number(text.slice(1)));
  expect(prices.length).toBeGreaterThan(2);
  expect(rising(prices).toReversed()).toEqual(prices);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/category\/party-starters$/);
  await chips(page, "Sort").getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL(/party-starters#results$/);
});

test("values that no link has, and parameters that nobody knows, change nothing", async ({ page }) => {
  await page.goto("/?price=cheap&sort=popular&color=red");
  await expect(chips(page, "Sort").getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "true");
  await expect(chips(page, "Price").locator('[aria-current="true"]')).toHaveCount(0);
  await expect(products(page).getByRole("listitem").first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the chips are large enough to be pressed at ${width} px, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const least = width === 390 ? 44 : 24;
    for (const link of await page.getByRole("navigation", { name: "Filter and sort" }).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(least);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("Surprise me opens some product", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/\/product\/.+/);
  await expect(page.getByRole("link", { name: /^Buy on Amazon/ }).first()).toBeVisible();
});

fullTest("Load more keeps the filter, and Back from a product restores both", async ({ page }) => {
  await page.goto("/?sort=price_asc");
  await pressLoadMore(products(page));
  await expect(products(page).getByRole("listitem")).toHaveCount(96);
  const prices = await pricesIn(page);
  expect(rising(prices)).toEqual(prices);
  const last = products(page).getByRole("listitem").last().getByRole("heading").getByRole("link");
  const title = (await last.textContent()) ?? "";
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(products(page).getByRole("listitem")).toHaveCount(96);
  await expect(products(page).getByRole("link", { name: title, exact: true })).toBeFocused();
});

fullTest("Back through two orders finds the cards that were loaded in the first", async ({ page }) => {
  await page.goto("/");
  await pressLoadMore(products(page));
  await expect(products(page).getByRole("listitem")).toHaveCount(96);
  await chips(page, "Sort").getByRole("link", { name: "Price high to low" }).click();
  await expect(products(page).getByRole("listitem")).toHaveCount(48);
  await page.goBack();
  await expect(products(page).getByRole("listitem")).toHaveCount(96);
});

fullTest.describe("without scripts", () => {
  fullTest.use({ javaScriptEnabled: false });

  fullTest("chips and Load more are links, and the search keeps the filters", async ({ page }) => {
    await page.goto("/");
    await chips(page, "Sort").getByRole("link", { name: "Price low to high" }).click();
    await expect(page).toHaveURL(/sort=price_asc#results$/);
    await products(page)
      .getByRole("link", { name: /^Load more/ })
      .click();
    await expect(page).toHaveURL(/sort=price_asc&after=/);
    await expect(products(page).getByRole("listitem").first()).toBeVisible();
    await page.goto("/?sort=price_asc");
    await page.getByRole("searchbox").fill("plain thing 1");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/sort=price_asc/);
    await expect(page.getByRole("region", { name: "Search Results" }).getByRole("listitem")).toHaveCount(11);
  });

  fullTest("Surprise me is a link, too", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Surprise me" }).click();
    await expect(page).toHaveURL(/\/product\/.+/);
  });
});
