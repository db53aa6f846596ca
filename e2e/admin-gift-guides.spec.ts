import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProduct, expectToast, makeProduct, openAdmin, toastOf } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { registerOwner } from "./filled-shop.ts";
import { callApi, expect, test } from "./fixtures.ts";
import {
  box,
  button,
  deleteGuide,
  deleteGuidesTitled,
  GUIDE,
  link,
  makeGuide,
  pickedTitles,
  picks,
  readGuide,
} from "./guide-screen.ts";
import { pressOn, tabTo, typeInto } from "./keyboard.ts";

test.describe.configure({ timeout: 60_000 });

async function addByKeyboard(page: Page, term: string): Promise<void> {
  await tabTo(page, box(page));
  await page.keyboard.type(term);
  await page.getByRole("option").filter({ hasText: term }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue("");
}

for (const width of [1280, 390]) {
  test(`at ${String(width)} px the owner makes, reorders and deletes a guide by keyboard`, async ({
    page,
    request,
    ownerToken,
  }) => {
    const making = { request, token: ownerToken };
    const title = `By Keyboard ${String(width)}`;
    await page.setViewportSize({ width, height: 844 });
    const first = await makeProduct(making, { title: "Keyboard Hat" });
    const second = await makeProduct(making, { title: "Keyboard Mug" });
    await openAdmin(page, ownerToken, "/admin/gift-guides");
    await expect(page.getByRole("heading", { level: 1, name: "Gift Guides Management" })).toBeVisible();

    await pressOn(page, link(page, "Add Gift Guide"));
    await expect(page.getByRole("heading", { level: 1, name: "Add New Gift Guide" })).toBeFocused();
    await typeInto(page, "Title", title);
    await typeInto(page, "Occasion", "Housewarming");
    await addByKeyboard(page, "Keyboard Hat");
    await addByKeyboard(page, "Keyboard Mug");
    await typeInto(page, "Your words about Keyboard Hat", "Wear it.");
    await pressOn(page, button(page, "Move Keyboard Mug up"));
    expect(await pickedTitles(page)).toEqual(["1. Keyboard Mug", "2. Keyboard Hat"]);
    await expect(button(page, "Move Keyboard Mug down")).toBeFocused();
    await pressOn(page, page.getByRole("switch", { name: "Featured" }), "Space");
    await pressOn(page, button(page, "Create Gift Guide"));
    await expectToast(page, "Gift guide created successfully");

    await expect(link(page, `Edit ${title}`)).toBeFocused();
    await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Featured");
    await page.keyboard.press("Enter");
    await pressOn(page, button(page, "Remove Keyboard Mug"));
    await expect(box(page)).toBeFocused();
    await pressOn(page, button(page, "Update Gift Guide"));
    await expectToast(page, "Gift guide updated successfully");

    await page.goto(`/gift-guides/by-keyboard-${String(width)}`);
    await expect(page.getByText("Wear it.")).toBeVisible();
    await expect(page.getByText("Keyboard Mug")).toHaveCount(0);

    await page.goto("/admin/gift-guides");
    await pressOn(page, button(page, `Delete ${title}`));
    await expect(button(page, "Cancel")).toBeFocused();
    await expect(page.getByRole("alertdialog")).toContainText(
      "This action cannot be undone. This will permanently delete the gift guide.",
    );
    await pressOn(page, button(page, "Delete"));
    await expectToast(page, "Gift guide deleted successfully");
    await expect(link(page, `Edit ${title}`)).toHaveCount(0);
    for (const { id } of [first, second]) await deleteProduct(making, id);
  });
}

test("a guide shows its products to visitors in the owner's order, with the owner's words", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  await openAdmin(page, ownerToken, "/admin/gift-guides/new");
  await page.getByLabel("Title").fill("In Order");
  for (const term of ["helmet", "lobster"]) {
    await box(page).fill(term);
    await page.getByRole("option").first().click();
  }
  await picks(page).first().getByRole("textbox").fill("For the brave.");
  await button(page, "Create Gift Guide").click();
  await expectToast(page, "Gift guide created successfully");

  await page.goto("/gift-guides/in-order");
  const shown = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(shown.first()).toContainText(/helmet/i);
  await expect(shown.nth(1)).toContainText(/lobster/i);
  await expect(page.getByText("For the brave.")).toBeVisible();
  await deleteGuidesTitled(making, "In Order");
});

test("two owners of one guide: the second is warned, and overwrites only what they chose", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 409/);
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Theirs" });
  const guide = await makeGuide(making);
  await openAdmin(page, ownerToken, `/admin/gift-guides/edit/${guide.id}`);
  await page.getByLabel("Title").fill("For the Guest");
  const theirs = { ...GUIDE, title: "For Everybody", products: [{ product_id: product.id, blurb: "Ours." }] };
  await callApi(request, { token: ownerToken, method: "PUT", path: `/gift-guides/${guide.id}`, data: theirs });
  await button(page, "Update Gift Guide").click();

  const panel = page.getByRole("group", { name: "This gift guide was changed meanwhile" });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText("For Everybody");
  await expect(panel).toContainText("1. Theirs: Ours.");
  await panel.getByRole("radio", { name: "Yours For the Guest" }).check();
  await panel.getByRole("button", { name: "Save merged version" }).click();
  await expectToast(page, "Gift guide updated successfully");
  expect(await readGuide(making, guide.id)).toMatchObject({
    title: "For the Guest",
    products: [{ product: { id: product.id }, blurb: "Ours." }],
  });
  await deleteGuide(making, guide.id);
  await deleteProduct(making, product.id);
});

test("what was typed survives a closed window, its products too", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/gift-guides/new");
  await page.getByLabel("Title").fill("Half Done");
  await box(page).fill("helmet");
  await page.getByRole("option").first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:gift-guide:new"))).toContain("elmet");
  await page.reload();
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half Done");
  await expect(picks(page)).toHaveCount(1);
});

test("a list that does not load, a guide that is gone and a deletion that fails are told", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  const guide = await makeGuide({ request, token: ownerToken }, { title: "Hard to Delete" });
  await openAdmin(page, ownerToken, "/admin/gift-guides/edit/no-such-id");
  await expect(page.getByText("There is no such gift guide (any more).")).toBeVisible();
  await page.route("**/api/gift-guides", (route) => route.abort());
  await page.goto("/admin/gift-guides");
  await expectToast(page, "Failed to fetch gift guides");
  await page.unroute("**/api/gift-guides");
  await button(page, "Try again").click();
  await page.route(`**/api/gift-guides/${guide.id}`, (route) => route.abort());
  await button(page, "Delete Hard to Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page, "Failed to delete gift guide")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.unroute(`**/api/gift-guides/${guide.id}`);
  await deleteGuide({ request, token: ownerToken }, guide.id);
});

test("the list narrows while one types, and the search is in the address", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/gift-guides");
  await page.getByLabel("Search gift guides by title").fill("zzzz");
  await expect(page.getByText("No title contains “zzzz”.")).toBeVisible();
  await expect(page).toHaveURL("/admin/gift-guides?q=zzzz");
  await button(page, "Show all gift guides").click();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await expect(page).toHaveURL("/admin/gift-guides");
});

test("a shop without any says why each list is empty and what comes next", async ({ page }) => {
  const shop = await startBuiltShop({ SEED_DEMO: "0" });
  const token = await registerOwner(shop.url);
  for (const [path, none, add] of [
    ["gift-guides", "No gift guides yet", "Add Your First Gift Guide"],
    ["giveaways", "No giveaways yet", "Add Your First Giveaway"],
    ["exclusives", "No exclusive deals yet", "Add Your First Exclusive Deal"],
  ] as const) {
    await openAdmin(page, token, `${shop.url}/admin/${path}`);
    await expect(page.getByText(none)).toBeVisible();
    await expect(link(page, add)).toHaveAttribute("href", `/admin/${path}/new`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  await shop.stop();
});
