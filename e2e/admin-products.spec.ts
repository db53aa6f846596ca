import type { Page } from "@playwright/test";
import { deleteProductsTitled, expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { expect, OWNER, test } from "./fixtures.ts";
import { deleteGuide, makeGuide } from "./guide-screen.ts";

test.describe.configure({ timeout: 60_000 });

const rowOf = (page: Page, title: string) =>
  page.getByRole("row").filter({ has: page.getByText(title, { exact: true }) });

const search = (page: Page) => page.getByRole("searchbox", { name: "Search products by title" });

test("the table shows each product with its category, price, flags and actions", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Table Sample", featured: true, trending: true });
  await openAdmin(page, ownerToken, "/admin/products");

  const columns = ["Product", "Category", "Price", "Status", "Actions"];
  await expect(page.getByRole("columnheader")).toHaveText(columns, { useInnerText: true });
  const row = rowOf(page, "Table Sample");
  await expect(row.getByRole("cell")).toHaveText([
    `Table Sample${product.slug}`,
    "Party Starters",
    "$19.99",
    "FeaturedTrending",
    "",
  ]);
  await row.getByRole("link", { name: "Edit Table Sample" }).click();
  await expect(page).toHaveURL(`/admin/products/edit/${product.id}`);
  await deleteProductsTitled(making, "Table Sample");
});

test("the header leads to the dashboard and to a new product", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products");
  await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("link", { name: "Add Product" })).toHaveAttribute("href", "/admin/products/new");
});

test("a search stands in the address, and Back takes it away", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  await page.getByRole("link", { name: "Manage Products" }).click();
  await search(page).fill("slot machine");
  await expect(page).toHaveURL(/q=slot\+machine/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(search(page)).toHaveValue("slot machine");
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.goBack();
  await expect(page).toHaveURL("/admin");
});

test("nothing found differs from nothing there", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=zzzz");
  await expect(page.getByText("No title contains “zzzz”.")).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();

  await expect(page).toHaveURL("/admin/products");
  await expect(page.getByRole("table")).toBeVisible();
});

test.describe("a list of more than one page", () => {
  test("is walked forwards and back", async ({ page, request, ownerToken }) => {
    const making = { request, token: ownerToken };
    for (let number = 1; number <= 52; number += 1) await makeProduct(making, { title: `Paged ${String(number)}` });
    await openAdmin(page, ownerToken, "/admin/products?q=paged");
    await expect(page.getByText("52 products")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(51);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(rowOf(page, "Paged 1")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(3);

    // Back from the form leads to the same page and row.
    await page.getByRole("link", { name: "Edit Paged 2" }).click();
    await page.getByRole("link", { name: "Back to Products" }).click();
    await expect(page.getByRole("link", { name: "Edit Paged 2" })).toBeFocused();
    await page.getByRole("link", { name: "Previous page" }).click();
    await expect(rowOf(page, "Paged 52")).toBeVisible();
    await deleteProductsTitled(making, "Paged");
  });
});

test("coming back from a form finds the row again, by Back too", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products");
  const last = page
    .getByRole("row")
    .last()
    .getByRole("link", { name: /^Edit / });
  const name = String(await last.getAttribute("aria-label"));
  await last.click();
  await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
});

test("a product is deleted after a question that starts on Cancel and names it", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Regretted Thing" });
  const guide = await makeGuide(making, { title: "For the Regretful", products: [{ product_id: product.id }] });
  await openAdmin(page, ownerToken, "/admin/products");
  await page.getByRole("button", { name: "Delete Regretted Thing" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(dialog).toContainText("This action cannot be undone. This will permanently delete the product.");
  await expect(dialog).toContainText("Regretted Thing");
  await expect(dialog).toContainText("Deleting it also removes it from the gift guide For the Regretful.");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete Regretted Thing" })).toBeFocused();

  await page.getByRole("button", { name: "Delete Regretted Thing" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Product deleted successfully");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "Regretted Thing")).toBeHidden();
  await expect(page.getByText(/^\d+ products$/)).toBeFocused();
  await deleteGuide(making, guide.id);
});

test("a deletion that fails says so, and the dialog stays", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/status of 500/);
  await openAdmin(page, ownerToken, "/admin/products");
  await page.route("**/api/products/*", (route) =>
    route.fulfill({ status: 500, json: { detail: "The shop stumbled.", code: "internal" } }),
  );
  await page
    .getByRole("row")
    .last()
    .getByRole("button", { name: /^Delete / })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();

  await expectToast(page, "Failed to delete product");
  await expect(page.getByRole("alertdialog")).toContainText("The shop stumbled.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("a list that cannot be loaded says so and can be tried again", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/);
  await page.route("**/api/products?*", (route) => route.abort(), { times: 1 });
  await openAdmin(page, ownerToken, "/admin/products");

  await expectToast(page, "Failed to fetch products");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a spinner shows while the list loads", async ({ page, ownerToken }) => {
  await page.route("**/api/products?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await openAdmin(page, ownerToken, "/admin/products");

  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a shop without products offers the first one", async ({ page, request }) => {
  const shop = await startBuiltShop({ SEED_DEMO: "0" });
  const answer = await request.post(`${shop.url}/api/auth/register`, { data: OWNER });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  await openAdmin(page, token, `${shop.url}/admin/products`);

  await expect(page.getByText("No products yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Your First Product" })).toHaveAttribute(
    "href",
    "/admin/products/new",
  );
  await shop.stop();
});

test("a deletion that fails late says nothing to the next question", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/status of 500/);
  const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
  await page.route("**/api/products/*", async (route) => {
    await held;
    await route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" });
  });
  await openAdmin(page, ownerToken, "/admin/products");
  const dialog = page.getByRole("alertdialog");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Delete / })
    .nth(1)
    .click();
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeEnabled();
  refuse();
  await expectToast(page, "Failed to delete product");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
