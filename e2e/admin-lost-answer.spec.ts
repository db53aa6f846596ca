// A save whose answer is lost on the way is tried again, and makes one thing all the same.
import { deleteProductsTitled, expectToast, fillProduct, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

test("a product whose first answer was lost is there once after saving again", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Saved Once" });
  let posts = 0;
  await page.route("**/api/products", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    if (posts > 1) return route.continue();
    // The shop does its work; its answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByRole("group", { name: "The product was not saved" })).toBeFocused();
  await page.getByRole("button", { name: "Create Product" }).click();
  await expectToast(page, "Product created successfully");
  expect(posts).toBe(2);
  const saved = await callApi(request, { token: ownerToken, path: "/products?limit=10&q=Saved%20Once" });
  expect(saved).toHaveLength(1);
  await deleteProductsTitled({ request, token: ownerToken }, "Saved Once");
});

test("changed after a lost answer, the form says that an earlier try may have been saved", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Saved Before" });
  let isFirst = true;
  await page.route("**/api/products", async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort("connectionreset");
  });
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
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  const form = page.getByRole("form", { name: "Add New Category" });
  await form.getByLabel("Category Name").fill("Shelf Once");
  let isFirst = true;
  await page.route("**/api/categories", async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await form.getByRole("button", { name: "Add Category" }).click();
  await expect(form.getByRole("alert")).toContainText("did not answer");
  await form.getByRole("button", { name: "Add Category" }).click();
  await expectToast(page, "Category added successfully");
  const all = (await callApi(request, { token: ownerToken, path: "/categories" })) as { id: string; name: string }[];
  const made = all.find(({ name }) => name === "Shelf Once");
  await callApi(request, { token: ownerToken, method: "DELETE", path: `/categories/${made?.id ?? ""}` });
});
