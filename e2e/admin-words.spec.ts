// What the admin area says and shows, as it is specified, where no other test of it looks.
import { deleteProduct, makeProduct, openAdmin, PRODUCT } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

const PICTURE = "/demo/happy-hour-helmet-1.webp";

test("the portal has a tab to log in and one to register, with the specified fields", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("tab")).toHaveText(["Login", "Register"]);
  const labels = page.getByRole("tabpanel").locator("label");
  await expect(labels).toHaveText(["Email", "Password"]);
  await expect(page.locator("button[type=submit]")).toHaveText("Login");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(labels).toHaveText(["Email", "Username", "Password"]);
  await expect(page.locator("button[type=submit]")).toHaveText("Register");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("the dashboard's header leads to the store and out", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  const header = page.getByRole("banner");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(header.getByRole("link", { name: "View Store", exact: true })).toHaveAttribute("href", "/");
  await expect(header.getByRole("button").last()).toHaveText("Logout");
  await expect(page.getByRole("term")).toHaveText(["Total Products", "Featured", "Trending", "Categories"]);
});

test("a product's row shows its first picture, or an icon where it has none", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const bare = await makeProduct(making, { title: "Row Without Picture" });
  const pictured = await makeProduct(making, { title: "Row With Picture", images: [PICTURE] });
  await openAdmin(page, ownerToken, "/admin/products");
  const rowOf = (title: string) => page.getByRole("row").filter({ hasText: title });
  await expect(rowOf("Row With Picture").locator("img")).toHaveAttribute("src", PICTURE);
  await expect(rowOf("Row Without Picture").locator("img")).toHaveCount(0);
  await expect(rowOf("Row Without Picture").getByRole("cell").first().locator("svg")).toBeVisible();
  await expect(rowOf("Row Without Picture").getByText(/^(Featured|Trending)$/)).toHaveCount(0);
  for (const { id } of [bare, pictured]) await deleteProduct(making, id);
});

test("the form's labels are the specified ones, and its dropdown holds every category", async ({
  page,
  request,
  ownerToken,
}) => {
  const categories = (await callApi(request, { token: ownerToken, path: "/categories" })) as { name: string }[];
  await openAdmin(page, ownerToken, "/admin/products/new");
  await expect(page.locator("form label")).toHaveText([
    "Product Title",
    "Short Description",
    "Long Description",
    "Price",
    "Amazon Affiliate Link",
    "Category",
    "Product Images",
    "Tags",
    "Featured Product",
    "Trending Product",
    "Hidden",
  ]);
  const options = page.getByRole("combobox", { name: "Category" }).getByRole("option");
  await expect(options).toHaveText(["Choose a category", ...categories.map(({ name }) => name)]);
});

test("editing says so in its title and its button", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Being Edited" });
  await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Product");
  await expect(page.locator("button[type=submit]")).toHaveText("Update Product");
  await expect(page.getByLabel("Short Description")).toHaveValue(PRODUCT.description);
  await expect(page.getByLabel("Amazon Affiliate Link")).toHaveValue(PRODUCT.affiliate_link);
  await deleteProduct(making, product.id);
});

test("Manage Categories has the specified heading, way back, toggle and fields", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  const header = page.getByRole("banner");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("Manage Categories");
  await expect(header.getByRole("link", { name: "Dashboard", exact: true })).toHaveAttribute("href", "/admin");
  const toggle = header.getByRole("button").last();
  await expect(toggle).toHaveText("Add Category");
  await toggle.click();
  await expect(toggle).toHaveText("Cancel");
  const form = page.getByRole("form", { name: "Add New Category" });
  await expect(form.locator("label")).toHaveText(["Category Name", "Description"]);
  await expect(form.getByLabel("Category Name")).toHaveAttribute("required", "");
  await expect(form.getByLabel("Description")).not.toHaveAttribute("required");
});

test("the question before a deletion has a title and the buttons Cancel and Delete", async ({ page, ownerToken }) => {
  for (const path of ["/admin/products", "/admin/categories"]) {
    await openAdmin(page, ownerToken, path);
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("heading")).toHaveText("Are you sure?");
    await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Delete"]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  }
});
