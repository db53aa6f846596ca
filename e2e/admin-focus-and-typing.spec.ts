// Neither the focus nor a letter gets lost, however quickly somebody works by keyboard.
import type { Locator, Page } from "@playwright/test";
import { deleteProductsTitled, makeProduct, openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";
import { button, deleteGuidesTitled, makeGuide } from "./guide-screen.ts";

test.describe.configure({ timeout: 60_000 });

const focus = (page: Page) => page.locator(":focus");

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

test("what goes with its own press hands the focus on", async ({ page, request, ownerToken }) => {
  await makeProduct({ request, token: ownerToken }, { title: "Focused Fern" });
  await openAdmin(page, ownerToken, "/admin/products?q=focused");
  const tick = page.getByRole("checkbox", { name: "Select Focused Fern" });
  await press(page, tick, "Space");
  await press(page, button(page, "Clear"));
  await expect(tick).toBeFocused();

  await press(page, page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /^Featured/ }));
  await press(page, button(page, "Clear filters"));
  await expect(page.getByRole("button", { name: /^Featured/ })).toBeFocused();

  await page.goto("/admin/products?q=focused&hidden=true");
  await press(page, page.getByRole("link", { name: "Show all products" }));
  await expect(focus(page)).toBeVisible();

  await page.goto("/admin/settings");
  await press(page, page.getByRole("textbox", { name: "Tagline" }), "End");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Tagline" })).toBeFocused();
  await press(page, button(page, "Back to default: Tagline"));
  await press(page, button(page, "Save Settings"));
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(button(page, "Save Settings")).toBeFocused();
  await deleteProductsTitled({ request, token: ownerToken }, "Focused Fern");
});

test("what is typed quickly into a list's search, or into its middle, stands there whole", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  await makeGuide(making, { title: "Typed One" });
  await makeGuide(making, { title: "Typed Two" });
  for (const [path, many] of [
    ["/admin/gift-guides", "gift guides"],
    ["/admin/products", "products"],
  ] as const) {
    await openAdmin(page, ownerToken, path);
    const search = page.getByLabel(`Search ${many} by title`);
    await search.pressSequentially("yped one and more", { delay: 5 });
    await search.press("Home");
    await search.pressSequentially("the t", { delay: 40 });
    await expect(search).toHaveValue("the typed one and more");
    await expect(page).toHaveURL(/\?q=the\+typed\+one\+and\+more$/);
    await expect(search).toHaveValue("the typed one and more");
  }
  await deleteGuidesTitled(making, "Typed One");
  await deleteGuidesTitled(making, "Typed Two");
});
