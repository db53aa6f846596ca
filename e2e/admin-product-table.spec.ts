// The owner finds, orders, hides and copies products in the table.
import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProductsTitled, expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { stepTwiceAtOnce } from "./at-once.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const titles = (page: Page) =>
  page
    .locator("[data-product]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("span.font-semibold")?.textContent));

const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filters" }).getByRole("button", { name: new RegExp(`^${name}`) });

test.beforeEach(async ({ request, ownerToken }) => {
  const making = { request, token: ownerToken };
  await makeProduct(making, { title: "Sorted Zebra", price: "$9", category: "Party Starters" });
  await makeProduct(making, { title: "Sorted Apple", price: "on request", category: "Midnight Gadgets" });
  await makeProduct(making, { title: "Sorted Mango", price: "$100", category: "Midnight Gadgets", featured: true });
});

test.afterEach(async ({ request, ownerToken }) => {
  await deleteProductsTitled({ request, token: ownerToken }, "Sorted");
});

test("the heads of the columns sort, and the order stands in the address", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await expect(page.getByRole("row")).toHaveCount(4);
  const head = (name: string) => page.getByRole("columnheader", { name });
  await head("Price").getByRole("button").click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(head("Price")).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => titles(page)).toEqual(["Sorted Zebra", "Sorted Mango", "Sorted Apple"]);
  await head("Price").getByRole("button").click();
  await expect.poll(() => titles(page)).toEqual(["Sorted Mango", "Sorted Zebra", "Sorted Apple"]);
  await head("Product").getByRole("button").first().click();
  await expect.poll(() => titles(page)).toEqual(["Sorted Apple", "Sorted Mango", "Sorted Zebra"]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["Sorted Apple", "Sorted Mango", "Sorted Zebra"]);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(["Sorted Mango", "Sorted Zebra", "Sorted Apple"]);
  await page.getByLabel("Sort by").selectOption("Oldest first");
  await expect.poll(() => titles(page)).toEqual(["Sorted Zebra", "Sorted Apple", "Sorted Mango"]);
});

test("filters stand in the address, add up, and come off one by one", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await page.getByLabel("Show category").selectOption({ value: "Midnight Gadgets" });
  await expect.poll(() => titles(page)).toEqual(["Sorted Mango", "Sorted Apple"]);
  await filter(page, "Price not readable").click();
  await expect.poll(() => titles(page)).toEqual(["Sorted Apple"]);
  await expect(page).toHaveURL(/category=Midnight\+Gadgets&without_amount=true/);
  await expect(filter(page, "Price not readable")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "Featured").click();
  await expect(page.getByText("No title among these contains “sorted”.")).toBeVisible();
  await filter(page, "Price not readable").click();
  await expect.poll(() => titles(page)).toEqual(["Sorted Mango"]);
  await page.goBack();
  await expect(page.getByText("No title among these contains “sorted”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("a filter says how many products it leaves", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products");
  await expect(filter(page, "No picture")).toContainText(/\d/);
  const counted = Number((await filter(page, "No picture").textContent())?.replaceAll(/\D/g, ""));
  expect(counted).toBeGreaterThanOrEqual(3);
  await filter(page, "No picture").click();
  await expect(page.getByText(new RegExp(`^${String(counted)} products$`))).toBeVisible();
});

test("a hidden product is gone for shoppers and back with one click", async ({ page, ownerToken, shop, request }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await page.getByRole("button", { name: "Hide Sorted Mango" }).click();
  await expectToast(page, "“Sorted Mango” is hidden from shoppers");
  const row = page.getByRole("row").filter({ hasText: "Sorted Mango" });
  await expect(row.getByText("Hidden", { exact: true })).toBeVisible();
  expect((await request.get(`${shop.url}/product/sorted-mango`)).status()).toBe(404);
  expect(await (await request.get(`${shop.url}/?q=sorted`)).text()).not.toContain("Sorted Mango");
  expect(await (await request.get(`${shop.url}/category/midnight-gadgets`)).text()).not.toContain("Sorted Mango");

  await page.getByRole("button", { name: "Show Sorted Mango" }).click();
  await expectToast(page, "“Sorted Mango” is in the shop again");
  await expect(row.getByText("Hidden", { exact: true })).toBeHidden();
  expect(await (await request.get(`${shop.url}/category/midnight-gadgets`)).text()).toContain("Sorted Mango");
});

test("a duplicate starts as a copy and gets an address of its own", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await page.getByRole("link", { name: "Duplicate Sorted Mango" }).click();
  await expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible();
  await expect(page.getByLabel("Product Title")).toHaveValue("Copy of Sorted Mango");
  await expect(page.getByLabel("Price")).toHaveValue("$100");
  await expect(page.getByRole("switch", { name: "Featured Product" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Edit Sorted Mango" })).toBeFocused();

  await page.getByRole("link", { name: "Duplicate Sorted Mango" }).click();
  await page.getByRole("button", { name: "Create Product" }).click();
  await expectToast(page, "Product created successfully");
  await expect(page.getByText("copy-of-sorted-mango")).toBeVisible();
});

test("keys work while nobody types, are listed, and can be switched off", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.keyboard.press("j");
  await expect(page.getByRole("checkbox", { name: "Select Sorted Mango" })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: "Select Sorted Apple" })).toBeChecked();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("j");
  await expect(page.getByRole("searchbox")).toHaveValue("sortedj");
  await page.getByRole("searchbox").fill("sorted");

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Next product");
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await help.getByRole("switch", { name: "Keyboard shortcuts on" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeFocused();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/admin\/products\?q=sorted/);
});

test("a filter and an order that are chosen right after another one add up", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=sorted");
  await expect(page.getByRole("row")).toHaveCount(4);
  await stepTwiceAtOnce({
    first: () => filter(page, "Featured").click(),
    second: page.getByRole("columnheader", { name: "Price" }).getByRole("button"),
  });
  await expect(page).toHaveURL("/admin/products?q=sorted&featured=true&sort=price_asc");
  await stepTwiceAtOnce({
    first: () => filter(page, "Featured").click(),
    second: filter(page, "Trending"),
  });
  await expect(page).toHaveURL("/admin/products?q=sorted&trending=true&sort=price_asc");
});
