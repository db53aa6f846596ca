import type { Page } from "@playwright/test";
import { deleteProduct, expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { callApi, expect, OWNER, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const itemOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function addCategory(page: Page, name: string, description = ""): Promise<void> {
  await page.getByRole("button", { name: "Add Category" }).click();
  await page.getByLabel("Category Name").fill(name);
  await page.getByLabel("Description").fill(description);
  await page.getByRole("form", { name: "Add New Category" }).getByRole("button", { name: "Add Category" }).click();
}

async function deleteCategory(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

test("a category is added, listed with its slug, renamed and deleted", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await addCategory(page, "Attic & Cellar", "Where regrets are kept.");

  await expectToast(page, "Category added successfully");
  await expect(page.getByRole("form", { name: "Add New Category" })).toBeHidden();
  await expect(itemOf(page, "Attic & Cellar")).toContainText("attic-cellar");
  await expect(itemOf(page, "Attic & Cellar")).toContainText("Where regrets are kept.");

  await page.getByRole("button", { name: "Edit Attic & Cellar" }).click();
  await page.getByLabel("Category Name").fill("Attic");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Category updated successfully");
  await expect(itemOf(page, "Attic")).toContainText("attic-cellar");
  await expect(page.getByRole("button", { name: "Edit Attic" })).toBeFocused();

  await deleteCategory(page, "Attic");
  await expectToast(page, "Category deleted successfully");
  await expect(itemOf(page, "Attic")).toBeHidden();
});

test("the toggle shows and hides the form, and a new one starts empty", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByRole("heading", { name: "Add New Category" })).toBeVisible();
  await expect(page.getByLabel("Category Name")).toBeFocused();
  await page.getByLabel("Category Name").fill("Not this one");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Add New Category" })).toBeHidden();

  await page.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByLabel("Category Name")).toHaveValue("");
});

test("a category without a name is refused at the field", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await addCategory(page, "  ");

  await expect(page.getByLabel("Category Name")).toHaveAccessibleDescription("Category Name is required.");
  await page.getByLabel("Category Name").fill("x");
  await expect(page.getByLabel("Category Name")).not.toHaveAttribute("aria-invalid");
});

test("a name that is taken fails to be added, and the form stays filled", async ({
  page,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 409/);
  await openAdmin(page, ownerToken, "/admin/categories");
  await addCategory(page, "party STARTERS", "Twice.");

  await expectToast(page, "Failed to add category");
  await expect(page.getByLabel("Description")).toHaveValue("Twice.");
  await expect(page.getByRole("form", { name: "Add New Category" })).toContainText(/there is|exists|already|taken/i);
});

test("the dialog names the category and how many products use it", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  await callApi(request, { ...making, method: "POST", path: "/categories", data: { name: "Doomed" } });
  const product = await makeProduct(making, { category: "Doomed" });
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Delete Doomed" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(dialog).toContainText("This action cannot be undone. This will permanently delete the category.");
  await expect(dialog).toContainText("Doomed");
  await expect(dialog).toContainText("1 product uses it");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete Doomed" })).toBeFocused();

  await deleteCategory(page, "Doomed");
  await expectToast(page, "Category deleted successfully");
  await deleteProduct(making, product.id);
});

test("a deletion that fails says so and stays open", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.route("**/api/categories/*", (route) => route.abort());
  await deleteCategory(page, "Party Starters");

  await expectToast(page, "Failed to delete category");
  await expect(page.getByRole("alertdialog")).toContainText("The shop did not answer.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(itemOf(page, "Party Starters")).toBeVisible();
});

test("a rename that fails says so and keeps what was typed", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.route("**/api/categories/*", (route) => route.abort());
  await page.getByRole("button", { name: "Edit Party Starters" }).click();
  await page.getByLabel("Category Name").fill("Party Enders");
  await page.getByRole("button", { name: "Save" }).click();

  await expectToast(page, "Failed to update category");
  await expect(page.getByLabel("Category Name")).toHaveValue("Party Enders");
});

test("a list that cannot be loaded says so and can be tried again", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await page.route("**/api/categories", (route) => route.abort(), { times: 1 });
  await openAdmin(page, ownerToken, "/admin/categories");

  await expectToast(page, "Failed to fetch categories");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(itemOf(page, "Party Starters")).toBeVisible();
});

test("a spinner shows while the list loads", async ({ page, ownerToken }) => {
  await page.route("**/api/categories", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await openAdmin(page, ownerToken, "/admin/categories");

  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expect(itemOf(page, "Party Starters")).toBeVisible();
});

test("a shop without categories offers the first one", async ({ page, request }) => {
  const shop = await startBuiltShop({ SEED_DEMO: "0" });
  const answer = await request.post(`${shop.url}/api/auth/register`, { data: OWNER });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  await openAdmin(page, token, `${shop.url}/admin/categories`);
  await expect(page.getByText("No categories yet")).toBeVisible();
  await page.getByRole("button", { name: "Add Your First Category" }).click();

  await expect(page.getByLabel("Category Name")).toBeFocused();
  await shop.stop();
});
