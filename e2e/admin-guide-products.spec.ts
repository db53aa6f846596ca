import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { deleteProduct, expectToast, makeProduct, openAdmin, type SavedProduct } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { box, button, deleteGuide, makeGuide, type Making, pickedTitles, picks, readGuide } from "./guide-screen.ts";

test.describe.configure({ timeout: 60_000 });

test.describe("choosing a product", () => {
  test.beforeEach(async ({ page, ownerToken }) => openAdmin(page, ownerToken, "/admin/gift-guides/new"));

  test("follows the pattern of a combobox", async ({ page }) => {
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await box(page).press("ArrowDown");
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText("The newest products.")).toBeVisible();
    await box(page).press("ArrowDown");
    const active = await box(page).getAttribute("aria-activedescendant");
    await expect(page.locator(`[id="${active ?? ""}"]`)).toHaveAttribute("aria-selected", "true");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await box(page).press("Escape");
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await expect(picks(page)).toHaveCount(0);
  });

  test("says when nothing is found, and adds nothing twice", async ({ page }) => {
    await box(page).fill("zzzz");
    await expect(page.getByText("No product’s title contains “zzzz”.")).toBeVisible();
    await box(page).press("Enter");
    await expect(page).toHaveURL("/admin/gift-guides/new");
    await box(page).fill("helmet");
    await page.getByRole("option").first().click();
    await expect(picks(page)).toHaveCount(1);
    await box(page).fill("helmet");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("option").first().click({ force: true });
    await expect(picks(page)).toHaveCount(1);
  });

  test("says when the shop does not answer", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Failed to load resource|could not be searched/);
    await page.route("**/api/products?*", (route) => route.abort());
    await box(page).fill("helmet");
    await expect(page.getByText("The products could not be searched. Type on to try again.")).toBeVisible();
  });
});

async function openGuideOfThree(page: Page, making: Making): Promise<() => Promise<void>> {
  const products: SavedProduct[] = [];
  for (const title of ["Drag One", "Drag Two", "Drag Three"]) products.push(await makeProduct(making, { title }));
  const guide = await makeGuide(making, { products: products.map(({ id }) => ({ product_id: id, blurb: "" })) });
  await openAdmin(page, making.token, `/admin/gift-guides/edit/${guide.id}`);
  await expect(picks(page)).toHaveCount(3);
  return async () => {
    await deleteGuide(making, guide.id);
    for (const { id } of products) await deleteProduct(making, id);
  };
}

test("a hidden product may be picked, and is marked as one that shoppers do not see", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Out of Sight" });
  const path = `/products/${product.id}/visibility`;
  await callApi(request, { token: ownerToken, method: "PUT", path, data: { hidden: true } });
  await openAdmin(page, ownerToken, "/admin/gift-guides/new");
  await box(page).fill("Out of Sight");
  await expect(page.getByRole("option").first()).toContainText("Hidden");
  await page.getByRole("option").first().click();
  await expect(picks(page)).toContainText("Hidden: shoppers do not see it here either.");
  await deleteProduct(making, product.id);
});

test("products are dragged into order by pointer", async ({ page, request, ownerToken }) => {
  // All in sight: near its edge the page would scroll along.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const cleanUp = await openGuideOfThree(page, { request, token: ownerToken });
  const handles = page.locator("[data-drag-handle]");
  await handles.nth(0).scrollIntoViewIfNeeded();
  const from = await handles.nth(0).boundingBox();
  const to = await handles.nth(1).boundingBox();
  if (from === null || to === null) throw new Error("the handles are there");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => pickedTitles(page)).toEqual(["1. Drag Two", "2. Drag One", "3. Drag Three"]);
  await cleanUp();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("products are dragged into order", async ({ page, request, ownerToken }) => {
    const cleanUp = await openGuideOfThree(page, { request, token: ownerToken });
    const handles = page.locator("[data-drag-handle]");
    await handles.nth(1).scrollIntoViewIfNeeded();
    const from = await handles.nth(1).boundingBox();
    const to = await handles.nth(0).boundingBox();
    if (from === null || to === null) throw new Error("the handles are there");
    const session = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", y = 0): Promise<void> => {
      const touchPoints = type === "touchEnd" ? [] : [{ x: from.x + 20, y }];
      await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart", from.y + 20);
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      await touch("touchMove", from.y + 20 + ((to.y - from.y - 20) * step) / steps);
    }
    await touch("touchEnd");
    await expect.poll(() => pickedTitles(page)).toEqual(["1. Drag Two", "2. Drag One", "3. Drag Three"]);
    await cleanUp();
  });
});

test("a product that is deleted meanwhile is named and taken out, and the rest is kept", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 422/);
  const making = { request, token: ownerToken };
  const gone = await makeProduct(making, { title: "Soon Gone" });
  const stays = await makeProduct(making, { title: "Stays Here" });
  const products = [gone, stays].map(({ id }) => ({ product_id: id, blurb: "" }));
  const guide = await makeGuide(making, { products });
  await openAdmin(page, ownerToken, `/admin/gift-guides/edit/${guide.id}`);
  await page.getByLabel("Your words about Stays Here").fill("A keeper.");
  await deleteProduct(making, gone.id);
  await button(page, "Update Gift Guide").click();

  const panel = page.getByRole("group", { name: "The gift guide was not saved" });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText("“Soon Gone” was deleted meanwhile and is taken out of this guide.");
  expect(await pickedTitles(page)).toEqual(["1. Stays Here"]);
  await button(page, "Update Gift Guide").click();
  await expectToast(page, "Gift guide updated successfully");
  const saved = await readGuide(making, guide.id);
  expect(saved.products.map(({ product, blurb }) => [product.title, blurb])).toEqual([["Stays Here", "A keeper."]]);
  await deleteGuide(making, guide.id);
  await deleteProduct(making, stays.id);
});
