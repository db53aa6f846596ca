import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { expectAccessibleInEveryLook } from "./every-look.ts";
import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";
import { publicPaths } from "./public-routes.ts";
import { pressLoadMore } from "./load-more.ts";

test("no page breaks a rule of axe or scrolls sideways", async ({ page, expectedTrouble }) => {
  test.setTimeout(240_000);
  expectedTrouble.push(/404/);
  for (const path of await publicPaths()) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessibleInEveryLook(page);
    });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`nor does the open menu, ${colorScheme} at ${String(width)} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const isPhone = width < 1024;
      if (isPhone) await page.getByLabel("Menu", { exact: true }).click();
      const categories = page.getByText("Categories", { exact: true });
      await (isPhone ? categories.last() : categories.first()).click();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    fullTest(`nor does a toast, ${colorScheme} at ${String(width)} px`, async ({ page, expectedTrouble }) => {
      fullTest.setTimeout(120_000);
      expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      await page.route("**/api/products?*", (route) => route.abort());
      await pressLoadMore(page.getByRole("main"));
      // It stays while the pointer is on it.
      await page.getByText("That did not work. Try again in a moment.").hover();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  }
}
