import type { Page } from "@playwright/test";
import { deleteProduct, expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const title = (page: Page) => page.getByLabel("Product Title");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

/** Saves reach the shop only when the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/products/*", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  return resolve;
}

test("while a save is on its way nothing can be typed that would be lost with it", async ({
  page,
  request,
  ownerToken,
}) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "Slow Save" });
  await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
  await title(page).fill("Slow Save, Second Try");
  const answer = await holdSaves(page);
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await title(page).evaluate((box) => box.focus());
  await page.keyboard.type(" and more");
  await expect(title(page)).toHaveValue("Slow Save, Second Try");
  answer();
  await expectToast(page, "Product updated successfully");
  await deleteProduct({ request, token: ownerToken }, product.id);
});

test("who leaves during a save is not called back when it ends", async ({ page, request, ownerToken }) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "Left Behind" });
  await openAdmin(page, ownerToken, "/admin");
  await page.getByRole("link", { name: "Manage Products" }).click();
  await page.getByRole("link", { name: "Edit Left Behind" }).click();
  await title(page).fill("Left Behind, Saved");
  const answer = await holdSaves(page);
  await page.getByRole("button", { name: "Update Product" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin");
  answer();
  await expectToast(page, "Product updated successfully");
  await expect(page).toHaveURL("/admin");
  await deleteProduct({ request, token: ownerToken }, product.id);
});
