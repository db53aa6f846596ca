import type { Page } from "@playwright/test";
import { addProduct } from "./filled-shop.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { publicPaths } from "./public-routes.ts";

test.use({ javaScriptEnabled: false });

const content = (page: Page, selector: string) => page.locator(selector).getAttribute("content");

/** What is not there, and what is there for one visitor alone. */
const NOT_FOR_SEARCH_ENGINES: ReadonlySet<string> = new Set(["/no-such-page", "/saved"]);

async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

test("every page names itself to search engines and link previews", async ({ page, shop, expectedTrouble }) => {
  expectedTrouble.push(/404/);
  const titles = new Set<string>();
  const paths = await publicPaths();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    expect(await content(page, 'meta[name="description"]'), path).not.toBe("");
    expect(await content(page, 'meta[property="og:title"]'), path).not.toBe("");
    expect(await content(page, 'meta[property="og:image"]'), path).toMatch(/^https?:\/\//);
    expect(await content(page, 'meta[name="twitter:card"]'), path).toBe("summary_large_image");
    if (NOT_FOR_SEARCH_ENGINES.has(path)) {
      expect(await content(page, 'meta[name="robots"]'), path).toBe("noindex");
      continue;
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.url + path);
  }
  expect(titles.size).toBe(paths.length);
});

test("a product with a price that can be read is a Product with that offer", async ({ page, shop }) => {
  await page.goto("/product/the-shower-disco");
  const [product] = await structuredData(page);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "The Shower Disco",
    offers: { "@type": "Offer", price: "19.99", priceCurrency: "USD" },
  });
  expect(JSON.stringify(await structuredData(page))).not.toMatch(/rating|review|shipping/i);
  expect(product).toHaveProperty("url", `${shop.url}/product/the-shower-disco`);
});

test("one whose price cannot be read is only a page, and hostile text stays text", async ({
  page,
  shop,
  ownerToken,
}) => {
  const title = "</script><script>alert(1)</script>";
  const product = await addProduct(
    { url: shop.url, token: ownerToken },
    { title, category: "Party Starters", price: "ask Kevin" },
  );
  await page.goto(`/product/${product.slug}`);
  const [thing] = await structuredData(page);
  expect(thing).toMatchObject({ "@type": "WebPage", name: title });
  expect(thing).not.toHaveProperty("offers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/products/${product.id}` });
});

test("lists and trails are described as what they are", async ({ page }) => {
  await page.goto("/category/party-starters");
  const types = (await structuredData(page)).map((thing) => thing["@type"]);
  expect(types).toEqual(["ItemList", "BreadcrumbList"]);
});

test("what is not there answers 404", async ({ request }) => {
  for (const path of ["/product/nope", "/category/nope", "/gift-guides/nope", "/giveaways/nope", "/nope"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("previews describe their image, and give its size if the shop knows it", async ({ page }) => {
  await page.goto("/");
  expect(await content(page, 'meta[property="og:locale"]')).toBe("en_US");
  expect(await content(page, 'meta[property="og:image:width"]')).toBe("1200");
  expect(await content(page, 'meta[property="og:image:height"]')).toBe("630");
  expect(await content(page, 'meta[property="og:image:alt"]')).not.toBe("");
  await page.goto("/product/the-shower-disco");
  expect(await content(page, 'meta[property="og:image:alt"]')).toBe("The Shower Disco");
  expect(await content(page, 'meta[name="twitter:image:alt"]')).toBe("The Shower Disco");
});

test("searches and filtered lists have their own titles, and an empty one has no ItemList", async ({ page }) => {
  const titles = new Set<string>();
  const paths = ["/", "/?q=shower", "/?q=beer", "/?category=Party+Starters", "/?price=-15", "/?sort=price_asc"];
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
  await page.goto("/?q=shower");
  await expect(page).toHaveTitle(/^Search results for “shower” · /);
  expect(JSON.stringify(await structuredData(page))).toContain("ItemList");
  await page.goto("/?q=nothingofthekind");
  expect(JSON.stringify(await structuredData(page))).not.toContain("ItemList");
});

test("the page of an unknown URL has no ETag, since it is never cached", async ({ shop }) => {
  const answer = await fetch(`${shop.url}/no-such-page`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("etag")).toBeNull();
});
