// A save whose answer is lost on the way is tried again, and makes one thing all the same.
import { deleteProductsTitled, expectToast, fillProduct, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

test("a product whose first answer was lost is there once after saving again", async ({
  page,
  request,
  ownerToken,
  loseFirstAnswer,
}) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Saved Once" });
  const countPosts = await loseFirstAnswer("**/api/products");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByRole("group", { name: "The product was not saved" })).toBeFocused();
  await page.getByRole("button", { name: "Create Product" }).click();
  await expectToast(page, "Product created successfully");
  expect(countPosts()).toBe(2);
  const saved = await callApi(request, { token: ownerToken, path: "/products?limit=10&q=Saved%20Once" });
  expect(saved).toHaveLength(1);
  await deleteProductsTitled({ request, token: ownerToken }, "Saved Once");
});

test("a product whose first answer was lost is there once after a reload and saving the kept draft", async ({
  page,
  request,
  ownerToken,
  loseFirstAnswer,
}) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Kept Once" });
  const countPosts = await loseFirstAnswer("**/api/products");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByRole("group", { name: "The product was not saved" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:product:new"))).toContain("Kept Once");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore them" }).click();
  await page.getByRole("button", { name: "Create Product" }).click();
  await expectToast(page, "Product created successfully");
  expect(countPosts()).toBe(2);
  const saved = await callApi(request, { token: ownerToken, path: "/products?limit=10&q=Kept%20Once" });
  expect(saved).toHaveLength(1);
  await deleteProductsTitled({ request, token: ownerToken }, "Kept Once");
});

test("changed after a lost answer, the form says that an earlier try may have been saved", async ({
  page,
  request,
  ownerToken,
  loseFirstAnswer,
}) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Saved Before" });
  await loseFirstAnswer("**/api/products");
  const save = page.getByRole("button", { name: "Create Product" });
  await save.click();
  const trouble = page.getByRole("group", { name: "The product was not saved" });
  await expect(trouble).toBeFocused();
  await page.getByLabel("Price").fill("$5");
  await save.click();
  await expect(trouble).toContainText("sent before with other values");
  await save.click();
  await expectToast(page, "Product created successfully");
  await deleteProductsTitled({ request, token: ownerToken }, "Saved Before");
});

test("a category whose first answer was lost is there once after saving again", async ({
  page,
  request,
  ownerToken,
  loseFirstAnswer,
}) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  const form = page.getByRole("form", { name: "Add New Category" });
  await form.getByLabel("Category Name").fill("Shelf Once");
  await loseFirstAnswer("**/api/categories");
  await form.getByRole("button", { name: "Add Category" }).click();
  await expect(form.getByRole("alert")).toContainText("did not answer");
  await form.getByRole("button", { name: "Add Category" }).click();
  await expectToast(page, "Category added successfully");
  const all = (await callApi(request, { token: ownerToken, path: "/categories" })) as { id: string; name: string }[];
  const made = all.find(({ name }) => name === "Shelf Once");
  await callApi(request, { token: ownerToken, method: "DELETE", path: `/categories/${made?.id ?? ""}` });
});
