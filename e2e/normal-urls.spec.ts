// A URL in another spelling redirects to the normal one, and is never cached.
import { expect, test } from "./fixtures.ts";

test("a double slash before a search redirects to the search", async ({ page, shop }) => {
  const response = await page.goto(`${shop.url}//?q=lobster`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`${shop.url}/?q=lobster`);
  await expect(page.getByRole("searchbox").or(page.getByRole("textbox")).first()).toHaveValue("lobster");
});

test("a double slash before a page redirects to that page", async ({ page, shop }) => {
  await page.goto(`${shop.url}//giveaways`);
  await expect(page).toHaveURL(`${shop.url}/giveaways`);
  await expect(page.getByRole("heading", { level: 1, name: "Giveaways" })).toBeVisible();
  await expect(page.getByText("Page not found")).toHaveCount(0);
});

test("the admin area has one spelling, which is never public", async ({ request, shop }) => {
  for (const spelling of ["/ADMIN", "/%61dmin", "/Admin", "//admin"]) {
    const response = await request.get(shop.url + spelling, { maxRedirects: 0 });
    expect(response.status(), spelling).toBe(308);
    expect(response.headers(), spelling).toMatchObject({ location: "/admin", "cache-control": "no-store" });
  }
});
