// The calls that the pages make, as the specification lists them.
import type { Page, Request } from "@playwright/test";
import { deleteProductsTitled, expectToast, fillProduct, makeProduct, openAdmin } from "./admin-screen.ts";
import { callApi, expect, OWNER, test } from "./fixtures.ts";

/** "GET /products?featured=true" and the like, without what paging adds. */
function nameOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  for (const paging of ["limit", "cursor", "visibility"]) searchParams.delete(paging);
  const query = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
  return `${request.method()} ${pathname.replace("/api", "")}${query}`;
}

/** Collects the names of the calls that a page makes from now on. */
function listenToCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(nameOf(request));
  });
  return calls;
}

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("home asks for featured, trending and all products at once", async ({ page }) => {
  await openHydrated(page, "/gift-guides");
  const calls = listenToCalls(page);
  const { promise: allAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/products?*", async (route) => {
    await allAsked;
    await route.continue();
  });
  await menu(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect
    .poll(() => [...calls].toSorted())
    .toEqual(["GET /products", "GET /products?featured=true", "GET /products?trending=true"]);
  answer();
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});

for (const [name, call] of [
  ["Gift Guides", "GET /gift-guides"],
  ["Giveaways", "GET /giveaways"],
  ["Exclusives", "GET /exclusives?active=true"],
] as const) {
  test(`${name} makes one call: ${call}`, async ({ page }) => {
    await openHydrated(page, "/");
    const calls = listenToCalls(page);
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect.poll(() => calls).toEqual([call]);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([call]);
  });
}

test("a product page asks for the product and for those of its category", async ({ page }) => {
  await openHydrated(page, "/");
  const calls = listenToCalls(page);
  await page.getByRole("link", { name: "The Shower Disco", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "You Might Also Like" })).toBeVisible();
  expect(calls).toEqual(["GET /products/the-shower-disco", "GET /products?category=Party+Starters"]);
});

test("a category page finds its category in the list and asks for its products by name", async ({ page }) => {
  await openHydrated(page, "/");
  const calls = listenToCalls(page);
  await menu(page).getByText("Categories", { exact: true }).first().hover();
  await menu(page).getByRole("link", { name: "Party Starters" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Party Starters" })).toBeVisible();
  expect(calls).toEqual(["GET /categories", "GET /products?category=Party+Starters"]);
});

test("logging in sends email and password, and the stored token is verified and sent from then on", async ({
  page,
  ownerToken: _registered,
}) => {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  const login = page.waitForRequest("**/api/auth/login");
  await page.getByRole("button", { name: "Login" }).click();
  expect((await login).postDataJSON()).toEqual({ email: OWNER.email, password: OWNER.password });
  await expect(page.getByText("Welcome back,")).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const me = page.waitForRequest("**/api/auth/me");
  await page.reload();
  expect((await me).headers()["authorization"]).toBe(`Bearer ${String(token)}`);
});

test("registering sends email, username and password", async ({ page, ownerToken: _registered, expectedTrouble }) => {
  expectedTrouble.push(/status of 403/);
  const person = { email: "second@shop.example", username: "second", password: "another horse battery" };
  await page.goto("/admin/login");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password").fill(person.password);
  const register = page.waitForRequest("**/api/auth/register");
  await page.getByRole("button", { name: "Register" }).click();
  expect((await register).postDataJSON()).toEqual(person);
});

test("saving a product sends the specified fields with the token, and reads it by its id for editing", async ({
  page,
  request,
  ownerToken,
}) => {
  await openAdmin(page, ownerToken, "/admin/products/new");
  await fillProduct(page, { title: "Specified Fields" });
  const post = page.waitForRequest((sent) => sent.method() === "POST");
  await page.getByRole("button", { name: "Create Product" }).click();
  const fields = [
    "affiliate_link",
    "category",
    "description",
    "featured",
    "hidden",
    "images",
    "long_description",
    "price",
    "tags",
  ];
  expect(Object.keys((await post).postDataJSON() as object).toSorted()).toEqual([...fields, "title", "trending"]);
  expect((await post).headers()["authorization"]).toBe(`Bearer ${ownerToken}`);
  await expectToast(page, "Product created successfully");

  const calls = listenToCalls(page);
  await page.getByRole("link", { name: "Edit Specified Fields" }).click();
  await expect(page.getByLabel("Product Title")).toHaveValue("Specified Fields");
  const id = page.url().split("/").at(-1);
  expect(calls).toContain(`GET /products?id=${String(id)}`);
  const put = page.waitForRequest((sent) => sent.method() === "PUT");
  await page.getByRole("button", { name: "Update Product" }).click();
  expect(nameOf(await put)).toBe(`PUT /products/${String(id)}`);
  expect(Object.keys((await put).postDataJSON() as object)).toEqual(
    expect.arrayContaining([...fields, "title", "trending"]),
  );
  await expectToast(page, "Product updated successfully");
  await deleteProductsTitled({ request, token: ownerToken }, "Specified Fields");
});

test("deleting a product sends the token and reads the list again", async ({ page, request, ownerToken }) => {
  const { id } = await makeProduct({ request, token: ownerToken }, { title: "Short Lived" });
  await openAdmin(page, ownerToken, "/admin/products");
  await page.getByRole("button", { name: "Delete Short Lived" }).click();
  const deletion = page.waitForRequest((sent) => sent.method() === "DELETE");
  const calls = listenToCalls(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  expect((await deletion).headers()["authorization"]).toBe(`Bearer ${ownerToken}`);
  // The counts of the filters above the table are read too.
  const specified = () => calls.filter((call) => call !== "GET /stats");
  await expect.poll(specified).toEqual([`DELETE /products/${id}`, "GET /products"]);
});

test("adding and deleting a category sends the token and reads the list again", async ({
  page,
  request,
  ownerToken,
}) => {
  await openAdmin(page, ownerToken, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await page.getByLabel("Category Name").fill("Fleeting");
  const form = page.getByRole("form", { name: "Add New Category" });
  const calls = listenToCalls(page);
  const post = page.waitForRequest((sent) => sent.method() === "POST");
  await form.getByRole("button", { name: "Add Category" }).click();
  expect((await post).postDataJSON()).toEqual({ name: "Fleeting", description: "" });
  expect((await post).headers()["authorization"]).toBe(`Bearer ${ownerToken}`);
  await expect.poll(() => calls).toEqual(["POST /categories", "GET /categories"]);

  const all = (await callApi(request, { token: ownerToken, path: "/categories" })) as { id: string; name: string }[];
  const id = all.find(({ name }) => name === "Fleeting")?.id;
  await page.getByRole("button", { name: "Delete Fleeting" }).click();
  const deletion = page.waitForRequest((sent) => sent.method() === "DELETE");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  expect((await deletion).headers()["authorization"]).toBe(`Bearer ${ownerToken}`);
  await expect.poll(() => calls.slice(2)).toEqual([`DELETE /categories/${String(id)}`, "GET /categories"]);
});
