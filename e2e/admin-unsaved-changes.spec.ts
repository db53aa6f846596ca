import type { Page } from "@playwright/test";
import { deleteProduct, expectToast, makeProduct, openAdmin, toastOf } from "./admin-screen.ts";
import { callApi, expect, OWNER, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

const title = (page: Page) => page.getByLabel("Product Title");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const offer = (page: Page) => page.getByRole("group", { name: "You have unsaved changes from earlier" });

/** The draft is kept shortly after the last change. */
const draftIsKept = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => Object.entries(localStorage).some(([key, value]) => key.startsWith("draft:") && value.includes(wanted)),
    text,
  );

test.describe("unsaved changes", () => {
  test("are shown, and no longer when they are typed back", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
    await title(page).fill("x");
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await title(page).fill("");
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
  });

  for (const exit of ["Back to Products", "Cancel"]) {
    test(`are asked about by "${exit}"`, async ({ page, ownerToken }) => {
      await openAdmin(page, ownerToken, "/admin/products/new");
      await title(page).fill("Half a hat");
      await page.getByRole("link", { name: exit }).click();
      await expect(question(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(title(page)).toHaveValue("Half a hat");

      await page.getByRole("link", { name: exit }).click();
      await question(page).getByRole("button", { name: "Leave" }).click();
      await expect(page).toHaveURL("/admin/products");
    });
  }

  test("are asked about by Back", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products");
    await page.getByRole("link", { name: "Add Product" }).click();
    await title(page).fill("Half a hat");
    await page.goBack();

    await expect(question(page)).toBeVisible();
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(title(page)).toHaveValue("Half a hat");
    await expect(page).toHaveURL("/admin/products/new");
  });

  test("are asked about by closing the window", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await title(page).fill("Half a hat");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });

    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
  });

  test("that do not exist are not asked about", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await page.getByRole("link", { name: "Cancel" }).click();

    await expect(page).toHaveURL("/admin/products");
  });

  test("that were left on purpose are not offered again", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await title(page).fill("Half a hat");
    await draftIsKept(page, "Half a hat");
    await page.getByRole("link", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: "Add Product" }).click();

    await expect(title(page)).toHaveValue("");
    await expect(offer(page)).toBeHidden();
  });
});

test.describe("after a crash", () => {
  test("what was typed is offered and restored", async ({ page, context, request, ownerToken }) => {
    const product = await makeProduct({ request, token: ownerToken }, { title: "Before The Crash" });
    await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
    await title(page).fill("Typed before the crash");
    await draftIsKept(page, "Typed before the crash");
    await page.close();

    const next = await context.newPage();
    await openAdmin(next, ownerToken, `/admin/products/edit/${product.id}`);
    await expect(offer(next)).toBeVisible();
    await expect(title(next)).toHaveValue("Before The Crash");
    await next.getByRole("button", { name: "Restore them" }).click();
    await expect(title(next)).toHaveValue("Typed before the crash");
    await expect(title(next)).toBeFocused();
    await expect(next.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await next.getByRole("button", { name: "Update Product" }).click();
    await expectToast(next, "Product updated successfully");
    await deleteProduct({ request, token: ownerToken }, product.id);
  });

  test("what was typed can be thrown away", async ({ page, context, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/products/new");
    await title(page).fill("Not worth keeping");
    await draftIsKept(page, "Not worth keeping");
    await page.close();

    const next = await context.newPage();
    await openAdmin(next, ownerToken, "/admin/products/new");
    await next.getByRole("button", { name: "Discard them" }).click();
    await expect(offer(next)).toBeHidden();
    await expect(title(next)).toBeFocused();
    await next.reload();
    await expect(title(next)).toBeVisible();
    await expect(offer(next)).toBeHidden();
  });
});

test("a draft outlives another window in which the same product is typed in and typed back", async ({
  page,
  context,
  request,
  ownerToken,
}) => {
  const product = await makeProduct({ request, token: ownerToken }, { title: "In Two Windows" });
  const path = `/admin/products/edit/${product.id}`;
  const other = await context.newPage();
  await openAdmin(other, ownerToken, path);
  await openAdmin(page, ownerToken, path);
  await title(page).fill("Typed in the first window");
  await draftIsKept(page, "Typed in the first window");
  // Long enough to be unsaved, too short to be kept.
  await title(other).fill("x");
  await title(other).fill("In Two Windows");
  await expect(other.getByText("Unsaved changes", { exact: true })).toBeHidden();
  await draftIsKept(other, "Typed in the first window");
  await deleteProduct({ request, token: ownerToken }, product.id);
});

test.describe("a save that fails", () => {
  test("because the shop is down keeps the form and says so", async ({
    page,
    request,
    ownerToken,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/Failed to load resource/);
    const product = await makeProduct({ request, token: ownerToken }, { title: "While It Is Down" });
    await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
    await title(page).fill("Typed while it is down");
    await page.route("**/api/products/*", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Update Product" }).click();

    await expectToast(page, "Failed to save product");
    const panel = page.getByRole("group", { name: "The product was not saved" });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText("The shop did not answer.");
    await expect(title(page)).toHaveValue("Typed while it is down");
    await page.getByRole("button", { name: "Update Product" }).click();
    await expectToast(page, "Product updated successfully");
    await deleteProduct({ request, token: ownerToken }, product.id);
  });

  test("because of a fault of the shop shows its sentence", async ({ page, request, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 500/);
    const product = await makeProduct({ request, token: ownerToken }, { title: "Faulty Save" });
    await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
    await title(page).fill("Typed before the fault");
    await page.route("**/api/products/*", (route) =>
      route.fulfill({ status: 500, json: { detail: "The shop stumbled.", code: "internal" } }),
    );
    await page.getByRole("button", { name: "Update Product" }).click();

    await expectToast(page, "The shop stumbled.");
    await expect(page.getByRole("group", { name: "The product was not saved" })).toContainText("The shop stumbled.");
    await expect(title(page)).toHaveValue("Typed before the fault");
    await deleteProduct({ request, token: ownerToken }, product.id);
  });

  test("because the session ended goes on after signing in again", async ({
    page,
    request,
    ownerToken,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 401/);
    const product = await makeProduct({ request, token: ownerToken }, { title: "Long Lunch" });
    // A session of its own, so that ending it does not end the other tests'.
    const login = await request.post("/api/auth/login", { data: OWNER });
    const { access_token: token } = (await login.json()) as { readonly access_token: string };
    await openAdmin(page, token, `/admin/products/edit/${product.id}`);
    await title(page).fill("Typed after lunch");
    await callApi(request, { token, method: "POST", path: "/auth/logout" });
    await page.getByRole("button", { name: "Update Product" }).click();

    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await expect(dialog.getByLabel("Email")).toHaveValue(OWNER.email);
    await expect(dialog.getByLabel("Password")).toBeFocused();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("group", { name: "The product was not saved" })).toBeFocused();
    await expect(title(page)).toHaveValue("Typed after lunch");

    await page.getByRole("button", { name: "Update Product" }).click();
    await dialog.getByLabel("Password").fill("wrong horse battery");
    await dialog.getByRole("button", { name: "Login" }).click();
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await dialog.getByLabel("Password").fill(OWNER.password);
    await dialog.getByRole("button", { name: "Login" }).click();
    await expectToast(page, "Product updated successfully");
    await expect(page.getByText("Typed after lunch")).toBeVisible();
    await deleteProduct({ request, token: ownerToken }, product.id);
  });
});

async function openInTwo(page: Page, token: string, id: string): Promise<Page> {
  const other = await page.context().newPage();
  await openAdmin(page, token, `/admin/products/edit/${id}`);
  await openAdmin(other, token, `/admin/products/edit/${id}`);
  await other.getByLabel("Price").fill("$1");
  await other.getByRole("button", { name: "Update Product" }).click();
  await expect(toastOf(other, "Product updated successfully")).toBeVisible();
  await page.getByLabel("Price").fill("$2");
  await page.getByRole("button", { name: "Update Product" }).click();
  return other;
}
const conflict = (page: Page) => page.getByRole("group", { name: "This product was changed meanwhile" });

test.describe("two windows editing one product", () => {
  test("the second chooses their own and saves", async ({ page, request, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 409/);
    const product = await makeProduct({ request, token: ownerToken }, { title: "Fought Over" });
    await openInTwo(page, ownerToken, product.id);
    await expect(conflict(page)).toBeFocused();
    await expect(conflict(page).getByRole("group", { name: "Price" })).toBeVisible();
    await expect(conflict(page).getByRole("group", { name: "Price" }).locator("label")).toHaveText([
      "Saved version$1",
      "Yours$2",
    ]);
    await conflict(page).getByRole("radio", { name: "Yours $2" }).check();
    await page.getByRole("button", { name: "Save merged version" }).click();

    await expectToast(page, "Product updated successfully");
    const [saved] = (await callApi(request, { token: ownerToken, path: `/products?id=${product.id}` })) as object[];
    expect(saved).toMatchObject({ price: "$2" });
    await deleteProduct({ request, token: ownerToken }, product.id);
  });

  test("the second takes what the first saved", async ({ page, request, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 409/);
    const product = await makeProduct({ request, token: ownerToken }, { title: "Given Up" });
    await openInTwo(page, ownerToken, product.id);
    await page.getByRole("button", { name: "Use the saved version" }).click();

    await expect(page.getByLabel("Price")).toHaveValue("$1");
    await expect(conflict(page)).toBeHidden();
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
    await deleteProduct({ request, token: ownerToken }, product.id);
  });
});
