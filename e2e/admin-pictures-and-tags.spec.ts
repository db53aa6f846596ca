import type { Page } from "@playwright/test";
import { deleteProductsTitled, expectToast, fillProduct, openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const PICTURE = "/demo/happy-hour-helmet-1.webp";

const cards = (page: Page) => page.getByRole("list", { name: "Images of this product" }).getByRole("listitem");

test.describe("pictures", () => {
  test("are added by Enter without submitting, previewed, reordered and removed", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const box = page.getByLabel("Product Images");
    for (const number of [1, 2, 3]) {
      await box.fill(`  /demo/happy-hour-helmet-${String(number)}.webp `);
      await box.press("Enter");
      await expect(box).toHaveValue("");
    }
    await box.fill("   ");
    await box.press("Enter");
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first().locator("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("group", { name: "There is a problem" })).toBeHidden();

    await page.getByRole("button", { name: "Move Image 1 later" }).click();
    await expect(cards(page).nth(1)).toContainText("helmet-1");
    await expect(page.getByRole("button", { name: "Move Image 2 later" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cards(page).nth(2)).toContainText("helmet-1");
    await expect(page.getByRole("button", { name: "Move Image 3 earlier" })).toBeFocused();

    await page.getByRole("button", { name: "Remove Image 1" }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(box).toBeFocused();
  });

  test("that do not load show the placeholder at once", async ({ page, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/, /Failed to load resource/);
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByLabel("Product Images").fill("/demo/no-such-picture.webp");
    await page.getByRole("button", { name: "Add Image" }).click();

    await expect(cards(page)).toContainText("This picture does not load.");
    await expect(cards(page).locator("img")).toHaveCount(0);
  });

  test("at an address that is none are named in the error", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByLabel("Product Images").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Add Image" }).click();

    await expect(page.getByLabel("Product Images")).toHaveAccessibleDescription(/^Image 1: /);
    await expect(cards(page).locator("img")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove Image 1" }).click();
    await expect(page.getByLabel("Product Images")).not.toHaveAttribute("aria-invalid");
  });

  test("beyond the fifth will not show as thumbnails, says the form", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const note = page.getByText("More than 5 will not show as thumbnails");
    for (let count = 1; count <= 6; count += 1) {
      await expect(note).toBeHidden();
      await page.getByLabel("Product Images").fill(PICTURE);
      await page.getByLabel("Product Images").press("Enter");
    }
    await expect(note).toBeVisible();
  });
});

test.describe("tags", () => {
  test("are trimmed chips, none twice, and removed one by one", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const box = page.getByLabel("Tags", { exact: true });
    const chips = page.getByRole("list", { name: "Tags of this product" }).getByRole("listitem");
    for (const tag of ["  funny ", "hat"]) {
      await box.fill(tag);
      await box.press("Enter");
      await expect(box).toHaveValue("");
    }
    await box.fill("   ");
    await box.press("Enter");
    await box.fill("funny");
    await expect(page.getByText("This tag is there already.")).toBeVisible();
    await box.press("Enter");
    await expect(chips).toHaveText(["funny", "hat"]);
    await expect(page.getByRole("group", { name: "There is a problem" })).toBeHidden();

    await page.getByRole("button", { name: "Remove tag funny" }).click();
    await expect(chips).toHaveText(["hat"]);
    await expect(box).toBeFocused();
  });

  test("and pictures that were typed but not added are saved with the rest", async ({ page, request, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await fillProduct(page, { title: "Typed Not Added" });
    await page.getByLabel("Product Images").fill(PICTURE);
    await page.getByLabel("Tags", { exact: true }).fill("late");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Create Product" }).click();

    expect(await (await answer).json()).toMatchObject({ images: [PICTURE], tags: ["late"] });
    await expectToast(page, "Product created successfully");
    await deleteProductsTitled({ request, token: ownerToken }, "Typed Not Added");
  });
});
