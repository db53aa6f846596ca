// What the storefront shows and says, page by page, as it is specified.
import type { Locator, Page } from "@playwright/test";
import type { CategoryJson } from "../src/wire/category-json.ts";
import type { ProductJson } from "../src/wire/product-json.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addCategory, addProduct, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";

const HELMET = "Hands-Free Happy Hour Helmet";
const SEVEN_PICTURES = ["happy-hour-helmet-1", "happy-hour-helmet-2", "happy-hour-helmet-3", "shower-disco-1"]
  .concat(["shower-disco-2", "shower-disco-3", "victory-pinata-1"])
  .map((name) => `/demo/${name}.webp`);

const section = (page: Page, heading: string): Locator => page.getByRole("region", { name: heading, exact: true });

const cardOf = (page: Page, title: string): Locator =>
  section(page, "All Products")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });

const main = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

async function read<Body>(url: string): Promise<Body> {
  return (await (await fetch(url)).json()) as Body;
}

async function readHelmet({ url }: BuiltShop): Promise<ProductJson> {
  const [helmet] = await read<readonly ProductJson[]>(`${url}/api/products?q=happy%20hour&limit=1`);
  if (helmet === undefined) throw new Error("The demo catalogue has lost its helmet");
  return helmet;
}

const titlesOf = (products: readonly ProductJson[]): readonly string[] => products.map(({ title }) => title);

test.describe("the navigation bar", () => {
  test("leads to every page by name, and by its logo home", async ({ page }) => {
    await page.goto("/");
    await expect(main(page).getByRole("link").first()).toHaveAttribute("href", "/");
    await expect(main(page).getByRole("link").first().locator("svg")).toBeVisible();
    for (const [name, path] of [
      ["Home", "/"],
      ["Gift Guides", "/gift-guides"],
      ["Giveaways", "/giveaways"],
      ["Exclusives", "/exclusives"],
    ] as const) {
      await expect(main(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
  });

  test("has one entry per category in its dropdown", async ({ page, shop }) => {
    const categories = await read<readonly CategoryJson[]>(`${shop.url}/api/categories`);
    await page.goto("/");
    const entries = main(page).locator("a[href^='/category/']:visible");
    await expect(entries).toHaveCount(0);
    await main(page).getByText("Categories", { exact: true }).first().hover();
    await expect(entries).toHaveText(categories.map(({ name }) => name));
    for (const { name, slug } of categories) {
      await expect(entries.filter({ hasText: name })).toHaveAttribute("href", `/category/${slug}`);
    }
  });

  test("on phones leads on although its categories are unfolded", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByLabel("Menu", { exact: true }).click();
    await main(page).getByText("Categories", { exact: true }).last().click();
    await expect(main(page).locator("a[href^='/category/']:visible")).not.toHaveCount(0);
    await main(page).getByRole("link", { name: "Gift Guides", exact: true }).click();
    await expect(page).toHaveURL("/gift-guides");
    await expect(main(page).getByRole("link", { name: "Gift Guides", exact: true })).toBeHidden();
  });
});

test.describe("home", () => {
  test("opens with a hero and a search for a regret-free purchase", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buy now. Regret nothing.");
    await expect(page.getByText("Gloriously unnecessary things")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveAttribute("placeholder", /regret-free purchase/);
  });

  test("shows featured finds, top drunken buys and all products", async ({ page, shop }) => {
    const products = await read<readonly ProductJson[]>(`${shop.url}/api/products`);
    await page.goto("/");
    for (const [heading, listed] of [
      ["Featured Finds", products.filter(({ featured }) => featured)],
      ["Top Drunken Buys", products.filter(({ trending }) => trending)],
      ["All Products", products.slice(0, 48)],
    ] as const) {
      await expect(section(page, heading).getByRole("heading", { level: 2 })).toHaveText(heading);
      await expect(section(page, heading).getByRole("heading", { level: 3 })).toHaveText(titlesOf(listed));
    }
  });

  test("shows search results while there is a term, whatever its case", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("searchbox").fill("hApPy hOuR");
    const results = section(page, "Search Results");
    await expect(results.getByRole("heading", { level: 3 })).toHaveText([HELMET]);
    await expect(section(page, "All Products")).toHaveCount(0);
    await page.getByRole("searchbox").fill("");
    await expect(section(page, "All Products")).toBeVisible();
    await expect(results).toHaveCount(0);
  });

  test("says so when nothing matches", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("searchbox").fill("zzzzzz");
    await expect(page.getByText("No products found. Check back soon!", { exact: true })).toBeVisible();
  });

  test("ends in the tagline, the affiliate disclosure and the year", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("The best drunken purchases you'll never return!", { exact: true })).toBeVisible();
    await expect(footer.getByText(/^Affiliate disclosure: .*may earn a commission/)).toBeVisible();
    await expect(footer.getByText("© 2024 Regretless", { exact: true })).toBeVisible();
  });
});

test.describe("a product card", () => {
  test("shows picture, title, clamped description and price, and leads to the product", async ({ page, shop }) => {
    const helmet = await readHelmet(shop);
    await page.goto("/");
    const card = cardOf(page, HELMET);
    const link = card.getByRole("link", { name: HELMET, exact: true });
    await expect(link).toHaveAttribute("href", `/product/${helmet.slug}`);
    await expect(card.locator("img")).toHaveAttribute("src", String(helmet.images[0]));
    await expect(card.getByText(helmet.description)).toHaveCSS("-webkit-line-clamp", "2");
    await expect(card.getByText(helmet.price, { exact: true })).toBeVisible();
  });

  test("buys at the merchant in a new tab", async ({ page, shop }) => {
    const helmet = await readHelmet(shop);
    await page.goto("/");
    const button = cardOf(page, HELMET).getByRole("link", { name: /^Buy Now,/ });
    await expect(button).toHaveAttribute("href", helmet.affiliate_link);
    await expect(button).toHaveAttribute("target", "_blank");
  });

  for (const [title, badges] of [
    [HELMET, ["Featured", "Trending"]],
    ["The Shower Disco", ["Featured"]],
    ["Tiny Piñata for Minor Victories", ["Trending"]],
  ] as const) {
    test(`carries ${badges.join(" and ")} for the flags of ${title}`, async ({ page }) => {
      await page.goto("/");
      await expect(cardOf(page, title).getByText(/^(Featured|Trending)$/)).toHaveText([...badges]);
    });
  }

  test("stands in one to four columns by width", async ({ page }) => {
    await page.goto("/");
    const grid = section(page, "All Products").getByRole("list").first();
    const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    for (const [width, expected] of [
      [390, 1],
      [768, 2],
      [1024, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, `columns at ${width} px`).toBe(expected);
    }
  });
});

test.describe("a product page", () => {
  test("shows all that there is to know, and the way back", async ({ page, shop }) => {
    const helmet = await readHelmet(shop);
    await page.goto(`/product/${helmet.slug}`);
    const article = page.getByRole("article");
    await expect(page.getByRole("link", { name: "Back to Products", exact: true })).toHaveAttribute("href", "/");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(HELMET);
    await expect(article.getByText(/^(Featured|Trending)$/)).toHaveText(["Featured", "Trending"]);
    for (const text of ["Party Starters", helmet.description, helmet.price]) {
      await expect(article.getByText(text, { exact: true })).toBeVisible();
    }
    const about = article.getByRole("region", { name: "About This Product", exact: true });
    await expect(about).toContainText("Somebody looked at a hard hat");
    await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([...helmet.tags]);
  });

  test("buys on Amazon in a new tab, with the associate's note beside the button", async ({ page, shop }) => {
    const helmet = await readHelmet(shop);
    await page.goto(`/product/${helmet.slug}`);
    const button = page.getByRole("link", { name: /^Buy on Amazon,/ });
    await expect(button).toHaveAttribute("href", helmet.affiliate_link);
    await expect(button).toHaveAttribute("target", "_blank");
    const note = "As an Amazon Associate, we earn from qualifying purchases";
    await expect(page.getByText(note, { exact: true })).toBeVisible();
  });

  test("offers related products of its category, never itself", async ({ page, shop }) => {
    const helmet = await readHelmet(shop);
    const same = await read<readonly ProductJson[]>(`${shop.url}/api/products?category=Party%20Starters`);
    await page.goto(`/product/${helmet.slug}`);
    const related = same.filter(({ id }) => id !== helmet.id).slice(0, 4);
    const shown = section(page, "You Might Also Like").getByRole("heading", { level: 3 });
    await expect(shown).toHaveText(titlesOf(related));
  });

  test("that is missing says so and leads home", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    await page.goto("/product/never-was");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
    await page.getByRole("link", { name: "Go Home", exact: true }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a category page", () => {
  test("shows its name, description and products, and the way back", async ({ page, shop }) => {
    const listed = await read<readonly ProductJson[]>(`${shop.url}/api/products?category=Party%20Starters`);
    await page.goto("/category/party-starters");
    await expect(page.getByRole("link", { name: "Back to Home", exact: true })).toHaveAttribute("href", "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Party Starters");
    await expect(page.getByText("For evenings that were going to be quiet. They aren't now.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(titlesOf(listed));
  });

  test("that is unknown says so", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    await page.goto("/category/never-was");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category not found");
  });
});

test.describe("a shop with hardly anything", () => {
  let bare: BuiltShop;
  let token: string;
  test.beforeAll(async () => {
    bare = await startBuiltShop({ SEED_DEMO: "0" });
    token = await registerOwner(bare.url);
    await addCategory({ url: bare.url, token }, "Bare Shelf");
  });
  test.afterAll(() => bare.stop());

  const add = (title: string, images: readonly string[] = []) =>
    addProduct({ url: bare.url, token }, { title, category: "Bare Shelf", images });

  test("says on home and in the category that there are no products", async ({ page }) => {
    await page.goto(bare.url);
    await expect(page.getByText("No products found. Check back soon!", { exact: true })).toBeVisible();
    await page.goto(`${bare.url}/category/bare-shelf`);
    const note = page.getByText("No products in this category yet. Check back soon!", { exact: true });
    await expect(note).toBeVisible();
    await expect(page.getByRole("main").getByRole("paragraph")).toHaveCount(1);
  });

  test("shows no section and no badge for flags that no product has, and a bag for a picture", async ({ page }) => {
    await add("Bare Thing");
    await page.goto(bare.url);
    const card = cardOf(page, "Bare Thing");
    await expect(card.locator("svg.shopping-bag")).toBeVisible();
    await expect(card.locator("img")).toHaveCount(0);
    await expect(card.getByText(/^(Featured|Trending)$/)).toHaveCount(0);
    for (const heading of ["Featured Finds", "Top Drunken Buys"]) await expect(section(page, heading)).toHaveCount(0);
  });

  test("shows an emoji on the page of a product without pictures, and nothing else that it lacks", async ({ page }) => {
    const { slug } = await add("Lonely Thing");
    await page.goto(`${bare.url}/product/${slug}`);
    await expect(page.getByRole("img", { name: "No picture" })).toHaveText("🛍️");
    await expect(section(page, "About This Product")).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Tags" })).toHaveCount(0);
  });

  test("shows the second to the fifth of seven pictures as thumbnails", async ({ page }) => {
    const { slug } = await add("Seven Views", SEVEN_PICTURES);
    await page.goto(`${bare.url}/product/${slug}`);
    const pictures = page.getByRole("article").locator("img");
    await expect(pictures).toHaveCount(5);
    const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    expect(sources).toEqual(SEVEN_PICTURES.slice(0, 5));
  });

  test("keeps at most four related products", async ({ page }) => {
    for (const number of [1, 2, 3, 4, 5, 6]) await add(`Sibling ${number}`);
    await page.goto(`${bare.url}/product/sibling-1`);
    const related = section(page, "You Might Also Like").getByRole("heading", { level: 3 });
    await expect(related).toHaveText(["Sibling 6", "Sibling 5", "Sibling 4", "Sibling 3"]);
  });
});
