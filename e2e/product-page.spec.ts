import { addProduct } from "./filled-shop.ts";
import { callApi, expect, test } from "./fixtures.ts";

const DISCO = "/product/the-shower-disco";

test("shows the product, its notes and the way to the retailer", async ({ page }) => {
  await page.goto(DISCO);
  await expect(page.getByRole("link", { name: "Back to Products" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { level: 1, name: "The Shower Disco" })).toBeVisible();
  await expect(page.getByText("Featured", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Party Starters")).toBeVisible();
  await expect(page.getByText("$19.99", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "About This Product" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy on Amazon/ })).toBeVisible();
  await expect(page.getByText("As an Amazon Associate, we earn from qualifying purchases")).toBeVisible();
});

test("at most four related products are shown, never the product itself", async ({ page }) => {
  await page.goto(DISCO);
  const related = page.getByRole("region", { name: "You Might Also Like" });
  await expect(related.getByRole("listitem")).toHaveCount(4);
  await expect(related.getByRole("heading", { name: "The Shower Disco" })).toHaveCount(0);
});

test("a thumbnail shows its picture large, and there is a way back to the first", async ({
  page,
  shop,
  ownerToken,
}) => {
  const images = [1, 2, 3].flatMap((number) => [
    `/demo/shower-disco-${number}.webp`,
    `/demo/happy-hour-helmet-${number}.webp`,
  ]);
  const product = await addProduct(
    { url: shop.url, token: ownerToken },
    { title: "Six Pictures", category: "Party Starters", images },
  );
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole("button", { name: /^Image \d of 5$/ })).toHaveCount(4);
  await page.getByRole("button", { name: "Image 3 of 5" }).click();
  const large = page.getByRole("img", { name: "Six Pictures, Image 3 of 5" });
  await expect(large).toHaveAttribute("src", images[2] ?? "");
  await expect(page.getByRole("button", { name: "Image 3 of 5" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Image 1 of 5" }).click();
  await expect(page.getByRole("img", { name: "Six Pictures, Image 1 of 5" })).toHaveAttribute("src", images[0] ?? "");
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/products/${product.id}` });
});

test("choosing pictures by keyboard keeps the focus, also on the way back to the first", async ({ page }) => {
  await page.goto(DISCO);
  await page.getByRole("button", { name: "Image 3 of 3" }).press("Enter");
  const first = page.getByRole("button", { name: "Image 1 of 3" });
  await first.press("Enter");
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-current", "true");
});

test("without pictures, tags and long description their places are not there", async ({ page, shop, ownerToken }) => {
  const product = await addProduct(
    { url: shop.url, token: ownerToken },
    { title: "Bare Thing", category: "Party Starters", price: "ask Kevin" },
  );
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole("img", { name: "No picture" })).toHaveText("🛍️");
  await expect(page.getByText("ask Kevin", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "About This Product" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Tags" })).toHaveCount(0);
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/products/${product.id}` });
});

test("a broken picture gives way to the placeholder", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await page.route("**/demo/shower-disco-1.webp", (route) => route.abort());
  await page.goto(DISCO);
  await expect(page.locator('img[src="/demo/shower-disco-1.webp"]')).toHaveCount(0);
  await expect(page.getByRole("img", { name: "The Shower Disco, Image 1 of 3" })).toBeVisible();
});

test("an unknown product is not found, also when the browser asks", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/404/);
  const response = await page.goto("/product/no-such-thing");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});

test("on a phone a buy bar stands in while the button is out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DISCO);
  const buttons = page.getByRole("link", { name: /^Buy on Amazon/ });
  await expect(buttons).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(buttons).toHaveCount(1);
});
