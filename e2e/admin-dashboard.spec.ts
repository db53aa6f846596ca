import { openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test("the dashboard greets its owner and counts what the shop holds", async ({ page, request, ownerToken }) => {
  const stats = (await callApi(request, { token: ownerToken, path: "/stats" })) as Record<string, number>;
  await openAdmin(page, ownerToken, "/admin");

  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText("Welcome back, owner!")).toBeVisible();
  for (const [label, name] of [
    ["Total Products", "total"],
    ["Featured", "featured"],
    ["Trending", "trending"],
    ["Categories", "categories"],
  ] as const) {
    const card = page.getByRole("term").filter({ hasText: label }).locator("xpath=..");
    await expect(card.getByRole("definition")).toHaveText(String(stats[name]));
  }
});

test("the stat cards stand in four columns on large screens and in two on phones", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  const tops = () =>
    page.getByRole("term").evaluateAll((terms) => new Set(terms.map((term) => term.getBoundingClientRect().top)).size);

  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(2);
});

for (const [label, path] of [
  ["View Store", "/"],
  ["Add New Product", "/admin/products/new"],
  ["Manage Products", "/admin/products"],
  ["Manage Categories", "/admin/categories"],
  ["Gift Guides", "/admin/gift-guides"],
  ["Giveaways", "/admin/giveaways"],
  ["Exclusives", "/admin/exclusives"],
] as const) {
  test(`"${label}" on the dashboard leads to ${path}`, async ({ page, ownerToken }) => {
    await openAdmin(page, ownerToken, "/admin");
    await page.getByRole("link", { name: label, exact: true }).click();

    await expect(page).toHaveURL(path);
  });
}

test("the dashboard's tiles stand under Quick Actions and Content Management", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  const tilesOf = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title }) }).getByRole("link");

  await expect(tilesOf("Quick Actions")).toHaveText(["Add New Product", "Manage Products", "Manage Categories"]);
  await expect(tilesOf("Content Management")).toHaveText(["Gift Guides", "Giveaways", "Exclusives"]);
});

test("unfinished public content needs attention, and links to where it can be fixed", async ({
  page,
  request,
  ownerToken,
}) => {
  const path = "/giveaways";
  const dates = { start_date: "2020-01-01", end_date: "2090-01-01" };
  const data = { title: "Locked Raffle", prize: "A key", active: true, ...dates };
  const { id } = (await callApi(request, { token: ownerToken, method: "POST", path, data })) as { id: string };
  await openAdmin(page, ownerToken, "/admin");
  const tasks = page.locator("section", { has: page.getByRole("heading", { name: "Needs attention" }) });
  const contact = tasks.getByRole("link", { name: "The contact page has no contact details" });
  await expect(contact).toHaveAttribute("href", "/admin/settings");
  await tasks.getByRole("link", { name: "Locked Raffle has no way to enter" }).click();
  await expect(page).toHaveURL(`/admin/giveaways/edit/${id}`);
  await page.getByLabel("How to enter").fill("Knock twice.");
  await page.getByRole("button", { name: "Update Giveaway" }).click();
  await expect(page).toHaveURL("/admin/giveaways");
  await openAdmin(page, ownerToken, "/admin");
  await expect(contact).toBeVisible();
  await expect(tasks.getByText("Locked Raffle")).toHaveCount(0);
  await callApi(request, { token: ownerToken, method: "DELETE", path: `${path}/${id}` });
});

test("counts that cannot be loaded stay at nought, without a toast", async ({ page, ownerToken, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /counts could not be loaded/);
  await page.route("**/api/stats", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await openAdmin(page, ownerToken, "/admin");
  await failed;

  await expect(page.getByRole("definition")).toHaveText(["0", "0", "0", "0"]);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
