import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { expect, test } from "./fixtures.ts";

const WIDTHS = [390, 1280] as const;
/** All of them in light; in dark those whose answer depends on colours. */
const RULES = { light: undefined, dark: ["color-contrast"] } as const;
const PATIENCE_MS = 500;

/** One document, light and dark, on a phone and on a desk, without loading it again: axe, and no scrolling sideways. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${colorScheme}, ${String(width)} px`, async () => {
        await settleColors(page);
        expect(await findAccessibilityFaults(page, RULES[colorScheme])).toEqual([]);
        expect(await sidewaysExcess(page)).toBe(0);
      });
    }
  }
}

/** Colours that are still on their way have other contrasts. Those of what is not laid out never arrive. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const arrivals = document.getAnimations().map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(arrivals), new Promise((done) => setTimeout(done, patienceMs))]);
  }, PATIENCE_MS);
}

/** How many pixels of the document lie beyond the window. */
function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
