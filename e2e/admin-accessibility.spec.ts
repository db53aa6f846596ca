import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProduct, makeProduct, openAdmin, type SavedProduct } from "./admin-screen.ts";
import { expectAccessibleInEveryLook } from "./every-look.ts";
import { expect, test } from "./fixtures.ts";

const LONG = "Unbreakable".repeat(12);

let product: SavedProduct;

test.beforeEach(async ({ request, ownerToken }) => {
  product = await makeProduct(
    { request, token: ownerToken },
    {
      title: `Accessible ${LONG}`,
      price: "$1,234.56 or so",
      featured: true,
      trending: true,
      tags: ["hat", LONG.slice(0, 55)],
    },
  );
});

test.afterEach(async ({ request, ownerToken }) => deleteProduct({ request, token: ownerToken }, product.id));

const SCREENS: Readonly<Record<string, () => string>> = {
  "the dashboard": () => "/admin",
  "the product list": () => "/admin/products",
  "an empty search": () => "/admin/products?q=zzzz",
  "the form of a new product": () => "/admin/products/new",
  "the form of a product": () => `/admin/products/edit/${product.id}`,
  "the categories": () => "/admin/categories",
  "the settings": () => "/admin/settings",
  "the shop's pages": () => "/admin/pages",
  "the editor of a page": () => "/admin/pages/about",
  "the team": () => "/admin/team",
  "the account": () => "/admin/account",
  "the trash": () => "/admin/trash",
  "the preview of a product": () => `/admin/products/preview/${product.id}`,
  "the audit log": () => "/admin/audit-log",
  "an audit log without lines": () => "/admin/audit-log?kind=nothing",
  "the gift guides": () => "/admin/gift-guides",
  "the form of a new gift guide": () => "/admin/gift-guides/new",
  "the giveaways": () => "/admin/giveaways",
  "the form of a new giveaway": () => "/admin/giveaways/new",
  "the exclusives": () => "/admin/exclusives",
  "the form of a new exclusive deal": () => "/admin/exclusives/new",
};

test("the login page and its tabs are accessible", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole("tab", { name: "Register" }).click();
  await expectAccessibleInEveryLook(page);
});

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: accessible, and does not scroll sideways`, async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, path());
    await expect(page.getByText("Loading…")).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
  });
}

test("an invitation's link, its form and its refusal are accessible", async ({ page, ownerToken, browser }) => {
  test.setTimeout(120_000);
  await openAdmin(page, ownerToken, "/admin/team");
  await page.getByRole("button", { name: "Create Invitation Link" }).click();
  const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await expectAccessibleInEveryLook(page);
  const context = await browser.newContext();
  const guest = await context.newPage();
  for (const [address, heading] of [
    [link, "You are invited to run Regretless"],
    [link.replace(/=.*$/, "=guessed"), "This invitation link isn't valid"],
  ] as const) {
    await guest.goto("about:blank");
    await guest.goto(address);
    await expect(guest.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessibleInEveryLook(guest);
  }
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`a dialog with a toast over it is accessible, ${colorScheme} at ${String(width)} px`, async ({
      page,
      ownerToken,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/Failed to load resource/);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await openAdmin(page, ownerToken, "/admin/products");
      await page.route("**/api/products/*", (route) => route.abort());
      await page.getByRole("button", { name: `Delete ${product.title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.locator("[data-sonner-toast][data-mounted=true]")).toBeVisible();
      await page.waitForTimeout(500);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  }
}

test("the errors of a form are accessible", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByRole("group", { name: "There is a problem" })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test("forms of categories and the question about leaving are accessible", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expectAccessibleInEveryLook(page);
  await openAdmin(page, ownerToken, "/admin/products/new");
  await page.getByLabel("Product Title").fill("x");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
