import type { Page } from "@playwright/test";
import { expectToast } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { expect, test } from "./fixtures.ts";
import { pressOn, tabTo, typeInto } from "./keyboard.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("the owner's day by keyboard alone: register, add, edit, delete, log out", async ({ page }) => {
  test.setTimeout(120_000);
  const shop = await startBuiltShop({ SEED_DEMO: "0" });
  await page.goto(`${shop.url}/admin/login`);

  // Register: tabs are walked with the arrows, and the focus follows a moment later.
  await pressOn(page, page.getByRole("tab", { name: "Login" }), "ArrowRight");
  await expect(page.getByRole("tab", { name: "Register" })).toBeFocused();
  await typeInto(page, "Email", "owner@shop.example");
  await typeInto(page, "Username", "owner");
  await typeInto(page, "Password", "correct horse battery");
  await page.keyboard.press("Enter");
  await expectToast(page, "Registration successful!");

  // A category.
  await pressOn(page, link(page, "Manage Categories"));
  await pressOn(page, button(page, "Add Your First Category"));
  await typeInto(page, "Category Name", "Hats");
  await page.keyboard.press("Enter");
  await expectToast(page, "Category added successfully");
  await pressOn(page, link(page, "Dashboard"));

  // A product.
  await pressOn(page, link(page, "Add New Product"));
  await typeInto(page, "Product Title", "Beer hat");
  await typeInto(page, "Short Description", "Two cans, one head.");
  await typeInto(page, "Price", "$19.99");
  await typeInto(page, "Amazon Affiliate Link", "https://shop.example.com/hat");
  await pressOn(page, page.getByRole("combobox", { name: "Category" }), "ArrowDown");
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Hats");
  await typeInto(page, "Tags", "hat");
  await page.keyboard.press("Enter");
  await pressOn(page, page.getByRole("switch", { name: "Featured Product" }), "Space");
  await pressOn(page, button(page, "Create Product"));
  await expectToast(page, "Product created successfully");

  // Edit it: the focus is on its row already.
  await expect(link(page, "Edit Beer hat")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Price"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("$15");
  await page.keyboard.press("Enter");
  await expectToast(page, "Product updated successfully");
  await expect(page.getByRole("cell", { name: "$15" })).toBeVisible();

  // Delete it: the dialog starts on Cancel.
  await pressOn(page, button(page, "Delete Beer hat"));
  await expect(button(page, "Cancel")).toBeFocused();
  await pressOn(page, button(page, "Delete"));
  await expectToast(page, "Product deleted successfully");
  await expect(page.getByText("No products yet")).toBeVisible();

  // Log out.
  await page.keyboard.press("Shift+Tab");
  await pressOn(page, link(page, "Dashboard"));
  await pressOn(page, button(page, "Logout"));
  await expect(page).toHaveURL(`${shop.url}/admin/login`);
  await shop.stop();
});
