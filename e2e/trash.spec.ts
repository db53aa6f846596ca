// One trash for everything: deleted entities are fully restored, from the toast or from the list.
import type { Page } from "@playwright/test";
import { expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { deleteGuide, makeGuide, readGuide } from "./guide-screen.ts";

test.describe.configure({ timeout: 60_000 });

async function deleteByHand(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Delete ${title}`, exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("You can restore it from Trash for 30 days.");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
}

const entryOf = (page: Page, title: string) =>
  page.getByRole("list", { name: "Deleted items" }).getByRole("listitem").filter({ hasText: title });

test("a deleted product is restored with its page and its place in a guide", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Comes Back Twice" });
  const guide = await makeGuide(making, { products: [{ product_id: product.id, blurb: "Again." }] });
  const picks = async () => (await readGuide(making, guide.id)).products.map(({ blurb }) => blurb);
  const statusOfPage = async () => (await request.get(`/product/${product.slug}`)).status();

  await openAdmin(page, ownerToken, "/admin/products");
  await deleteByHand(page, product.title);
  await expectToast(page, "Product deleted successfully");
  expect(await statusOfPage()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Product “Comes Back Twice” restored.");
  await expect(page.getByRole("row").filter({ hasText: product.title })).toBeVisible();
  expect(await statusOfPage()).toBe(200);
  expect(await picks()).toEqual(["Again."]);

  await deleteByHand(page, product.title);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Trash", exact: true }).click();
  await expect(entryOf(page, product.title)).toContainText("Product · deleted by owner");
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: `Restore ${product.title}` }).click();
  await expectToast(page, "Product “Comes Back Twice” restored.");
  await expect(entryOf(page, product.title)).toHaveCount(0);
  expect(await statusOfPage()).toBe(200);
  expect(await picks()).toEqual(["Again."]);
  await deleteGuide(making, guide.id);
  await callApi(request, { ...making, method: "DELETE", path: `/products/${product.id}` });
});

test("deleting permanently asks first, and the audit log leads to the trash", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Gone For Good" });
  await callApi(request, { ...making, method: "DELETE", path: `/products/${product.id}` });
  await openAdmin(page, ownerToken, "/admin/audit-log");
  const line = page.getByRole("listitem").filter({ hasText: "removed the product Gone For Good" });
  await line.getByRole("link", { name: "Trash" }).click();
  const deletion = page.getByRole("button", { name: "Delete permanently: Gone For Good" });
  await deletion.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(entryOf(page, "Gone For Good")).toBeVisible();
  await deletion.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete permanently" }).click();
  await expectToast(page, "Product deleted permanently");
  await expect(entryOf(page, "Gone For Good")).toHaveCount(0);
});

test("a category whose name was taken says so and stays in the trash", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 409/);
  const making = { request, token: ownerToken };
  const add = async (name: string) =>
    (await callApi(request, { ...making, method: "POST", path: "/categories", data: { name } })) as { id: string };
  const first = await add("Twice Named");
  await callApi(request, { ...making, method: "DELETE", path: `/categories/${first.id}` });
  const second = await add("Other Name");
  const path = `/categories/${second.id}`;
  await callApi(request, { ...making, method: "PUT", path, data: { name: "Twice Named", description: "" } });
  await openAdmin(page, ownerToken, "/admin/trash");
  await page.getByRole("button", { name: "Restore Twice Named" }).click();
  await expectToast(page, 'There is already a category "Twice Named".');
  await expect(entryOf(page, "Twice Named")).toBeVisible();
  await callApi(request, { ...making, method: "DELETE", path });
});
