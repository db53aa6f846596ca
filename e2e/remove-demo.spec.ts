// The owner removes the demo from the dashboard.
import { expectToast, openAdmin, PRODUCT, type SavedProduct } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { expect, OWNER, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

test("the demo is removed after confirmation, and the owner's content stays", async ({ page, request }) => {
  const shop = await startBuiltShop();
  const answer = await request.post(`${shop.url}/api/auth/register`, { data: OWNER });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  await request.post(`${shop.url}/api/products`, { headers, data: { ...PRODUCT, title: "My Own Hat" } });
  const list = async () =>
    (await (await request.get(`${shop.url}/api/products`)).json()) as readonly (SavedProduct & { title: string })[];
  const edited = (await list()).find(({ title }) => title !== "My Own Hat");
  await request.put(`${shop.url}/api/products/${edited?.id ?? ""}`, { headers, data: { ...edited, title: "Edited" } });
  expect((await request.get(`${shop.url}/`)).status()).toBe(200);

  await openAdmin(page, token, `${shop.url}/admin`);
  const banner = page.getByRole("region", { name: "Demo" });
  await expect(banner).toContainText("This is the demo.");
  const open = banner.getByRole("button", { name: "Remove it" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Remove the demo?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  expect((await list()).length).toBeGreaterThan(2);

  await open.click();
  await dialog.getByRole("button", { name: "Remove demo" }).click();
  await expectToast(page, "Demo removed");
  await expect(banner).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(["Edited", "My Own Hat"]);
  await expect(page.getByText("Total Products").locator("..")).toContainText("2");
  expect((await (await request.get(`${shop.url}/api/gift-guides`)).json()) as unknown[]).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(banner).toBeHidden();
  await shop.stop();
});
