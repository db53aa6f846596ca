// The audit log: what the owner did reads as sentences, and is found by kind and person.
import { deleteProduct, makeProduct, openAdmin } from "./admin-screen.ts";
import { stepTwiceAtOnce } from "./at-once.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

test("what was changed reads field by field, before and after, and in both clocks", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const product = await makeProduct(making, { title: "Logged Hat", price: "$19.99" });
  const { id, updated_at: _updatedAt, ...values } = product as unknown as Record<string, unknown> & { id: string };
  await callApi(request, {
    token: ownerToken,
    method: "PUT",
    path: `/products/${id}`,
    data: { ...values, price: "$17.50" },
  });
  await deleteProduct(making, id);

  await openAdmin(page, ownerToken, "/admin/audit-log");
  const line = page.getByRole("listitem").filter({ hasText: "owner changed the product Logged Hat" });
  await expect(line.getByRole("term")).toHaveText("Price");
  await expect(line.getByRole("definition")).toHaveText("Before: $19.99After: $17.50");
  await expect(line).toContainText("UTC");
  const made = page.getByRole("listitem").filter({ hasText: "owner added the product Logged Hat" });
  await expect(made.getByRole("definition").first()).toBeHidden();
  await made.getByText(/^\d+ fields/).click();
  await expect(made).toContainText("Two cans, one head, no hands.");
  await expect(page.getByText("owner removed the product Logged Hat")).toBeVisible();
});

test.describe("in another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the reader's own clock stands beside the shop's", async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin/audit-log");
    const lines = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
    await expect(lines.first()).toContainText(/UTC \(for you: .* GMT\+9\)/);
  });
});

test("filters stand in the address, survive a reload, and Back takes them off", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const { id } = await makeProduct(making, { title: "Filtered Hat" });
  await deleteProduct(making, id);
  await openAdmin(page, ownerToken, "/admin/audit-log");
  await page.getByLabel("Kind").selectOption("Product");
  await expect(page).toHaveURL("/admin/audit-log?kind=product");
  await expect(page.getByText("owner removed the product Filtered Hat")).toBeVisible();
  await expect(page.getByText(/registered/)).toHaveCount(0);
  await page.getByLabel("Person").selectOption("The shop itself");
  await expect(page).toHaveURL("/admin/audit-log?kind=product&person=shop");
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Person")).toHaveValue("shop");
  await page.goBack();
  await expect(page).toHaveURL("/admin/audit-log?kind=product");
  await expect(page.getByText("owner removed the product Filtered Hat")).toBeVisible();
});

test("a filter that is chosen right after another leaves that one in the address", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const { id } = await makeProduct(making, { title: "Hastily Filtered Hat" });
  await deleteProduct(making, id);
  await openAdmin(page, ownerToken, "/admin/audit-log");
  await expect(page.getByLabel("Person").getByRole("option", { name: "The shop itself" })).toBeAttached();
  await stepTwiceAtOnce({
    first: () => page.getByLabel("Kind").selectOption("Product"),
    second: page.getByLabel("Person"),
    option: "shop",
  });
  await expect(page).toHaveURL("/admin/audit-log?kind=product&person=shop");
  await page.goBack();
  await expect(page).toHaveURL("/admin/audit-log?kind=product");
});

test("older lines come page by page, and the way back leads to the newest", async ({ page, request, ownerToken }) => {
  test.setTimeout(90_000);
  for (let count = 0; count < 30; count += 1) {
    const { id } = await makeProduct({ request, token: ownerToken }, { title: `Paged ${String(count)}` });
    await deleteProduct({ request, token: ownerToken }, id);
  }
  await openAdmin(page, ownerToken, "/admin/audit-log?kind=product");
  const lines = page.getByRole("list", { name: "Audit log" }).locator("> li");
  await expect(lines).toHaveCount(50);
  await expect(lines.first()).toContainText("Paged 29");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(lines.first()).not.toContainText("Paged 29");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ lines$/ })).toBeFocused();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(lines.first()).toContainText("Paged 29");
});

test("the dashboard leads to the team and to the log", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
});

test("an address that was cut short leads to the list's start", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/status of 422/);
  await openAdmin(page, ownerToken, "/admin/audit-log?kind=product&after=cut");
  await expect(page).toHaveURL(/audit-log\?kind=product$/);
  await expect(page.getByText(/^[\d,]+ lines?$/)).toBeVisible();
  await page.goto("/admin/products?q=the&after=cut");
  await expect(page).toHaveURL(/products\?q=the$/);
  await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
});
