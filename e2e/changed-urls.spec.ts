// After the owner changes a page's URL, the old one redirects everywhere and at once.
import { deleteProduct, expectToast, makeProduct, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

test("a product's URL is changed in its form, and the old one redirects permanently", async ({
  page,
  request,
  ownerToken,
}) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "Old Address Hat" });
  const oldPath = `/product/${product.slug}`;
  // Both answers are cached by now: a page, and a "not found".
  expect((await request.get(oldPath)).status()).toBe(200);
  expect((await request.get("/product/new-address-hat")).status()).toBe(404);

  await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
  const url = page.getByLabel("URL", { exact: true });
  await expect(url).toHaveValue(product.slug);
  await url.fill("New Address Hat");
  await url.blur();
  await expect(url).toHaveAccessibleDescription(/Try “new-address-hat”/);
  await url.fill("new-address-hat");
  await expect(url).toHaveAccessibleDescription(new RegExp(`${oldPath} will redirect`));
  await page.getByRole("button", { name: "Update Product" }).click();
  await expectToast(page, "Product updated successfully");

  const moved = await request.get(oldPath, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([301, "/product/new-address-hat"]);
  expect((await request.get("/product/new-address-hat")).status()).toBe(200);
  expect(await (await request.get(`/api/products/${product.slug}`)).json()).toMatchObject({ slug: "new-address-hat" });
  const sitemap = await (await request.get("/sitemap-products-1.xml")).text();
  expect(sitemap).toContain("/product/new-address-hat<");
  expect(sitemap).not.toContain(`${oldPath}<`);

  // And back again: no redirect loops.
  await callApi(request, {
    token: ownerToken,
    method: "PUT",
    path: `/products/${product.id}`,
    data: { ...product, slug: product.slug, updated_at: undefined },
  });
  expect((await request.get(oldPath, { maxRedirects: 0 })).status()).toBe(200);
  const back = await request.get("/product/new-address-hat", { maxRedirects: 0 });
  expect([back.status(), back.headers()["location"]]).toEqual([301, oldPath]);
  await deleteProduct({ request, token: ownerToken }, product.id);
  expect((await request.get(oldPath, { maxRedirects: 0 })).status()).toBe(404);
});

test("a URL that another product has or had is rejected at its field, and the form stays filled", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 422/);
  const making = { request, token: ownerToken };
  const [one, other] = [
    await makeProduct(making, { title: "First Come" }),
    await makeProduct(making, { title: "Late" }),
  ];
  await openAdmin(page, ownerToken, `/admin/products/edit/${other.id}`);
  await page.getByLabel("Price").fill("$8");
  await page.getByLabel("URL", { exact: true }).fill(one.slug);
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByLabel("URL", { exact: true })).toHaveAccessibleDescription(
    /is or was the URL of another product/,
  );
  await expect(page.getByLabel("Price")).toHaveValue("$8");
  for (const { id } of [one, other]) await deleteProduct(making, id);
});

test("saved products and links within the shop survive a changed URL", async ({ page, request, ownerToken }) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "Saved And Moved" });
  await page.goto(`/product/${product.slug}`);
  await page.getByRole("button", { name: "Save, Saved And Moved" }).click();
  await callApi(request, {
    token: ownerToken,
    method: "PUT",
    path: `/products/${product.id}`,
    data: { ...product, slug: "saved-elsewhere", updated_at: undefined },
  });
  await page.goto("/saved");
  const list = page.getByRole("region", { name: "My list" });
  await expect(list.getByRole("link", { name: "Saved And Moved", exact: true })).toBeVisible();
  await expect(list.getByRole("button", { name: "Saved, Saved And Moved" })).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => localStorage.getItem("saved"))).toBe("saved-elsewhere");

  // A link rendered before the change, followed by client-side navigation.
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>("a[href='/product/saved-elsewhere']");
    window.history.pushState({}, "", path);
    link?.remove();
    window.history.pushState({}, "", "/saved");
    window.history.back();
  }, `/product/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Saved And Moved" })).toBeVisible();
  await expect(page).toHaveURL("/product/saved-elsewhere");
  await deleteProduct({ request, token: ownerToken }, product.id);
});

test("categories, gift guides and giveaways change their URLs too", async ({ page, request, ownerToken }) => {
  const call = (method: string, path: string, data?: unknown) =>
    callApi(request, { token: ownerToken, method, path, data }) as Promise<{ id: string; slug: string }>;
  const category = await call("POST", "/categories", { name: "Moving Shelf" });
  const guide = await call("POST", "/gift-guides", { title: "Moving Guide" });
  const giveaway = await call("POST", "/giveaways", {
    title: "Moving Giveaway",
    prize: "A van",
    start_date: "2020-01-01",
    end_date: "2099-01-01",
    active: true,
  });
  const forms = [
    { path: "/admin/gift-guides", id: guide.id, save: "Update Gift Guide", was: "/gift-guides/moving-guide" },
    { path: "/admin/giveaways", id: giveaway.id, save: "Update Giveaway", was: "/giveaways/moving-giveaway" },
  ];
  for (const { path, id, save, was } of forms) {
    await openAdmin(page, ownerToken, `${path}/edit/${id}`);
    await page.getByLabel("URL", { exact: true }).fill("moved-on");
    await page.getByRole("button", { name: save }).click();
    await expect(page).toHaveURL(path);
    const answer = await request.get(was, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([301, was.replace(/[^/]+$/, "moved-on")]);
  }
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Edit Moving Shelf" }).click();
  await page.getByLabel("URL", { exact: true }).fill("moved-shelf");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Category updated successfully");
  const answer = await request.get("/category/moving-shelf?sort=price_asc", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/category/moved-shelf?sort=price_asc"]);
  await page.goto("/category/moving-shelf");
  await expect(page).toHaveURL("/category/moved-shelf");
  await expect(page.getByRole("heading", { level: 1, name: "Moving Shelf" })).toBeVisible();
  await call("DELETE", `/categories/${category.id}`);
  await call("DELETE", `/gift-guides/${guide.id}`);
  await call("DELETE", `/giveaways/${giveaway.id}`);
  expect((await request.get("/category/moving-shelf", { maxRedirects: 0 })).status()).toBe(404);
});
