import { expect, test } from "./fixtures.ts";
import { publicPaths } from "./public-routes.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`no page scrolls sideways or cuts text at ${viewport.width} px`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/404/);
    await page.setViewportSize(viewport);
    for (const path of await publicPaths()) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), path).toEqual([]);
    }
  });
}

/** Texts wider than their box, but those that the specification clamps. */
function cutTexts(page: import("@playwright/test").Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, span, li, dd")]
      .filter((element) => element.closest(".sr-only, [class*='line-clamp']") === null)
      .filter((element) => getComputedStyle(element).overflowX !== "visible" || element.scrollWidth > window.innerWidth)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test("the first product's title and button are on the first screen of a desktop", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "Featured Finds" }).getByRole("listitem").first();
  await expect(card.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("link", { name: /^Buy Now/ })).toBeInViewport({ ratio: 1 });
});

test("its picture and title are on the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const card = page.getByRole("region", { name: "Featured Finds" }).getByRole("listitem").first();
  await expect(card.locator("img")).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("heading")).toBeInViewport({ ratio: 1 });
});
