// Where toasts stand, how many, how large and for how long.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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

test.beforeEach(({ expectedTrouble }) => void expectedTrouble.push(/Failed to load resource/));

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
