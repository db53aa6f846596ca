import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { expect, test } from "./fixtures.ts";
import { test as fullTest } from "./full-shop.ts";
import { publicPaths } from "./public-routes.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function openMenu(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.getByLabel("Menu", { exact: true }).click();
  const categories = page.getByText("Categories", { exact: true });
  await (width < 1024 ? categories.last() : categories.first()).click();
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of SIZES) {
    test(`no page breaks a rule of axe, ${colorScheme} at ${viewport.width} px`, async ({ page, expectedTrouble }) => {
      test.setTimeout(120_000);
      expectedTrouble.push(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      for (const path of await publicPaths()) {
        await page.goto(path);
        expect(await findAccessibilityFaults(page), path).toEqual([]);
      }
      await page.goto("/");
      await openMenu(page, viewport.width);
      expect(await findAccessibilityFaults(page), "with the menu open").toEqual([]);
    });

    fullTest(`nor does a toast, ${colorScheme} at ${viewport.width} px`, async ({ page, expectedTrouble }) => {
      test.setTimeout(120_000);
      expectedTrouble.push(/Failed to load resource/, /Failed to fetch/);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await page.goto("/");
      await page.route("**/api/products?*", (route) => route.abort());
      await page.getByRole("button", { name: /^Load more/ }).click();
      const toast = page.getByText("That did not work. Try again in a moment.");
      await toast.hover();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  }
}
