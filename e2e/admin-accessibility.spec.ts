import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProduct, makeProduct, openAdmin, type SavedProduct } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBe(0);
}

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
  "the audit log": () => "/admin/audit-log",
  "an audit log without lines": () => "/admin/audit-log?kind=nothing",
  "the gift guides": () => "/admin/gift-guides",
  "the form of a new gift guide": () => "/admin/gift-guides/new",
  "the giveaways": () => "/admin/giveaways",
  "the form of a new giveaway": () => "/admin/giveaways/new",
  "the exclusives": () => "/admin/exclusives",
  "the form of a new exclusive deal": () => "/admin/exclusives/new",
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`in ${colorScheme} at ${String(width)} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test("the login page and its tabs are accessible", async ({ page }) => {
        await page.goto("/admin/login");
        await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.getByRole("tab", { name: "Register" }).click();
        await expectAccessible(page);
      });

      test("every screen is accessible and does not scroll sideways", async ({ page, ownerToken }) => {
        test.setTimeout(Object.keys(SCREENS).length * 20_000);
        for (const [name, path] of Object.entries(SCREENS)) {
          await test.step(name, async () => {
            await openAdmin(page, ownerToken, path());
            await expect(page.getByText("Loading…")).toHaveCount(0);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          });
        }
      });

      test("an invitation's link, its form and its refusal are accessible", async ({ page, ownerToken, browser }) => {
        test.setTimeout(90_000);
        await openAdmin(page, ownerToken, "/admin/team");
        await page.getByRole("button", { name: "Create Invitation Link" }).click();
        const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } });
        const guest = await context.newPage();
        for (const [address, heading] of [
          [link, "You are invited to run Regretless"],
          [link.replace(/=.*$/, "=guessed"), "This link makes no account"],
        ] as const) {
          await guest.goto("about:blank");
          await guest.goto(address);
          await expect(guest.getByRole("heading", { name: heading })).toBeVisible();
          await expectAccessible(guest);
          await expectNoSidewaysScroll(guest);
        }
        await context.close();
      });

      test("a dialog with a toast over it is accessible", async ({ page, ownerToken, expectedTrouble }) => {
        expectedTrouble.push(/Failed to load resource/);
        await openAdmin(page, ownerToken, "/admin/products");
        await page.route("**/api/products/*", (route) => route.abort());
        await page.getByRole("button", { name: `Delete ${product.title}` }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        await expect(page.locator("[data-sonner-toast][data-mounted=true]")).toBeVisible();
        await page.waitForTimeout(500);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });

      test("the errors of a form are accessible", async ({ page, ownerToken }) => {
        await openAdmin(page, ownerToken, "/admin/products/new");
        await page.getByRole("button", { name: "Create Product" }).click();
        await expect(page.getByRole("group", { name: "There is a problem" })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });

      test("forms of categories and the question about leaving are accessible", async ({ page, ownerToken }) => {
        await openAdmin(page, ownerToken, "/admin/categories");
        await page.getByRole("button", { name: "Add Category" }).click();
        await page
          .getByRole("button", { name: /^Edit / })
          .first()
          .click();
        await expectAccessible(page);
        await openAdmin(page, ownerToken, "/admin/products/new");
        await page.getByLabel("Product Title").fill("x");
        await page.getByRole("link", { name: "Cancel" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test("no screen scrolls sideways at 768 px", async ({ page, ownerToken }) => {
  test.setTimeout(Object.keys(SCREENS).length * 10_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [name, path] of Object.entries(SCREENS)) {
    await test.step(name, async () => {
      await openAdmin(page, ownerToken, path());
      await expect(page.getByText("Loading…")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  }
});

test("targets are at least 24 pixels, and 44 on phones", async ({ page, ownerToken }) => {
  for (const [width, least] of [
    [1280, 24],
    [390, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      "/admin",
      "/admin/products",
      "/admin/categories",
      "/admin/settings",
      "/admin/pages",
      "/admin/pages/privacy",
      "/admin/team",
      "/admin/audit-log",
    ]) {
      await openAdmin(page, ownerToken, path);
      await expect(page.getByText("Loading…")).toHaveCount(0);
      const small = await page
        .locator("main, header")
        .locator("a:visible, button:visible, input:visible")
        .evaluateAll(
          (targets, size) =>
            targets
              // What stands around a box as its label is pressed like the box itself.
              .filter((target) => (target.closest("label") ?? target).getBoundingClientRect().height < size)
              .map((target) => target.outerHTML.slice(0, 120)),
          least,
        );
      expect(small).toEqual([]);
    }
  }
});
