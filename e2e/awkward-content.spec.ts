import { type Page } from "@playwright/test";
import { ARABIC, ENDLESS, test } from "./awkward-shop.ts";
import { expect, signIn } from "./fixtures.ts";

for (const width of [320, 390, 768, 1280]) {
  test(`words without end neither widen a page nor leave it at ${width} px`, async ({ page, awkward }) => {
    await signIn(page, awkward.token);
    await page.setViewportSize({ width, height: 800 });
    for (const path of awkward.paths) {
      await page.goto(path);
      await expect(
        page
          .getByText(ENDLESS)
          .or(page.locator(`[value="${ENDLESS}"]`))
          .first(),
      ).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
      expect(await textsOutsideTheirBox(page), path).toEqual([]);
    }
  });
}

/** Texts that reach over the window's edge, or over the edge of what hides the rest; a row that scrolls hides nothing. */
function textsOutsideTheirBox(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, span, li, dd, td)")]
      .filter((element) => element.closest(".sr-only, [class*='line-clamp']") === null)
      .filter((element) => {
        for (let around = element.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "auto") return false;
        }
        const hider = element.parentElement?.closest("[class*='overflow-hidden']") ?? document.documentElement;
        return element.getBoundingClientRect().right > hider.getBoundingClientRect().right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test("the stickers of a deal stand beside or below each other, never on top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Straight ones have boxes that can be compared.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/exclusives");
  const discount = await page.getByText("about 12.5 percent OFF").boundingBox();
  const expiry = await page.getByText("EXPIRES SOON").boundingBox();
  if (discount === null || expiry === null) throw new Error("A sticker is missing.");
  const areApart = discount.x + discount.width <= expiry.x || discount.y + discount.height <= expiry.y;
  expect(areApart, "discount left of or above the expiry").toBe(true);
});

test("a price that is a sentence leaves the title its room in the owner's table", async ({ page, awkward }) => {
  await signIn(page, awkward.token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/products");
  const row = page.getByRole("row").filter({ hasText: "Check price on Amazon" });
  const title = await row.getByText(ENDLESS, { exact: true }).first().boundingBox();
  expect(title?.width).toBeGreaterThan(120);
});

test("a title in Arabic reads from the right, and its neighbors from the left", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ hasText: ARABIC }).first();
  const lineOf = (selector: string) =>
    card
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = element.getBoundingClientRect();
        const text = range.getBoundingClientRect();
        return { before: text.left - left, after: right - text.right };
      });
  const title = await lineOf("h3");
  expect(title.before).toBeGreaterThan(title.after);
  const price = await lineOf("p:has-text('$9.99')");
  expect(price.after).toBeGreaterThan(price.before);
});
