// Saved things and shared links: no account, no third party.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const DISCO = "The Shower Disco";

const heart = (page: Page, title: string) => page.getByRole("button", { name: `Saved, ${title}` }).first();
const list = (page: Page) => page.getByRole("region", { name: "My list" });

async function save(page: Page, title: string): Promise<void> {
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute("aria-pressed", "true");
}

/** Two products of the home page. */
async function saveTwo(page: Page): Promise<string> {
  await page.goto("/");
  await save(page, DISCO);
  const other = page.getByRole("button", { name: /^Saved, /, pressed: false }).first();
  const title = ((await other.getAttribute("aria-label")) ?? "").replace("Saved, ", "");
  await other.click();
  return title;
}

test("a heart saves a product, on its card and on its page, and the list keeps it", async ({ page }) => {
  await page.goto("/");
  await expect(heart(page, DISCO)).toHaveAttribute("aria-pressed", "false");
  await save(page, DISCO);
  await page.getByRole("link", { name: DISCO, exact: true }).first().click();
  await expect(page.getByRole("button", { name: `Save, ${DISCO}` })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Saved" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved" })).toBeFocused();
  await expect(page.getByText("stored only in this browser")).toBeVisible();
  await expect(list(page).getByRole("link", { name: DISCO, exact: true })).toBeVisible();
  await page.reload();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
});

test("what is taken off leaves a way back in its place, for the keyboard too", async ({ page }) => {
  const other = await saveTwo(page);
  await page.goto("/saved");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await list(page)
    .getByRole("button", { name: `Saved, ${other}` })
    .press("Enter");
  const undo = page.getByRole("button", { name: `Undo, ${other}` });
  await expect(undo).toBeFocused();
  await expect(list(page)).toContainText("1 item");
  await undo.press("Enter");
  await expect(list(page).getByRole("link", { name: other, exact: true })).toBeFocused();
  await expect(list(page)).toContainText("2 items");
  await expect(list(page).getByRole("heading", { level: 3 }).first()).toHaveText(other);
});

test("an empty list says how to fill it", async ({ page }) => {
  await page.goto("/saved");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await page.getByRole("link", { name: "Look around" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("its link rebuilds the list in another browser, which is asked first", async ({ page, browser, shop }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const other = await saveTwo(page);
  await page.goto("/saved");
  await page.getByRole("button", { name: "Copy link, my list" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/saved\?items=/);

  const elsewhere = await browser.newPage({ baseURL: shop.url });
  await elsewhere.goto(link);
  const linked = elsewhere.getByRole("region", { name: "From a link" });
  await expect(linked.getByRole("listitem")).toHaveCount(2);
  await expect(elsewhere.getByText("Nothing saved yet.")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Add 2 to my list" }).click();
  await expect(elsewhere).toHaveURL(/\/saved$/);
  await expect(list(elsewhere).getByRole("link", { name: other, exact: true })).toBeVisible();
  await expect(list(elsewhere).getByRole("link", { name: DISCO, exact: true })).toBeVisible();
  await elsewhere.close();
});

test("two tabs have one list", async ({ page, context }) => {
  await page.goto("/saved");
  const other = await context.newPage();
  await other.goto("/");
  await heart(other, DISCO).click();
  await expect(list(page).getByRole("link", { name: DISCO, exact: true })).toBeVisible();
});

test("things that left the shop are told and can be taken off; nonsense in the list does no harm", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("saved", "no-such-thing,the-shower-disco,,<b>,%"));
  await page.goto("/saved");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("3 items on this list are no longer available.")).toBeVisible();
});

test("a list that cannot be read says so, and can be read again", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource|Failed to fetch/);
  await page.addInitScript(() => localStorage.setItem("saved", "the-shower-disco"));
  await page.route("**/api/saved-products*", (route) => route.abort());
  await page.goto("/saved");
  await expect(page.getByText("Your list can’t be loaded right now. Nothing is lost.")).toBeVisible();
  await page.unroute("**/api/saved-products*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(list(page).getByRole("link", { name: DISCO, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "My list" })).toBeFocused();
});

test("things with the names of a script's own words are shown like others", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("saved", "constructor,the-shower-disco"));
  await page.goto("/saved");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("1 item on this list is no longer available.")).toBeVisible();
});

test("where storage is full, a heart holds for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await save(page, DISCO);
});

test("a full list says so", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("saved", Array.from({ length: 60 }, (_, index) => `thing-${index}`).join(",")),
  );
  await page.goto("/");
  await heart(page, DISCO).click();
  await expect(page.getByText("You can save up to 60 items. Remove one first.")).toBeVisible();
  await expect(heart(page, DISCO)).toHaveAttribute("aria-pressed", "false");
});

test("the heart is 44 px on a phone, and no part of the card's link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const box = await heart(page, DISCO).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await heart(page, DISCO).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const path of [
  "/product/the-shower-disco",
  "/gift-guides/for-the-friend-who-has-everything",
  "/giveaways/the-grand-no-regrets-hamper",
]) {
  test(`${path} can be shared by its link`, async ({ page, shop }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await page.getByRole("button", { name: /^Copy link/ }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + path);
  });
}

test("where the clipboard is closed, the link can be copied by hand", async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("closed")) } });
  });
  await page.goto("/product/the-shower-disco");
  await page.getByRole("button", { name: /^Copy link/ }).click();
  await expect(page.getByLabel("Copy it from here")).toHaveValue(`${shop.url}/product/the-shower-disco`);
});

test("a device that can share is asked to, and who closes its sheet is left alone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (what: ShareData) => {
        Reflect.set(window, "shared", what);
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
  await page.goto("/product/the-shower-disco");
  await page.getByRole("button", { name: `Share, ${DISCO}` }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared") as ShareData)).toMatchObject({ title: DISCO });
  await expect(page.getByText("Link copied")).toHaveCount(0);
});
