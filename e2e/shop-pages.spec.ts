import type { Page } from "@playwright/test";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { KEPT_IN_BROWSER } from "../src/core/shop-pages/stored-data.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const words = (page: Page) => page.getByRole("textbox", { name: "Text of the page" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

async function openEditor(page: Page, token: string, key = "about"): Promise<void> {
  await openAdmin(page, token, `/admin/pages/${key}`);
  await expect(words(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Page" }).click();
  await expectToast(page, "Page saved");
}

/** Takes the place of all that stands there. */
async function type(page: Page, text: string): Promise<void> {
  await words(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

test.afterEach(async ({ request, ownerToken }) => {
  await callApi(request, { token: ownerToken, method: "PUT", path: "/pages/about", data: { body: null } });
});

test("every page of the shop stands in the footer and has its words from the first day", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("navigation");
  for (const [title, sentence] of [
    ["About", "is a collection of things nobody needs"],
    ["Contact", "Payment, delivery, returns and warranty are in the hands of the merchant"],
    ["Privacy", "This shop sets no cookies"],
    ["Affiliate Disclosure", "As an Amazon Associate, we earn from qualifying purchases"],
  ] as const) {
    await links.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are there, too", async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByText("A session ends after 7 days without use")).toBeVisible();
  });
});

test("the owner writes a page by keyboard, and visitors read it", async ({ page, ownerToken }) => {
  await openEditor(page, ownerToken);
  await type(page, "Who we are");
  await page.keyboard.press("ControlOrMeta+Alt+2");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two people and a ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("dog");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- ");
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second");
  await save(page);

  await page.getByRole("link", { name: "View page" }).click();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 2, name: "Who we are" })).toBeVisible();
  await expect(article.getByText("Two people and a dog")).toBeVisible();
  await expect(article.locator("strong")).toHaveText("dog");
  await expect(article.getByRole("listitem")).toHaveText(["First", "Second"]);
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe("Two people and a dog");

  await openEditor(page, ownerToken);
  await page.getByRole("button", { name: "Back to default" }).click();
  await expect(words(page)).toContainText("is a collection of things nobody needs");
  await save(page);
  await page.goto("/about");
  await expect(article.getByText("is a collection of things nobody needs")).toBeVisible();
});

test("the tools are one stop of the keyboard, and arrows walk along them", async ({ page, ownerToken }) => {
  await openEditor(page, ownerToken);
  await tool(page, "Bold").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Italic")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Link")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Bold")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(words(page)).toBeFocused();
  // Tab leaves the text again; it is no trap.
  await page.keyboard.press("Tab");
  await expect(words(page)).not.toBeFocused();
});

test("a link leads to a page of the shop or a web address, and nowhere else", async ({ page, ownerToken }) => {
  await openEditor(page, ownerToken);
  await type(page, "Guides");
  await page.keyboard.press("ControlOrMeta+a");
  await tool(page, "Link").click();
  const address = page.getByLabel("Where the link leads");
  await expect(address).toBeFocused();
  for (const refused of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "guides"]) {
    await address.fill(refused);
    await address.press("Enter");
    await expect(address).toHaveAttribute("aria-invalid", "true");
  }
  await address.fill("/gift-guides");
  await address.press("Enter");
  await expect(words(page)).toBeFocused();
  await save(page);
  await page.goto("/about");
  await page.getByRole("article").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL("/gift-guides");
});

test("what is pasted is cut down to what a page can show", async ({ page, ownerToken, expectedTrouble }) => {
  // Chromium reports the handlers of what is pasted although nothing of it is ever part of the page.
  expectedTrouble.push(/inline event handler/, /script-src-attr/);
  await openEditor(page, ownerToken);
  await type(page, "x");
  await words(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<h1 style="color:red">Big</h1><p onclick="alert(1)">Small <img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a></p><ul><li>a<ul><li>b</li></ul></li></ul><script>alert(1)</script>',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await save(page);
  await page.goto("/about");
  const article = page.getByRole("article");
  await expect(article.getByText("Small bad")).toBeVisible();
  await expect(article.locator("img, script, [style], [onclick], a")).toHaveCount(0);
});

test("an owner who saves second is told, and may look, overwrite or take the other's words", async ({
  page,
  ownerToken,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(/409/);
  await openEditor(page, ownerToken);
  const theirs = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Their words." }] }] };
  await callApi(request, { token: ownerToken, method: "PUT", path: "/pages/about", data: { body: theirs } });
  await type(page, "My words.");
  await page.getByRole("button", { name: "Save Page" }).click();
  const panel = page.getByRole("group", { name: "This page was changed meanwhile" });
  await expect(panel).toBeFocused();
  await expect(panel.getByText("Their words.")).toBeVisible();
  await expect(panel.getByText("My words.")).toBeVisible();
  await panel.getByRole("button", { name: "Use the saved version" }).click();
  await expect(words(page)).toHaveText("Their words.");
  await expect(words(page)).toBeFocused();
});

test("words that are not saved are asked about and kept", async ({ page, ownerToken }) => {
  await openEditor(page, ownerToken);
  await type(page, "Half a sentence");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Pages" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.waitForFunction(() => localStorage.getItem("draft:page:about")?.includes("Half a sentence"));
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(words(page)).toHaveText("Half a sentence");
  await page.getByRole("button", { name: "Back to default" }).click();
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
});

test("the browser stores only what the privacy page names, whatever a visitor and an owner do", async ({
  page,
  ownerToken,
}) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Saved, / })
    .first()
    .click();
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/gift-guides", "/giveaways", "/exclusives", "/saved", "/privacy", "/?q=mug"])
    await page.goto(path);
  await openAdmin(page, ownerToken, "/admin/products");
  await page.goto("/admin/products/new");
  await page.getByLabel("Product Title").fill("Never saved");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("draft:"))))
    .toBe(true);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const named = Object.values(KEPT_IN_BROWSER).map(({ key }) => key);
  expect(keys.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(["saved", "theme", "token"]));
  expect(await page.context().cookies()).toEqual([]);
});
