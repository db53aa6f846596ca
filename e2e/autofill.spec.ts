// Password managers, scripts and in-app browsers fill fields without events. The visible value must be sent.
import type { Locator, Page } from "@playwright/test";
import { deleteProductsTitled, expectToast, openAdmin, PRODUCT } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { callApi, expect, OWNER, test } from "./fixtures.ts";
import { registerOwner } from "./filled-shop.ts";

test.describe.configure({ timeout: 90_000 });

/** From outside of the page's scripts, as an extension does, or by a script of the page, whose assignment React sees. */
const WAYS = ["from outside", "by a script"] as const;
type Way = (typeof WAYS)[number];

async function fillSilently(field: Locator, value: string, way: Way): Promise<void> {
  await field.evaluate(
    (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, [text, from]) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set;
      if (from === "from outside") set?.call(element, text);
      else element.value = text;
    },
    [value, way] as const,
  );
}

const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const way of WAYS) {
  test(`filled ${way}, both login forms send the visible values`, async ({ page }) => {
    const shop = await startBuiltShop({ SEED_DEMO: "0" });
    await registerOwner(shop.url);
    await page.goto(`${shop.url}/admin/login`);
    await fillSilently(label(page, "Password"), OWNER.password, way);
    await label(page, "Email").pressSequentially(OWNER.email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${shop.url}/admin`);

    await page.goto(`${shop.url}/admin/team`);
    await button(page, "Create Invitation Link").click();
    const invitation = await label(page, "Invitation link").inputValue();
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto("about:blank");
    await page.goto(invitation);
    await fillSilently(label(page, "Email"), "second@shop.example", way);
    await fillSilently(label(page, "Username"), "Second", way);
    await fillSilently(label(page, "Password"), "battery staple horse", way);
    await button(page, "Register").click();
    await expect(page.getByText("Welcome back, Second!")).toBeVisible();
    await shop.stop();
  });

  test(`filled ${way}, a product is saved with the visible values, including lists and category`, async ({
    page,
    request,
    ownerToken,
  }) => {
    const title = `Silent ${way}`;
    await openAdmin(page, ownerToken, "/admin/products/new");
    await fillSilently(label(page, "Product Title"), title, way);
    await fillSilently(label(page, "Short Description"), PRODUCT.description, way);
    // Typing afterward doesn't clear the other fields.
    await label(page, "Long Description").pressSequentially("Long.");
    await fillSilently(label(page, "Price"), PRODUCT.price, way);
    await fillSilently(label(page, "Amazon Affiliate Link"), PRODUCT.affiliate_link, way);
    await fillSilently(page.getByRole("combobox", { name: "Category" }), PRODUCT.category, way);
    await fillSilently(label(page, "Tags"), "quiet", way);
    await button(page, "Add Tag").click();
    await expect(page.getByRole("button", { name: "Remove tag quiet" })).toBeVisible();
    await fillSilently(label(page, "Tags"), "silent", way);
    await page.keyboard.press("Tab");
    await button(page, "Create Product").click();
    await expectToast(page, "Product created successfully");

    const [saved] = (await callApi(request, {
      token: ownerToken,
      path: `/products?q=${encodeURIComponent(title)}`,
    })) as object[];
    const { images: _images, ...wanted } = PRODUCT;
    expect(saved).toMatchObject({ ...wanted, title, long_description: "Long.", tags: ["quiet", "silent"] });
    await deleteProductsTitled({ request, token: ownerToken }, title);
  });

  test(`filled ${way}, every other form sends the visible values`, async ({
    page,
    request,
    ownerToken,
    expectedTrouble,
  }) => {
    // The wrong password at the end.
    expectedTrouble.push(/422/);
    const name = `Silent ${way}`;
    const clean = async (path: string) => {
      const all = (await callApi(request, { token: ownerToken, path })) as {
        id: string;
        title?: string;
        name?: string;
      }[];
      const mine = all.filter((one) => (one.title ?? one.name) === name);
      for (const { id } of mine) await callApi(request, { token: ownerToken, method: "DELETE", path: `${path}/${id}` });
      return mine.length;
    };

    await openAdmin(page, ownerToken, "/admin/categories");
    await page.getByRole("button", { name: "Add Category" }).first().click();
    await fillSilently(label(page, "Category Name"), name, way);
    await page.getByRole("form").or(page.locator("form")).getByRole("button", { name: "Add Category" }).click();
    await expectToast(page, "Category added successfully");
    expect(await clean("/categories")).toBe(1);

    await page.goto("/admin/gift-guides/new");
    await fillSilently(label(page, "Title"), name, way);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page).toHaveURL("/admin/gift-guides");
    expect(await clean("/gift-guides")).toBe(1);

    await page.goto("/admin/exclusives/new");
    await fillSilently(label(page, "Title"), name, way);
    await fillSilently(label(page, "Exclusive price"), "$10", way);
    await fillSilently(label(page, "Original price"), "$20", way);
    await fillSilently(label(page, "Discount"), "50%", way);
    await fillSilently(label(page, "Affiliate link"), PRODUCT.affiliate_link, way);
    await fillSilently(page.getByLabel("Expiry date, date"), "2040-01-02", way);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page).toHaveURL("/admin/exclusives");
    const deals = (await callApi(request, { token: ownerToken, path: "/exclusives" })) as Record<string, string>[];
    expect(deals.find(({ title }) => title === name)?.["expires_at"]).toContain("2040-01-0");
    expect(await clean("/exclusives")).toBe(1);

    await page.goto("/admin/settings");
    const tagline = label(page, "Tagline");
    const before = await tagline.inputValue();
    await fillSilently(tagline, name, way);
    await page.keyboard.press("Tab");
    await button(page, "Save Settings").click();
    await expectToast(page, "Settings saved");
    await page.reload();
    await expect(tagline).toHaveValue(name);
    await tagline.fill(before);
    await button(page, "Save Settings").click();
    await expectToast(page, "Settings saved");

    await page.goto("/admin/team");
    const username = page.getByRole("form", { name: "Username" });
    await fillSilently(username.getByLabel("Username"), "silent", way);
    await username.getByRole("button").click();
    await expect(page.getByText("silent").first()).toBeVisible();
    await username.getByLabel("Username").fill(OWNER.username);
    await username.getByRole("button").click();
    const password = page.getByRole("form", { name: "Password" });
    await fillSilently(password.getByLabel("Current password"), "wrong horse", way);
    await fillSilently(password.getByLabel("New password"), "battery staple", way);
    await password.getByRole("button").click();
    await expect(password.getByText("The current password is wrong.")).toBeVisible();
  });
}
