import { openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";

for (const [path, title] of [
  ["/admin/gift-guides", "Gift Guides Management"],
  ["/admin/giveaways", "Giveaways Management"],
  ["/admin/exclusives", "Exclusives Management"],
] as const) {
  test(`${title} says that its admin interface is coming soon`, async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, path);

    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("coming soon")).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/admin");
  });
}
