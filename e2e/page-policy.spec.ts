// The policy of a page stands in its header, or, where a proxy sets the headers, in the page: it holds either way.
import type { Page } from "@playwright/test";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { registerOwner } from "./filled-shop.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { publicPaths } from "./public-routes.ts";

/** The script in the head heeds the choice, and the switch tells of it once the page's scripts run. */
async function openInDark(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(address);
  await expect(page.locator("html"), address).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: /^Theme: dark/ }), address).toBeVisible();
}

for (const setBy of ["shop", "proxy"]) {
  test.describe(`headers set by the ${setBy}`, () => {
    let guarded: BuiltShop;

    test.beforeAll(async () => {
      guarded = await startBuiltShop({ SECURITY_HEADERS: setBy });
    });
    test.afterAll(async () => guarded.stop());

    test("a script that slipped into a page does not run, wherever it stands", async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/script-src-elem inline/, /Content Security Policy/);
      const slipped = "<script>window.slipped = true</script>";
      await page.route(`${guarded.url}/`, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        await route.fulfill({
          response: answer,
          body: body.replace("</head>", `${slipped}</head>`).replace("</body>", `${slipped}</body>`),
        });
      });
      await openInDark(page, guarded.url);
      expect(await page.evaluate(() => "slipped" in window)).toBe(false);
    });

    test("every page's own scripts run, and nothing that it needs is refused", async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/404/);
      for (const path of await publicPaths()) await openInDark(page, guarded.url + path);
    });

    test("the owner's pages work", async ({ page }) => {
      await signIn(page, await registerOwner(guarded.url));
      await page.goto(`${guarded.url}/admin`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`${guarded.url}/admin/products`);
      await expect(page.getByRole("table")).toBeVisible();
    });
  });
}
