import { openAdmin } from "./admin-screen.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";

let placeholderShop: BuiltShop;
let token: string;

test.beforeAll(async () => {
  placeholderShop = await startBuiltShop({ ADMIN_CONTENT: "placeholder" });
  token = await registerOwner(placeholderShop.url);
});

test.afterAll(async () => placeholderShop.stop());

for (const [path, title] of [
  ["/admin/gift-guides", "Gift Guides Management"],
  ["/admin/giveaways", "Giveaways Management"],
  ["/admin/exclusives", "Exclusives Management"],
] as const) {
  test(`${title} says that its admin interface is coming soon`, async ({ page }) => {
    await openAdmin(page, token, `${placeholderShop.url}${path}`);

    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("coming soon")).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(`${placeholderShop.url}/admin`);
  });
}

test("below a placeholder there is no page", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 404/);
  for (const path of ["/admin/gift-guides/new", "/admin/giveaways/edit/7", "/admin/exclusives/new"]) {
    const response = await page.goto(`${placeholderShop.url}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  }
});

test("from the dashboard, too, a placeholder is reached", async ({ page }) => {
  await openAdmin(page, token, `${placeholderShop.url}/admin`);
  await page.getByRole("link", { name: "Gift Guides" }).click();
  await expect(page.getByText("The admin interface for gift guides is coming soon.")).toBeVisible();
});
