import type { Locator, Page } from "@playwright/test";
import {
  deleteProduct,
  deleteProductsTitled,
  expectToast,
  fillProduct,
  makeProduct,
  openAdmin,
  toastOf,
} from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const tags = (page: Page) => page.getByRole("list", { name: "Tags of this product" }).getByRole("listitem");
const cards = (page: Page) => page.getByRole("list", { name: "Images of this product" }).getByRole("listitem");

async function paste(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test.describe("several at once", () => {
  test("a typed or pasted list of tags becomes one tag each", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const box = page.getByLabel("Tags", { exact: true });
    await box.fill("birds, gift, funny");
    await box.press("Enter");
    await expect(tags(page)).toHaveText(["birds", "gift", "funny"]);
    await expect(box).toHaveValue("");

    await paste(box, "odd; gift\n for her \n");
    await expect(tags(page)).toHaveText(["birds", "gift", "funny", "odd", "for her"]);
    await expect(box).toHaveValue("");
  });

  test("pasted image URLs are added, and invalid ones stay in the input with the reason", async ({
    page,
    ownerToken,
  }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    const box = page.getByLabel("Product Images");
    const [one, two, three] = [1, 2, 3].map((number) => `/demo/happy-hour-helmet-${String(number)}.webp`);
    await paste(box, `${one ?? ""}\n\n${two ?? ""}\njavascript:alert(1)\n`);
    await expect(cards(page)).toHaveCount(2);
    await expect(box).toHaveValue("javascript:alert(1)");
    await expect(box).toHaveAccessibleDescription(/1 URL wasn't added/);

    await box.fill(`${three ?? ""} ${one ?? ""}`);
    await box.press("Enter");
    await expect(cards(page)).toHaveCount(4);
    await expect(box).toHaveValue("");
  });
});

test.describe("a category from the product form", () => {
  test("is added by keyboard, chosen, and saved with the product", async ({ page, request, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await fillProduct(page, { title: "In A New Category" });
    await page.getByRole("button", { name: "New category" }).focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("group", { name: "Add New Category" });
    await expect(form.getByLabel("Category Name")).toBeFocused();
    await page.keyboard.type("Made In Passing");
    await page.keyboard.press("Enter");

    await expectToast(page, "Category added successfully");
    const select = page.getByRole("combobox", { name: "Category" });
    await expect(select).toHaveValue("Made In Passing");
    await expect(select).toBeFocused();
    await expect(form).toBeHidden();
    await expect(page.getByLabel("Product Title")).toHaveValue("In A New Category");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Create Product" }).click();
    expect(await (await answer).json()).toMatchObject({ category: "Made In Passing" });

    await deleteProductsTitled({ request, token: ownerToken }, "In A New Category");
    const categories = (await callApi(request, { token: ownerToken, path: "/categories" })) as {
      id: string;
      name: string;
    }[];
    const made = categories.find(({ name }) => name === "Made In Passing");
    await callApi(request, { token: ownerToken, method: "DELETE", path: `/categories/${made?.id ?? ""}` });
  });

  test("that is rejected keeps both forms filled and says why", async ({ page, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 409/);
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByLabel("Product Title").fill("Still Here");
    await page.getByRole("button", { name: "New category" }).click();
    const form = page.getByRole("group", { name: "Add New Category" });
    await form.getByRole("button", { name: "Add Category" }).click();
    await expect(form.getByLabel("Category Name")).toHaveAccessibleDescription("Category Name is required.");
    await form.getByLabel("Category Name").fill("party starters");
    await form.getByRole("button", { name: "Add Category" }).click();

    await expectToast(page, "Failed to add category");
    await expect(form.getByLabel("Category Name")).toHaveValue("party starters");
    await expect(form.getByLabel("Category Name")).toHaveAccessibleDescription(/There is already a category/);
    await expect(page.getByLabel("Product Title")).toHaveValue("Still Here");
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("combobox", { name: "Category" })).toBeFocused();
  });
});

test.describe("save and add another", () => {
  test("opens a blank form with the same category, ready for the title", async ({ page, request, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    for (const title of ["First Of Two", "Second Of Two"]) {
      await fillProduct(page, { title });
      await page.getByRole("button", { name: "Save and add another" }).click();
      // The first one's toast may still be there.
      await expect(toastOf(page, "Product created successfully").first()).toBeVisible();
      await expect(page.getByLabel("Product Title")).toHaveValue("");
      await expect(page.getByLabel("Product Title")).toBeFocused();
      await expect(page.getByLabel("Price")).toHaveValue("");
      await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Party Starters");
      await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
      await expect(page).toHaveURL("/admin/products/new");
    }
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/admin/products");
    for (const title of ["First Of Two", "Second Of Two"]) {
      await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
      await deleteProductsTitled({ request, token: ownerToken }, title);
    }
  });

  test("that is rejected stays on the form, and Create Product then opens the list", async ({
    page,
    request,
    ownerToken,
  }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByRole("button", { name: "Save and add another" }).click();
    await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
    await fillProduct(page, { title: "After A Refusal" });
    await page.getByRole("button", { name: "Create Product" }).click();
    await expect(page).toHaveURL("/admin/products");
    await deleteProductsTitled({ request, token: ownerToken }, "After A Refusal");
  });

  test("is not offered when editing a product", async ({ page, request, ownerToken }) => {
    const product = await makeProduct({ request, token: ownerToken }, { title: "Only Updated" });
    await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
    await expect(page.getByRole("button", { name: "Update Product" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save and add another" })).toBeHidden();
    await deleteProduct({ request, token: ownerToken }, product.id);
  });
});

test("a row's title opens its form, and its store icon its page in the shop", async ({ page, request, ownerToken }) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "Two Ways Out" });
  await openAdmin(page, ownerToken, "/admin/products?q=Two+Ways+Out");
  await page.getByRole("link", { name: "Two Ways Out", exact: true }).click();
  await expect(page).toHaveURL(`/admin/products/edit/${product.id}`);
  await page.goBack();
  await page.getByRole("link", { name: "View Two Ways Out in store" }).click();
  await expect(page).toHaveURL(`/product/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Two Ways Out" })).toBeVisible();
  await deleteProduct({ request, token: ownerToken }, product.id);
});

test("a hidden product has a preview for signed-in people only", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Not Out Yet", long_description: "Soon.", hidden: true });
  const preview = `/admin/products/preview/${product.id}`;
  await openAdmin(page, ownerToken, "/admin/products?q=Not+Out+Yet");
  await page.getByRole("link", { name: "Preview Not Out Yet" }).click();
  await expect(page).toHaveURL(preview);
  await expect(page.getByText("This product is hidden.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Not Out Yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "About This Product" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Buy on/ }).first()).toHaveAttribute("href", /shop\.example\.com/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await page.getByRole("link", { name: "Edit product" }).click();
  await expect(page).toHaveURL(`/admin/products/edit/${product.id}`);

  const served = await request.get(preview);
  expect(served.headers()["cache-control"]).toContain("no-store");
  expect(await served.text()).not.toContain("Not Out Yet");
  expect((await request.get(`/product/${product.slug}`)).status()).toBe(404);
  expect((await request.get(`/api/products/${product.slug}`)).status()).toBe(404);
  await deleteProduct(making, product.id);
});

test("a preview without signing in redirects to the login page", async ({ page }) => {
  await page.goto("/admin/products/preview/01890000-0000-7000-8000-000000000000");
  await expect(page).toHaveURL("/admin/login");
});

test.describe("the product list", () => {
  test("is searched by a pasted URL, an ASIN, a slug, and with a typo", async ({ page, request, ownerToken }) => {
    const making = { request, token: ownerToken };
    const product = await makeProduct(making, {
      title: "Gramophone Pillow",
      affiliate_link: "https://www.amazon.com/dp/B0PASTED12?tag=regret-20",
    });
    await openAdmin(page, ownerToken, "/admin/products");
    const search = page.getByRole("searchbox", { name: "Search products by title, URL, or ASIN" });
    for (const term of ["https://www.amazon.com/Pillow/dp/B0PASTED12/ref=sr_1", "B0PASTED12", product.slug]) {
      await search.fill(term);
      await search.press("Enter");
      await expect(page.getByText("1 product", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Gramophone Pillow", exact: true })).toBeVisible();
    }
    await search.fill("gramohpone pillow");
    await search.press("Enter");
    const suggestions = page.getByRole("region", { name: /Close matches/ });
    await expect(suggestions.getByRole("link", { name: "Gramophone Pillow" })).toHaveAttribute(
      "href",
      `/admin/products/edit/${product.id}`,
    );
    await deleteProduct(making, product.id);
  });

  test("says which products are in a deleted category, and saving one unchanged works", async ({
    page,
    request,
    ownerToken,
  }) => {
    const making = { request, token: ownerToken };
    const call = (method: string, path: string, data?: unknown) =>
      callApi(request, { token: ownerToken, method, path, data }) as Promise<{ id: string }>;
    const { id } = await call("POST", "/categories", { name: "Short-Lived" });
    const product = await makeProduct(making, { title: "Left Behind", category: "Short-Lived" });
    await call("DELETE", `/categories/${id}`);

    await openAdmin(page, ownerToken, "/admin");
    await page.getByRole("link", { name: /1 product is in a deleted category/ }).click();
    await expect(page).toHaveURL("/admin/products?deleted_category=true");
    await expect(page.getByRole("row", { name: /Left Behind/ })).toContainText("(deleted category)");
    await expect(page.getByRole("button", { name: /^Deleted category 1/ })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Left Behind", exact: true }).click();
    const select = page.getByRole("combobox", { name: "Category" });
    await expect(select.locator("option:checked")).toHaveText("Short-Lived (deleted category)");
    await expect(select).toHaveAccessibleDescription(/This category was deleted/);
    await page.getByRole("button", { name: "Update Product" }).click();
    await expectToast(page, "Product updated successfully");
    await deleteProduct(making, product.id);
  });
});
