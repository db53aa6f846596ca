import { expect, test } from "./fixtures.ts";

test("the menu has every entry of the specification, in its words", async ({ page }) => {
  await page.goto("/exclusives");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Regretless" })).toHaveAttribute("href", "/");
  await expect(menu.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
  await expect(menu.getByRole("link", { name: "Gift Guides" })).toHaveAttribute("href", "/gift-guides");
  await expect(menu.getByRole("link", { name: "Giveaways" })).toHaveAttribute("href", "/giveaways");
  await expect(menu.getByRole("link", { name: "Exclusives" })).toHaveAttribute("aria-current", "page");
});

test("a link of the menu turns the page without loading it anew, and once more adds nothing to the history", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  const guides = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gift Guides" });
  await guides.click();
  await expect(guides).toHaveAttribute("aria-current", "page");
  await guides.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => "isStillThere" in window)).toBe(true);
});

test("a link of the menu opens beside the page for who asks the browser for that", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Giveaways" })
    .click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL(/\/giveaways$/);
  await expect(page).toHaveURL(/\/$/);
});

test("the categories open on hover, stay open under the pointer and close when it leaves", async ({ page }) => {
  await page.goto("/");
  const trigger = page.getByText("Categories", { exact: true }).first();
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Party Starters" });
  await expect(entry).toHaveCount(0);
  await trigger.hover();
  await expect(entry).toBeVisible();
  await trigger.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toHaveCount(0);
  await page.mouse.move(10, 700);
  await trigger.hover();
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(entry).toHaveCount(0);
});

test("the categories open by keyboard, and Escape closes them and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Desk Distractions" });
  await expect(entry).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/category\/desk-distractions$/);
  await expect(page.getByRole("heading", { level: 1, name: "Desk Distractions" })).toBeFocused();
  await expect(page).toHaveTitle("Desk Distractions · Regretless");
  await expect(entry).toHaveCount(0);
});

test("on a phone the menu opens, its categories unfold, and choosing a link closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const toggle = page.getByLabel("Menu", { exact: true });
  await toggle.click();
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Party Starters" });
  await expect(entry).toHaveCount(0);
  await page.getByText("Categories", { exact: true }).last().click();
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Party Starters" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Gift Guides" })).toHaveCount(0);
  await toggle.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Gift Guides" })).toHaveCount(0);
});

test("moving inside the shop asks only the API, and the categories once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // Pages that change with time set their clock by the shop's.
    if (request.resourceType() === "fetch" && pathname !== "/server-time") asked.push(pathname + search);
  });
  await page.goto("/gift-guides");
  await page.getByRole("link", { name: "Giveaways" }).click();
  await expect(page.getByRole("heading", { name: "Active Giveaways" })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
  expect(asked).toEqual([
    "/api/giveaways",
    "/api/products?featured=true&limit=48",
    "/api/products?trending=true&limit=48",
    "/api/products?limit=48",
  ]);
});

test("a slow answer shows the spinner, then the page", async ({ page }) => {
  await page.goto("/gift-guides");
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/giveaways", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Giveaways" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Active Giveaways" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
});

test("the theme follows the system until one is chosen, and the choice lasts", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe("rgb(20, 14, 36)");
  await page.getByRole("button", { name: "Theme: system. Switch to light" }).click();
  expect(await ground()).toBe("rgb(255, 248, 236)");
  await page.reload();
  expect(await ground()).toBe("rgb(255, 248, 236)");
  await page.getByRole("button", { name: "Theme: light. Switch to dark" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toBe("rgb(20, 14, 36)");
  await page.getByRole("button", { name: "Theme: dark. Switch to system" }).click();
  expect(await ground()).toBe("rgb(255, 248, 236)");
});

test("after Escape a click opens the categories again, although the pointer never left", async ({ page }) => {
  await page.goto("/");
  const trigger = page.getByText("Categories", { exact: true }).first();
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Party Starters" });
  await trigger.hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toHaveCount(0);
  await trigger.click();
  await expect(entry).toBeVisible();
});

test("the phone's menu closes when the focus leaves it, so that it covers nothing that has it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const last = page.getByRole("link", { name: "Exclusives" });
  await page.getByLabel("Menu", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await last.focus();
  await expect(last).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search products" })).toBeFocused();
  await expect(last).toHaveCount(0);
});
