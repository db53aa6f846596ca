import { addProduct } from "./filled-shop.ts";
import { callApi, expect, test } from "./fixtures.ts";

const LINK = "https://www.amazon.com/dp/B000?tag=shop-20&x={y}&z=%7B1%7D+2|3#frag";

const PATHS = [
  "/",
  "/product/the-shower-disco",
  "/category/party-starters",
  "/gift-guides/for-the-friend-who-has-everything",
  "/exclusives",
];

test("every link out opens in a new tab, is marked as paid for and says where it opens", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const links = page.locator('a[href^="http"]');
    expect(await links.count(), path).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
      await expect(link).toHaveAccessibleName(/^(Buy Now|Buy on Amazon|Grab This Deal), .+, opens in a new tab$/);
    }
  }
});

test("the merchant's address is opened byte for byte", async ({ page, shop, ownerToken }) => {
  const product = await addProduct(
    { url: shop.url, token: ownerToken },
    { title: "Link Keeper", category: "Party Starters", affiliate_link: LINK },
  );
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole("link", { name: /^Buy on Amazon/ }).first()).toHaveAttribute("href", LINK);
  await page.context().route("https://www.amazon.com/**", (route) => route.fulfill({ body: "merchant" }));
  const opening = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: /^Buy on Amazon/ })
    .first()
    .click();
  const popup = await opening;
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await callApi(page.request, { token: ownerToken, method: "DELETE", path: `/products/${product.id}` });
});

test("a disclosure stands before the first link out", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const note = path.startsWith("/product/") ? /As an Amazon Associate/ : /^We may earn a commission/;
    await expect(page.getByText(note), path).toBeInViewport();
  }
});

test("Buy Now is no part of the product's link", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("a a, a button")).toHaveCount(0);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "The Shower Disco" }) });
  // On the picture.
  await card.first().click({ position: { x: 120, y: 100 } });
  await expect(page).toHaveURL(/\/product\/the-shower-disco$/);
});
