import { expect, test } from "./fixtures.ts";

test("a printed page is light and bears only what paper can use", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/");
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(255, 248, 236)");
  await expect(page.getByRole("link", { name: "Regretless" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Finds" })).toBeVisible();
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByRole("link", { name: "Gift Guides" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Theme/ })).toBeHidden();
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
});

test("a chosen dark scheme stays off the paper, too", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ media: "print" });
  await page.goto("/product/the-shower-disco");
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe("rgb(27, 19, 48)");
});
