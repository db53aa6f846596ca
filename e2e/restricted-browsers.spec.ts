// Every public page and three admin screens in browsers that block, fail or change something: the text stays visible,
// nothing throws, and the merchant link works.
import type { Page } from "@playwright/test";
import { expect, OWNER, signIn, test } from "./fixtures.ts";
import {
  blockRouteFile,
  breakStorage,
  loseImages,
  setDeviceClock,
  type StorageFault,
  translate,
  translateBeforeHydration,
} from "./restricted-browser.ts";
import { publicPaths } from "./public-routes.ts";

test.describe.configure({ timeout: 120_000 });

const ADMIN_SCREENS = [
  ["/admin", "Admin Dashboard"],
  ["/admin/products", "Manage Products"],
  ["/admin/products/new", "Add New Product"],
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pages with a merchant link. */
const SELLS = /^\/$|^\/(?:product|category|gift-guides)\/|^\/exclusives$/;

test.beforeEach(({ expectedTrouble }) => {
  // The missing page, and what a test blocks.
  expectedTrouble.push(/status of 404/, /Failed to load resource/);
});

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText("Something spilled");
  await expect(page.getByRole("contentinfo"), path).toContainText("Affiliate disclosure");
  if (!SELLS.test(path)) return;
  const buy = page.locator("main a[rel~=sponsored]").first();
  await expect(buy, path).toBeVisible();
  await expect(buy, path).toHaveAttribute("href", /^https?:\/\//);
  await buy.scrollIntoViewIfNeeded();
  // Nothing covers it.
  await buy.click({ trial: true });
}

async function openEach(page: Page, afterwards: (path: string) => Promise<void> = async () => {}): Promise<void> {
  for (const path of await publicPaths()) {
    await page.goto(path, { waitUntil: "networkidle" });
    await afterwards(path);
    await expectWhole(page, path);
  }
}

async function openAdminScreens(page: Page, token: string): Promise<void> {
  await signIn(page, token);
  for (const [path, heading] of ADMIN_SCREENS) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
  }
}

for (const fault of ["throws", "null"] satisfies StorageFault[]) {
  test(`with storage that ${fault === "null" ? "is null" : "throws"}`, async ({ page, ownerToken: _registered }) => {
    await breakStorage(page, fault);
    await openEach(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Saved, The Shower Disco" }).first().click();
    await expect(page.getByText("Your browser is blocking storage, so your list lasts only")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Saved" }).click();
    await expect(page.getByText("so this list lasts only until you close or reload this page.")).toBeVisible();
    await page.getByRole("button", { name: /^Theme: system/ }).click();
    await expect(page.getByText("Your browser is blocking storage, so the theme lasts only")).toBeVisible();

    await page.goto("/admin/login", { waitUntil: "networkidle" });
    await page.getByLabel("Email").fill(OWNER.email);
    await page.getByLabel("Password").fill(OWNER.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("You're signed in only until you close or reload this page")).toBeVisible();
    await page.getByRole("link", { name: "Manage Products" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Manage Products" })).toBeVisible();
    await page.getByRole("link", { name: "Add Product" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Add New Product" })).toBeVisible();
  });
}

for (const days of [-3, 3]) {
  test(`with a clock ${days} days off`, async ({ page, ownerToken }) => {
    await setDeviceClock(page, days * DAY_MS);
    await openEach(page);
    await openAdminScreens(page, ownerToken);
  });
}

test("with the route's script blocked", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to fetch dynamically imported module/, /import/);
  const blocked = await blockRouteFile(page);
  for (const path of await publicPaths()) {
    await blocked.of(path);
    await page.goto(path, { waitUntil: "networkidle" });
    await expectWhole(page, path);
  }
  await signIn(page, ownerToken);
  for (const [path] of ADMIN_SCREENS) {
    await blocked.of(path);
    await page.goto(path);
    await expect(page.getByText("Part of this page didn't load."), path).toBeVisible();
  }
});

test("with images that don't load", async ({ page, ownerToken }) => {
  await loseImages(page);
  await openEach(page);
  await openAdminScreens(page, ownerToken);
});

test("offline in the middle of a visit", async ({ page, context, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to fetch/, /Error loading route module/, /ERR_INTERNET_DISCONNECTED/);
  expectedTrouble.push(/The shop did not answer/);
  for (const path of await publicPaths()) {
    await page.goto(path, { waitUntil: "networkidle" });
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await context.setOffline(true);
    const elsewhere = path === "/about" ? "Contact" : "About";
    await page.getByRole("contentinfo").getByRole("link", { name: elsewhere, exact: true }).click();
    await expect(page.getByText("Couldn't reach the shop."), path).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading ?? "");
    await expectWhole(page, path);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: elsewhere }), path).toBeVisible();
  }
  await openAdminScreens(page, ownerToken);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link").first().click();
  // The screen's script is in the browser's cache; its data isn't.
  await expect(page.getByRole("heading", { level: 1, name: "Manage Products" })).toBeVisible();
  await expect(page.getByText("Failed to fetch products").first()).toBeVisible();
  await context.setOffline(false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are complete, and the admin area says that it needs JavaScript", async ({ page }) => {
    for (const path of await publicPaths()) {
      await page.goto(path);
      await expectWhole(page, path);
    }
    for (const [path] of ADMIN_SCREENS) {
      await page.goto(path);
      await expect(page.locator("noscript p"), path).toContainText("The admin area needs JavaScript");
    }
  });
});

test("in forced colors", async ({ page, ownerToken }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openEach(page);
  await openAdminScreens(page, ownerToken);
});

for (const [name, viewport, deviceScaleFactor] of [
  ["320 pixels wide", { width: 320, height: 640 }, 1],
  ["on a phone that lies on its side", { width: 844, height: 390 }, 1],
  ["at 400%", { width: 320, height: 256 }, 4],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    test("all content is visible, without horizontal scrolling", async ({ page, ownerToken }) => {
      await openEach(page, async (path) => {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      });
      await openAdminScreens(page, ownerToken);
    });
  });
}

test("translated before and after hydration", async ({ page, ownerToken, expectedTrouble }) => {
  // React reports a document that was changed before hydration, and renders it again.
  expectedTrouble.push(/Minified React error #(?:418|423|425)/, /Hydration failed/);
  await openEach(page, () => translate(page));
  await page.goto("/", { waitUntil: "networkidle" });
  await translate(page);
  // Later updates change text nodes that are no longer where React put them.
  await page.getByRole("button", { name: "Saved, The Shower Disco" }).first().click();
  await page.getByRole("searchbox").fill("disco");
  await expect(page).toHaveURL(/q=disco/);
  await translate(page);
  await page.getByRole("searchbox").fill("nothing of the kind");
  await expect(page).toHaveURL(/q=nothing/);
  await expectWhole(page, "/saved");
  await page.getByRole("banner").getByRole("link", { name: "Gift Guides" }).click();
  await expect(page).toHaveURL("/gift-guides");
  await expectWhole(page, "/gift-guides");
  await openAdminScreens(page, ownerToken);
  await translate(page);
  await page.getByLabel("Title").fill("Translated");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await translateBeforeHydration(page);
  await openEach(page);
});
