// Where toasts stand, how many, how large and for how long.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";
import { pressOn, tabTo } from "./keyboard.ts";

const toasts = (page: Page): Locator => page.locator("[data-sonner-toast]");

/** Each try that fails says so in a toast. */
async function failToLogIn(page: Page, times: number): Promise<void> {
  await page.route("**/api/auth/login", (route) => route.abort());
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill("owner@shop.example");
  await page.getByLabel("Password").fill("wrong horse battery");
  for (let time = 1; time <= times; time += 1) {
    await page.getByRole("button", { name: "Login" }).click();
    await expect(toasts(page).first()).toHaveText("Login failed");
    await expect(toasts(page)).toHaveCount(time);
  }
}

const closeButton = (page: Page): Locator => page.getByRole("button", { name: "Close toast" });

test.beforeEach(({ expectedTrouble }) => void expectedTrouble.push(/Failed to load resource/, /Failed to fetch/));

test("a toast stands at the top right, 356 pixels wide", async ({ page }) => {
  await failToLogIn(page, 1);
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBe(356);
  expect(box?.y).toBeLessThan(60);
  expect(1280 - ((box?.x ?? 0) + 356)).toBeLessThan(60);
});

test("a toast goes by itself after four seconds", async ({ page }) => {
  await page.goto("/admin/login");
  const lifetimeMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined;
        const watch = new MutationObserver(() => {
          const toast = document.querySelector("[data-sonner-toast]");
          if (toast !== null) shownAt ??= performance.now();
          if (toast?.getAttribute("data-removed") === "true") resolve(performance.now() - (shownAt ?? 0));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.route("**/api/auth/login", (route) => route.abort());
  await page.getByLabel("Email").fill("owner@shop.example");
  await page.getByLabel("Password").fill("wrong horse battery");
  await page.getByRole("button", { name: "Login" }).click();
  expect(await lifetimeMs).toBeGreaterThanOrEqual(3950);
  expect(await lifetimeMs).toBeLessThan(5500);
});

test("at most three toasts are visible, 14 pixels apart", async ({ page }) => {
  await page.clock.install();
  await failToLogIn(page, 4);
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  await toasts(page).first().hover();
  const gaps = async () => {
    const boxes = await Promise.all([0, 1, 2].map((index) => toasts(page).nth(index).boundingBox()));
    return boxes.slice(1).map((box, index) => {
      const above = boxes[index];
      return Math.round((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    });
  };
  await expect.poll(gaps).toEqual([14, 14]);
});

test("Tab walks through the toasts and on, and Shift+Tab back out of them", async ({ page }) => {
  await failToLogIn(page, 2);
  // They stay while the pointer is on them.
  await toasts(page).first().hover();
  await tabTo(page, toasts(page).first());
  await page.keyboard.press("Shift+Tab");
  const before = await page.evaluateHandle(() => document.activeElement);
  await expect(page.locator("[data-sonner-toaster] :focus")).toHaveCount(0);
  for (let round = 0; round < 3; round += 1) {
    await tabTo(page, closeButton(page).last());
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-sonner-toaster] :focus")).toHaveCount(0);
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(false);
  }
  await expect(toasts(page)).toHaveCount(2);
});

fullTest("where a toast goes that has the focus, that goes back to what had it before", async ({ page }) => {
  await page.goto("/");
  await page.route("**/api/products?*", (route) => route.abort());
  await page.getByRole("button", { name: /^Load more/ }).focus();
  await page.keyboard.press("Enter");
  await toasts(page).hover();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await tabTo(page, last);
  await pressOn(page, closeButton(page));
  await expect(toasts(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});
