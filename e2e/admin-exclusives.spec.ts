import type { Page } from "@playwright/test";
import type { DealJson } from "../src/wire/deal-json.ts";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { pressOn, typeInto } from "./keyboard.ts";

const MINUTE_MS = 60_000;

test.describe.configure({ timeout: 60_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

interface Making {
  readonly request: Parameters<typeof callApi>[0];
  readonly token: string;
}

const DEAL = {
  title: "Half a Rig",
  description: "",
  image: "",
  exclusive_price: "$50",
  original_price: "$100",
  discount_percentage: "50%",
  expires_at: null as string | null,
  affiliate_link: "https://merchant.example/rig?tag=mine-20",
};

async function makeDeal({ request, token }: Making, changes: Partial<typeof DEAL> = {}): Promise<DealJson> {
  const data = { ...DEAL, ...changes };
  return (await callApi(request, { token, method: "POST", path: "/exclusives", data })) as DealJson;
}

const deleteDeal = async ({ request, token }: Making, id: string): Promise<unknown> =>
  callApi(request, { token, method: "DELETE", path: `/exclusives/${id}` });

for (const width of [1280, 390]) {
  test(`at ${String(width)} px the owner makes, prolongs and deletes a deal by keyboard`, async ({
    page,
    ownerToken,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAdmin(page, ownerToken, "/admin/exclusives");
    await expect(page.getByRole("heading", { level: 1, name: "Exclusives Management" })).toBeVisible();

    await pressOn(page, link(page, "Add Exclusive Deal"));
    await expect(page.getByRole("heading", { level: 1, name: "Add New Exclusive Deal" })).toBeFocused();
    await typeInto(page, "Title", "Keyboard Deal");
    await typeInto(page, "Exclusive price", "$60");
    await typeInto(page, "Original price", "$80");
    await typeInto(page, "Discount", "25");
    await typeInto(page, "Expiry date, date", "01312090");
    await typeInto(page, "Affiliate link", "https://merchant.example/keys?tag=mine-20");
    await pressOn(page, button(page, "Create Exclusive Deal"));
    await expectToast(page, "Exclusive deal created successfully");

    await expect(link(page, "Edit Keyboard Deal")).toBeFocused();
    const row = page.getByRole("row").filter({ hasText: "Keyboard Deal" });
    await expect(row).toContainText("Expires Jan 31");
    await expect(row).toContainText("25% OFF");
    await page.keyboard.press("Enter");
    await typeInto(page, "Expiry date, date", "02282090");
    await pressOn(page, button(page, "Update Exclusive Deal"));
    await expectToast(page, "Exclusive deal updated successfully");
    await expect(row).toContainText("Expires Feb 28");

    await pressOn(page, button(page, "Delete Keyboard Deal"));
    await expect(button(page, "Cancel")).toBeFocused();
    await expect(page.getByRole("alertdialog")).toContainText(
      "This action cannot be undone. This will permanently delete the exclusive deal.",
    );
    await pressOn(page, button(page, "Delete"));
    await expectToast(page, "Exclusive deal deleted successfully");
    await expect(row).toHaveCount(0);
  });
}

test("what would surprise is said while it is typed, after it is saved, and in the list", async ({
  page,
  request,
  ownerToken,
}) => {
  const contradiction = "The prices make this 50% off, not 70%. Correct it, or leave it empty.";
  const inWords = 'There is no number in the discount. Shoppers will read "BOGO OFF".';
  const noNumber = /There is no number in the price\./;
  const expired = "This deal has expired already. Shoppers do not see it.";
  await openAdmin(page, ownerToken, "/admin/exclusives/new");
  await page.getByLabel("Title").fill("Too Good");
  await page.getByLabel("Exclusive price").fill("ask me");
  await expect(page.getByLabel("Exclusive price")).toHaveAccessibleDescription(noNumber);
  await page.getByLabel("Exclusive price").fill("$50");
  await expect(page.getByLabel("Exclusive price")).not.toHaveAccessibleDescription(noNumber);
  await page.getByLabel("Original price").fill("$100");
  await page.getByLabel("Discount").fill("70%");
  await expect(page.getByText(contradiction)).toBeVisible();
  await page.getByLabel("Discount").fill("BOGO");
  await expect(page.getByText(contradiction)).toBeHidden();
  await expect(page.getByText(inWords)).toBeVisible();
  await page.getByLabel("Expiry date, date").fill("2020-01-01");
  await expect(page.getByText(expired)).toBeVisible();
  await page.getByLabel("Affiliate link").fill("https://merchant.example/good");
  await button(page, "Create Exclusive Deal").click();

  const notice = page.getByRole("group", { name: /“Too Good” is saved/ });
  await expect(notice).toContainText(inWords);
  await expect(notice).toContainText(expired);
  const row = page.getByRole("row").filter({ hasText: "Too Good" });
  await expect(row).toContainText("Expired");
  await expect(row).toContainText(inWords);
  const deals = (await callApi(request, { token: ownerToken, path: "/exclusives" })) as readonly DealJson[];
  for (const { id, title } of deals) if (title === "Too Good") await deleteDeal({ request, token: ownerToken }, id);
});

test("a discount that contradicts the prices is not saved, and an empty one is calculated", async ({
  page,
  request,
  ownerToken,
}) => {
  const contradiction = "The prices make this 50% off, not 54%. Correct it, or leave it empty.";
  await openAdmin(page, ownerToken, "/admin/exclusives/new");
  await page.getByLabel("Title").fill("Half True");
  await page.getByLabel("Exclusive price").fill("$19.99");
  await page.getByLabel("Original price").fill("$39.99");
  await page.getByLabel("Discount").fill("54%");
  await page.getByLabel("Affiliate link").fill("https://merchant.example/half");
  await button(page, "Create Exclusive Deal").click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: contradiction }).click();
  await expect(page.getByLabel("Discount")).toBeFocused();
  await page.getByLabel("Original price").fill("$19.99");
  await button(page, "Create Exclusive Deal").click();
  const notLower = "The exclusive price must be lower than the original price.";
  await expect(page.getByLabel("Exclusive price")).toHaveAccessibleDescription(notLower);
  await page.getByLabel("Original price").fill("$39.99");
  await page.getByLabel("Discount").fill("");
  await expect(page.getByLabel("Discount")).toHaveAccessibleDescription(
    "Leave it empty for 50%, calculated from the prices.",
  );
  await button(page, "Create Exclusive Deal").click();
  await expectToast(page, "Exclusive deal created successfully");
  await expect(page.getByRole("row").filter({ hasText: "Half True" })).toContainText("50% OFF");
  const deals = (await callApi(request, { token: ownerToken, path: "/exclusives" })) as readonly DealJson[];
  for (const { id, title } of deals) if (title === "Half True") await deleteDeal({ request, token: ownerToken }, id);
});

test("an expiry is taken away by emptying it", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  const deal = await makeDeal(making, { title: "For Good", expires_at: "2090-05-05T18:15:00Z" });
  await openAdmin(page, ownerToken, `/admin/exclusives/edit/${deal.id}`);
  await expect(page.getByLabel("Expiry date, date")).toHaveValue("2090-05-05");
  await expect(page.getByLabel("Expiry date, time")).toHaveValue("18:15");
  await page.getByLabel("Expiry date, date").fill("");
  await page.getByLabel("Expiry date, time").fill("");
  await button(page, "Update Exclusive Deal").click();
  await expectToast(page, "Exclusive deal updated successfully");
  await expect(page.getByRole("row").filter({ hasText: "For Good" })).toContainText("Never");
  await deleteDeal(making, deal.id);
});

test("two owners of one deal: the second is told and may overwrite", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 409/);
  const making = { request, token: ownerToken };
  const deal = await makeDeal(making);
  await openAdmin(page, ownerToken, `/admin/exclusives/edit/${deal.id}`);
  await page.getByLabel("Title").fill("Mine");
  const path = `/exclusives/${deal.id}`;
  await callApi(request, { token: ownerToken, method: "PUT", path, data: { ...DEAL, title: "Theirs" } });
  await button(page, "Update Exclusive Deal").click();
  const panel = page.getByRole("group", { name: "This exclusive deal was changed meanwhile" });
  await expect(panel).toBeFocused();
  await panel.getByRole("radio", { name: "Yours Mine" }).check();
  await panel.getByRole("button", { name: "Save merged version" }).click();
  await expectToast(page, "Exclusive deal updated successfully");
  await expect(page.getByRole("row").filter({ hasText: "Mine" })).toBeVisible();
  await deleteDeal(making, deal.id);
});

test("the list moves on by itself when a deal enters its last day and expires", async ({
  page,
  request,
  ownerToken,
}) => {
  const making = { request, token: ownerToken };
  const day = 24 * 60 * 60 * 1000;
  // The browser follows the shop's clock, which is the machine's.
  const expiry = Date.now() + day + 5 * MINUTE_MS;
  const deal = await makeDeal(making, { title: "Blink", expires_at: new Date(expiry).toISOString() });
  const row = page.getByRole("row").filter({ hasText: "Blink" });
  await page.clock.install();
  await openAdmin(page, ownerToken, "/admin/exclusives");
  await expect(row).toContainText(/Expires [A-Z][a-z]{2} \d\d/);
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(row).toContainText("EXPIRES SOON");
  await page.clock.fastForward(day);
  await expect(row).toContainText("Expired");
  await deleteDeal(making, deal.id);
});
