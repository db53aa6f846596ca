import {
  deleteProduct,
  expectToast,
  fillProduct,
  makeProduct,
  openAdmin,
  PRODUCT,
  type SavedProduct,
} from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const PICTURE = "/demo/happy-hour-helmet-1.webp";

const readProduct = async ({ request, token }: { request: Parameters<typeof callApi>[0]; token: string }, id: string) =>
  ((await callApi(request, { token, path: `/products?visibility=all&id=${id}` })) as SavedProduct[])[0];

test("the blank form has the specification's fields, rows and buttons", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products/new");

  await expect(page.getByRole("heading", { level: 1, name: "Add New Product" })).toBeVisible();
  for (const label of ["Product Title", "Short Description", "Long Description", "Price", "Amazon Affiliate Link"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }
  await expect(page.getByLabel("Short Description")).toHaveAttribute("rows", "3");
  await expect(page.getByLabel("Long Description")).toHaveAttribute("rows", "6");
  await expect(page.getByLabel("Price")).toHaveAttribute("placeholder", /^\$/);
  await expect(page.getByRole("combobox", { name: "Category" })).toBeVisible();
  await expect(page.getByLabel("Product Images")).toHaveValue("");
  await expect(page.getByLabel("Tags", { exact: true })).toHaveValue("");
  await expect(page.getByRole("switch", { name: "Featured Product" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Trending Product" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Hidden" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Hidden" })).toHaveAccessibleDescription(/404/);
  await expect(page.getByRole("button", { name: "Create Product" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/admin/products");
  await expect(page.getByRole("link", { name: "Back to Products" })).toHaveAttribute("href", "/admin/products");
});

test("a new product is saved with all that was filled in", async ({ page, request, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Whole Form" });
  await page.getByLabel("Long Description").fill("Line one.\nLine two.");
  await page.getByLabel("Product Images").fill(PICTURE);
  await page.getByRole("button", { name: "Add Image" }).click();
  await page.getByLabel("Tags", { exact: true }).fill("hat");
  await page.getByRole("button", { name: "Add Tag" }).click();
  await page.getByRole("switch", { name: "Featured Product" }).click();
  await page.getByRole("switch", { name: "Trending Product" }).click();
  await page.getByRole("switch", { name: "Hidden" }).click();
  await page.route("**/api/products", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Create Product" }).click();

  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expectToast(page, "Product created successfully");
  await expect(page).toHaveURL("/admin/products");
  const saved = (await (await answer).json()) as SavedProduct;
  expect(saved).toMatchObject({
    ...PRODUCT,
    title: "Whole Form",
    long_description: "Line one.\nLine two.",
    images: [PICTURE],
    tags: ["hat"],
    featured: true,
    trending: true,
    hidden: true,
  });
  await expect(page.getByRole("link", { name: "Edit Whole Form" })).toBeFocused();
  await deleteProduct({ request, token: ownerToken }, saved.id);
});

test("editing starts from what is saved and updates it", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "To Be Edited", tags: ["hat"], trending: true });
  await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Edit Product" })).toBeVisible();
  await expect(page.getByLabel("Product Title")).toHaveValue("To Be Edited");
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Party Starters");
  await expect(page.getByRole("switch", { name: "Trending Product" })).toBeChecked();
  await page.getByLabel("Price").fill("$7");
  await page.getByRole("button", { name: "Remove tag hat" }).click();
  await page.getByRole("switch", { name: "Hidden" }).click();
  await page.getByRole("button", { name: "Update Product" }).click();

  await expectToast(page, "Product updated successfully");
  await expect(page).toHaveURL("/admin/products");
  expect(await readProduct(making, product.id)).toMatchObject({ price: "$7", tags: [], slug: product.slug });
  expect((await request.get(`/product/${product.slug}`)).status()).toBe(404);
  await deleteProduct(making, product.id);
});

test.describe("validation", () => {
  test("speaks on leaving a field, and is silent at once when it is mended", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const link = page.getByLabel("Amazon Affiliate Link");
    await link.fill("javascript:alert(1)");
    await expect(link).not.toHaveAttribute("aria-invalid");
    await link.blur();
    await expect(link).toHaveAttribute("aria-invalid", "true");
    await expect(link).toHaveAccessibleDescription(/https:\/\/ or http:\/\//);
    await expect(link).toHaveValue("javascript:alert(1)");

    await link.fill("https://shop.example.com/hat");
    await expect(link).not.toHaveAttribute("aria-invalid");
  });

  test("gathers a failed submit in a summary that takes the focus and leads to the fields", async ({
    page,
    ownerToken,
  }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByRole("button", { name: "Create Product" }).click();

    const summary = page.getByRole("group", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Product Title is required.",
      "Short Description is required.",
      "Price is required.",
      "Amazon Affiliate Link is required.",
      "Category is required.",
    ]);
    await expect(page.getByLabel("Price")).toHaveAccessibleDescription(/Price is required\./);
    await summary.getByRole("link", { name: "Price is required." }).click();
    await expect(page.getByLabel("Price")).toBeFocused();
    await page.keyboard.type("$5");
    await expect(summary.getByRole("link")).toHaveCount(4);
    await summary.getByRole("link", { name: "Category is required." }).click();
    await expect(page.getByRole("combobox", { name: "Category" })).toBeFocused();
  });

  test("tells while typing that a price cannot be sorted by, and accepts it", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByLabel("Price").fill("Check price on Amazon");
    await expect(page.getByText("There is no number in the price.")).toBeVisible();
    await page.getByLabel("Price").fill("$12");
    await expect(page.getByText("There is no number in the price.")).toBeHidden();
  });

  test("by the server lands at the field, and the form stays filled", async ({ page, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 422/);
    await openAdmin(page, ownerToken, "/admin/products/new");
    await fillProduct(page);
    await page.route("**/api/products", (route) =>
      route.fulfill({
        status: 422,
        json: {
          detail: "There is no category of this name.",
          code: "invalid",
          errors: [{ field: "category", message: "There is no category of this name." }],
        },
      }),
    );
    await page.getByRole("button", { name: "Create Product" }).click();

    await expectToast(page, "There is no category of this name.");
    await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
    await expect(page.getByRole("combobox", { name: "Category" })).toHaveAccessibleDescription(
      "There is no category of this name.",
    );
    await expect(page.getByLabel("Product Title")).toHaveValue(PRODUCT.title);
  });
});

test("a category list that cannot be loaded leaves the form usable, without a toast", async ({
  page,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /categories could not be loaded/);
  await page.route("**/api/categories", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await openAdmin(page, ownerToken, "/admin/products/new");
  await failed;

  await expect(page.getByLabel("Product Title")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("a product that cannot be loaded for editing says so and can be tried again", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  const product = await makeProduct({ request, token: ownerToken }, { title: "Hard To Load" });
  await page.route("**/api/products?*", (route) => route.abort(), { times: 1 });
  await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
  await expectToast(page, "Failed to fetch product");
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByLabel("Product Title")).toHaveValue("Hard To Load");
  await deleteProduct({ request, token: ownerToken }, product.id);
});

test("a product that is gone says so instead of showing a blank form", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/products/edit/01890000-0000-7000-8000-000000000000");

  await expect(page.getByText("There is no such product (any more).")).toBeVisible();
  await expect(page.getByLabel("Product Title")).toBeHidden();
});
