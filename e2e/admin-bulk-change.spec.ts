// The owner changes many products at once, sees how far it is, and takes it back.
import type { APIRequestContext, Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProductsTitled, makeProduct, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 90_000 });

const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const panel = (page: Page) => page.getByRole("region", { name: "Bulk change" });
const tick = (page: Page, title: string) => page.getByRole("checkbox", { name: `Select ${title}` });

interface Product {
  readonly slug: string;
  readonly title: string;
  readonly featured: boolean;
  readonly tags: readonly string[];
  readonly category: string;
}

async function productsTitled(request: APIRequestContext, token: string, q: string): Promise<readonly Product[]> {
  const path = `/products?visibility=all&limit=100&q=${encodeURIComponent(q)}`;
  return (await callApi(request, { token, path })) as readonly Product[];
}

test.beforeEach(async ({ request, ownerToken }) => {
  for (const number of [1, 2, 3]) {
    await makeProduct({ request, token: ownerToken }, { title: `Bulky ${String(number)}`, tags: ["old"] });
  }
});

test.afterEach(async ({ request, ownerToken }) => {
  await deleteProductsTitled({ request, token: ownerToken }, "Bulky");
});

test("ticked products are changed after a look at how many, and the change is undone", async ({
  page,
  request,
  ownerToken,
}) => {
  await openAdmin(page, ownerToken, "/admin/products?q=bulky");
  await tick(page, "Bulky 1").check();
  await tick(page, "Bulky 3").check();
  await expect(bar(page)).toContainText("2 selected");
  await bar(page).getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 products" });
  await dialog.getByLabel("What to change").selectOption("Featured");
  await expect(dialog.getByText("2 products will change.")).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 2 products" }).click();

  await expect(panel(page)).toContainText("2 products changed.");
  await expect(page.getByRole("cell", { name: "Featured" })).toHaveCount(2);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).toContainText("Undone: 2 products are as before.");
  await expect(page.getByRole("cell", { name: "Featured" })).toHaveCount(0);
  expect((await productsTitled(request, ownerToken, "bulky")).some(({ featured }) => featured)).toBe(false);
});

test("all that a search finds is selected across its pages", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  for (let number = 4; number <= 55; number += 1) await makeProduct(making, { title: `Bulky ${String(number)}` });
  await openAdmin(page, ownerToken, "/admin/products?q=bulky");
  await page.getByRole("checkbox", { name: "Select this page" }).first().check();
  await expect(bar(page)).toContainText("50 selected");
  await bar(page).getByRole("button", { name: "Select all (55)" }).click();
  await expect(bar(page)).toContainText("55 selected");
  await tick(page, "Bulky 55").uncheck();
  await expect(bar(page)).toContainText("54 selected");
  await bar(page).getByRole("button", { name: "Select all (55)" }).click();
  await expect(bar(page)).toContainText("55 selected");
  await bar(page).getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 55 products" });
  await dialog.getByLabel("What to change").selectOption("Add tags");
  await dialog.getByLabel("Tags").fill("new, old");
  await expect(dialog.getByText("55 products will change.")).toBeVisible();
  await dialog.getByRole("button", { name: "Change 55 products" }).click();
  await expect(panel(page)).toContainText("55 products changed.");
  const changed = await productsTitled(request, ownerToken, "bulky");
  expect(changed).toHaveLength(55);
  expect(changed.every(({ tags }) => tags.includes("new") && tags.includes("old"))).toBe(true);
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).toContainText("Undone: 55 products are as before.");
  expect((await productsTitled(request, ownerToken, "bulky")).filter(({ tags }) => tags.length > 0)).toHaveLength(3);
});

test("deleting many asks with their number, and can be taken back later from the list of changes", async ({
  page,
  request,
  ownerToken,
}) => {
  const [{ slug } = { slug: "" }] = await productsTitled(request, ownerToken, "bulky 1");
  await openAdmin(page, ownerToken, "/admin/products?q=bulky");
  await page.getByRole("checkbox", { name: "Select this page" }).first().check();
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 3 products?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete 3 products" }).click();
  await expect(panel(page)).toContainText("3 products deleted.");
  await expect(page.getByText("No title contains “bulky”.")).toBeVisible();
  expect((await request.get(`/product/${slug}`)).status()).toBe(404);

  await page.reload();
  await page.getByText("Recent bulk changes").click();
  await page.getByRole("listitem").filter({ hasText: "Delete" }).first().getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).toContainText("Undone: 3 products are as before.");
  await expect(tick(page, "Bulky 1")).toBeVisible();
  expect((await request.get(`/product/${slug}`)).status()).toBe(200);
});

test("what somebody changed since is left alone by the undo, and named", async ({ page, request, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products?q=bulky");
  await page.getByRole("checkbox", { name: "Select this page" }).first().check();
  await bar(page).getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New category").selectOption("Midnight Gadgets");
  await dialog.getByRole("button", { name: "Change 3 products" }).click();
  await expect(panel(page)).toContainText("3 products changed.");
  await page.getByRole("button", { name: "Hide Bulky 2" }).click();
  await expect(page.getByRole("button", { name: "Show Bulky 2" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).toContainText("Undone: 2 products are as before. 1 product stayed as it was:");
  await expect(panel(page)).toContainText("Bulky 2: Somebody changed it after the bulk change.");
  const left = await productsTitled(request, ownerToken, "bulky");
  expect(left.filter(({ category }) => category === "Midnight Gadgets").map(({ title }) => title)).toEqual(["Bulky 2"]);
});

test("a change that is at work shows how far it is, also after a reload, and stops when cancelled", async ({
  page,
  ownerToken,
}) => {
  // As a change of ten thousand looks on its way: the shop's own answers are over before anybody could look.
  let state = "running";
  const change = () => ({
    id: "b1",
    deed: { kind: "flag", flag: "featured", value: true },
    state,
    started_by: "owner",
    total: 10_000,
    seen: 4200,
    changed: 4000,
    refused: 0,
    restored: 0,
    kept: 0,
    failure: null,
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:06.000Z",
  });
  await page.route("**/api/bulk-changes", (route) => route.fulfill({ json: [change()] }));
  await page.route("**/api/bulk-changes/b1", (route) => route.fulfill({ json: { ...change(), problems: [] } }));
  await page.route("**/api/bulk-changes/b1/cancel", (route) => {
    state = "cancelled";
    return route.fulfill({ json: change() });
  });
  await openAdmin(page, ownerToken, "/admin/products");
  await expect(panel(page)).toContainText("4,200 of 10,000");
  await expect(panel(page).getByRole("progressbar", { name: "Done so far" })).toHaveAttribute("value", "4200");
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page)).toContainText("Cancelled after 4,200 of 10,000 products: 4,000 products changed.");
  await expect(panel(page).getByRole("button", { name: "Undo" })).toBeVisible();
});

test("whoever would not sign in again while a change is at work is left alone", async ({
  page,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 401/);
  const change = { id: "b1", deed: { kind: "delete" }, state: "running", total: 9, seen: 4, changed: 4, problems: [] };
  await page.route("**/api/bulk-changes", (route) => route.fulfill({ json: [change] }));
  await page.route("**/api/bulk-changes/b1", (route) => route.fulfill({ status: 401, json: { detail: "Ended." } }));
  await openAdmin(page, ownerToken, "/admin/products");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.waitForTimeout(1000);
  await expect(dialog).toBeHidden();
});

test("the whole way is open to the keyboard, on a phone's width", async ({ page, ownerToken }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, ownerToken, "/admin/products?q=bulky");
  await tick(page, "Bulky 3").focus();
  await page.keyboard.press("Space");
  await expect(bar(page)).toContainText("1 selected");
  await bar(page).getByRole("button", { name: "Change…" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change 1 product" });
  await dialog.getByLabel("What to change").selectOption("Hidden");
  await dialog.getByRole("button", { name: "Change 1 product", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText("1 product changed.");
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBe(0);
});
