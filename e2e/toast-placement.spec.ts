// Toasts never cover the controls in the header of any screen.
import type { Page } from "@playwright/test";
import { openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";

const ADMIN_PATHS = [
  "/admin",
  "/admin/products",
  "/admin/products/new",
  "/admin/categories",
  "/admin/gift-guides",
  "/admin/gift-guides/new",
  "/admin/giveaways",
  "/admin/giveaways/new",
  "/admin/exclusives",
  "/admin/exclusives/new",
  "/admin/team",
  "/admin/account",
  "/admin/trash",
  "/admin/audit-log",
  "/admin/settings",
  "/admin/pages",
  "/admin/pages/about",
];

const WIDTHS = [390, 768, 1280];

/** A toast stays while the document is hidden, so one toast can be checked on many screens. */
async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Navigates client-side, as a link does, so the toast stays. */
async function goTo(page: Page, path: string): Promise<void> {
  const isFollowed = await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    link?.click();
    return link !== null;
  }, path);
  if (isFollowed) return expect(page).toHaveURL(path);
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** The header's controls that something covers, by their names. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("header :is(a, button, summary)")];
    const visible = controls.filter(
      (control) => control.checkVisibility() && control.getBoundingClientRect().width > 1,
    );
    if (visible.length === 0) return ["no control in the header"];
    return visible.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [left + 3, (left + right) / 2, right - 3].map((x) => [x, (top + bottom) / 2] as const);
      const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
      const isCovered = hits.some((hit) => hit?.closest("[data-sonner-toaster]"));
      return isCovered ? [`${location.pathname} ${control.textContent.trim()}`] : [];
    });
  });
}

async function expectFreeHeaders(page: Page, paths: readonly string[]): Promise<void> {
  await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
  await keepToasts(page);
  for (const path of paths) {
    await goTo(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => coveredControls(page), `${path} at ${String(width)} px`).toEqual([]);
      await expect(page.locator("[data-sonner-toast]").first()).toBeInViewport({ ratio: 1 });
    }
  }
}

test("a toast doesn't cover the header of any admin screen", async ({ page, ownerToken, expectedTrouble }) => {
  test.slow();
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.route("**/api/products?*", (route) => route.abort(), { times: 1 });
  await openAdmin(page, ownerToken, "/admin/products");
  await expectFreeHeaders(page, ADMIN_PATHS);
});

test("a toast moves to the top edge when the header has scrolled away", async ({
  page,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/products?*", (route) => route.abort(), { times: 1 });
  await openAdmin(page, ownerToken, "/admin/products");
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await keepToasts(page);
  await goTo(page, "/admin/products/new");
  await page.mouse.wheel(0, 900);
  const top = async () => (await page.locator("[data-sonner-toast]").boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(30);
});

fullTest("a toast leaves the navigation of every public page free", async ({ page, expectedTrouble }) => {
  test.slow();
  expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
  await page.goto("/");
  await page.route("**/api/products?*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: /^Load more/ }).click();
  await expectFreeHeaders(page, ["/", "/gift-guides", "/giveaways", "/exclusives", "/saved", "/about", "/contact"]);
});
