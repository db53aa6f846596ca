import type { Page } from "@playwright/test";
import type { GiveawayJson } from "../src/wire/giveaway-json.ts";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { registerOwner } from "./filled-shop.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { pressOn, tabTo, typeInto } from "./keyboard.ts";

const MINUTE_MS = 60_000;

test.describe.configure({ timeout: 60_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function fillDate(page: Page, label: string, { date, time }: { date: string; time?: string }): Promise<void> {
  await page.getByLabel(`${label}, date`).fill(date);
  await page.getByLabel(`${label}, time`).fill(time ?? "");
}

interface Making {
  readonly request: Parameters<typeof callApi>[0];
  readonly token: string;
}

const GIVEAWAY = {
  title: "Karaoke Night",
  description: "",
  prize: "A rig",
  image: "",
  start_date: "2030-01-01",
  end_date: "2030-01-31",
  active: true,
  winner_announced: false,
};

async function makeGiveaway({ request, token }: Making, changes: Partial<typeof GIVEAWAY> = {}): Promise<GiveawayJson> {
  const data = { ...GIVEAWAY, ...changes };
  return (await callApi(request, { token, method: "POST", path: "/giveaways", data })) as GiveawayJson;
}

const deleteGiveaway = async ({ request, token }: Making, id: string): Promise<unknown> =>
  callApi(request, { token, method: "DELETE", path: `/giveaways/${id}` });

for (const width of [1280, 390]) {
  test(`at ${String(width)} px the owner makes, ends and deletes a giveaway by keyboard`, async ({
    page,
    ownerToken,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAdmin(page, ownerToken, "/admin/giveaways");
    await expect(page.getByRole("heading", { level: 1, name: "Giveaways Management" })).toBeVisible();

    await pressOn(page, link(page, "Add Giveaway"));
    await expect(page.getByRole("heading", { level: 1, name: "Add New Giveaway" })).toBeFocused();
    await typeInto(page, "Title", "Keyboard Raffle");
    await typeInto(page, "Prize", "A mechanical keyboard");
    await typeInto(page, "Start date, date", "01012020");
    await typeInto(page, "End date, date", "01312090");
    await expect(group(page, "Start date")).toContainText("Jan 01, 2020, 12:00 AM UTC");
    await expect(group(page, "End date")).toContainText("Jan 31, 2090, 11:59 PM UTC");
    await pressOn(page, button(page, "Create Giveaway"));
    await expectToast(page, "Giveaway created successfully");

    await expect(link(page, "Edit Keyboard Raffle")).toBeFocused();
    const row = page.getByRole("row").filter({ hasText: "Keyboard Raffle" });
    await expect(row).toContainText("ACTIVE NOW");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Start date, date")).toHaveValue("2020-01-01");
    await expect(page.getByLabel("Start date, time")).toHaveValue("");
    await typeInto(page, "End date, date", "01312021");
    await pressOn(page, page.getByRole("switch", { name: "Winner announced" }), "Space");
    await pressOn(page, button(page, "Update Giveaway"));
    await expectToast(page, "Giveaway updated successfully");
    await expect(row).toContainText("Winner Announced");

    await pressOn(page, button(page, "Delete Keyboard Raffle"));
    await expect(button(page, "Cancel")).toBeFocused();
    await expect(page.getByRole("alertdialog")).toContainText(
      "This action cannot be undone. This will permanently delete the giveaway.",
    );
    await pressOn(page, button(page, "Delete"));
    await expectToast(page, "Giveaway deleted successfully");
    await expect(row).toHaveCount(0);
  });
}

test("what would surprise is said while it is typed, after it is saved, and in the list", async ({
  page,
  request,
  ownerToken,
}) => {
  const notBegun =
    "This giveaway hasn’t started. The public lists leave it out until then, unless you turn on “Announce before it starts”.";
  const early = "A winner is announced although this giveaway has not ended.";
  await openAdmin(page, ownerToken, "/admin/giveaways/new");
  await page.getByLabel("Title").fill("Next Year");
  await page.getByLabel("Prize").fill("Patience");
  await fillDate(page, "Start date", { date: "2090-01-01" });
  await fillDate(page, "End date", { date: "2090-01-31" });
  await expect(page.getByText(notBegun)).toBeVisible();
  await page.getByRole("switch", { name: "Winner announced" }).click();
  await expect(page.getByText(early)).toBeVisible();
  await page.getByRole("switch", { name: "Active" }).click();
  await expect(page.getByText(/This giveaway is switched off/)).toBeVisible();
  await page.getByRole("switch", { name: "Active" }).click();
  await page.getByRole("switch", { name: "Winner announced" }).click();
  await expect(page.getByText(early)).toBeHidden();
  await button(page, "Create Giveaway").click();

  const notice = page.getByRole("group", { name: /“Next Year” is saved/ });
  await expect(notice).toContainText(notBegun);
  await notice.getByRole("button", { name: "Got it" }).click();
  await expect(notice).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: "Next Year" });
  await expect(row).toContainText("Not started");
  await expect(row).toContainText("hasn’t started");
  const saved = (await callApi(request, { token: ownerToken, path: "/giveaways" })) as readonly GiveawayJson[];
  for (const { id, title } of saved)
    if (title === "Next Year") await deleteGiveaway({ request, token: ownerToken }, id);
});

test("an end before the start is refused as soon as both are typed", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/giveaways/new");
  await fillDate(page, "Start date", { date: "2030-02-02", time: "10:00" });
  await fillDate(page, "End date", { date: "2030-02-02", time: "09:59" });
  await expect(page.getByLabel("End date, date")).toHaveAccessibleDescription(
    /The end date is before the start date\./,
  );
  await page.getByLabel("Title").fill("Backwards");
  await page.getByLabel("Prize").fill("Time");
  await button(page, "Create Giveaway").click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "The end date is before the start date." }).click();
  await expect(page.getByLabel("End date, date")).toBeFocused();
  await fillDate(page, "End date", { date: "2030-02-02", time: "10:00" });
  await expect(summary).toBeHidden();
});

test("the summary lists an end before the start next to a missing title", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/giveaways/new");
  await fillDate(page, "Start date", { date: "2030-02-02", time: "10:00" });
  await fillDate(page, "End date", { date: "2030-02-02", time: "09:59" });
  await button(page, "Create Giveaway").click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveText([
    "Title is required.",
    "Prize is required.",
    "The end date is before the start date.",
  ]);
});

test("a half-typed date is refused, not taken for none", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/giveaways/new");
  await tabTo(page, page.getByLabel("Start date, date"));
  await page.keyboard.type("01");
  await tabTo(page, page.getByLabel("End date, date"));
  await expect(page.getByLabel("Start date, date")).toHaveAccessibleDescription(/Enter a date such as/);
  // Nor does it take the other half along.
  await page.getByLabel("End date, date").fill("2030-02-02");
  await tabTo(page, page.getByLabel("End date, time"));
  await page.keyboard.type("10");
  await tabTo(page, page.getByRole("switch", { name: "Active" }));
  await expect(page.getByLabel("End date, time")).toHaveAccessibleDescription(/Enter a date such as/);
  await expect(page.getByLabel("End date, date")).toHaveValue("2030-02-02");
});

test("two owners of one giveaway: the second is told and may take theirs", async ({
  page,
  request,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 409/);
  const making = { request, token: ownerToken };
  const giveaway = await makeGiveaway(making);
  await openAdmin(page, ownerToken, `/admin/giveaways/edit/${giveaway.id}`);
  await page.getByLabel("Prize").fill("Mine");
  const path = `/giveaways/${giveaway.id}`;
  await callApi(request, { token: ownerToken, method: "PUT", path, data: { ...GIVEAWAY, prize: "Theirs" } });
  await button(page, "Update Giveaway").click();
  const panel = page.getByRole("group", { name: "This giveaway was changed meanwhile" });
  await panel.getByRole("button", { name: "Use the saved version" }).click();
  await expect(page.getByLabel("Prize")).toHaveValue("Theirs");
  await expect(panel).toBeHidden();
  await deleteGiveaway(making, giveaway.id);
});

test("the list moves on by itself when a giveaway begins and ends", async ({ page, request, ownerToken }) => {
  const making = { request, token: ownerToken };
  // The browser follows the shop's clock, which is the machine's.
  const start = Date.now() + 5 * MINUTE_MS;
  const giveaway = await makeGiveaway(making, {
    title: "Blink",
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 10 * MINUTE_MS).toISOString(),
  });
  await page.clock.install();
  await openAdmin(page, ownerToken, "/admin/giveaways");
  const row = page.getByRole("row").filter({ hasText: "Blink" });
  await expect(row).toContainText("Not started");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(row).toContainText("ACTIVE NOW");
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(row).toContainText("Ended");
  await expect(row).not.toContainText("hasn’t started");
  await deleteGiveaway(making, giveaway.id);
});

test.describe("in a shop of New York, for an owner in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  let shop: BuiltShop;
  let token: string;

  test.beforeAll(async () => {
    shop = await startBuiltShop({ SEED_DEMO: "0" });
    token = await registerOwner(shop.url);
    await setZone("America/New_York");
  });

  test.afterAll(async () => shop.stop());

  async function setZone(timeZone: string): Promise<void> {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const response = await fetch(`${shop.url}/api/settings`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ time_zone: timeZone }),
    });
    if (!response.ok) throw new Error(`The zone was not set: ${await response.text()}`);
  }

  const openForm = async (page: Page): Promise<void> => openAdmin(page, token, `${shop.url}/admin/giveaways/new`);

  test("a date is typed in the shop's zone and shown in the owner's beside it", async ({ page }) => {
    await openForm(page);
    await fillDate(page, "Start date", { date: "2030-01-05", time: "18:30" });
    const start = group(page, "Start date");
    await expect(start).toContainText("In the shop’s time zone, America/New_York.");
    await expect(start).toContainText("Jan 05, 2030, 6:30 PM EST (America/New_York)");
    await expect(start).toContainText("For you: Jan 06, 2030, 8:30 AM GMT+9 (Asia/Tokyo)");
    await fillDate(page, "End date", { date: "2030-01-05" });
    await expect(group(page, "End date")).toContainText("Jan 05, 2030, 11:59 PM EST");
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  test("a time that spring skips is moved on with a sentence", async ({ page }) => {
    await openForm(page);
    await fillDate(page, "Start date", { date: "2030-03-10", time: "02:30" });
    await expect(group(page, "Start date")).toContainText(
      "The clocks in America/New_York go forward then, and that time is skipped. It is taken as 3:30 AM.",
    );
    await expect(group(page, "Start date")).toContainText("Mar 10, 2030, 3:30 AM EDT");
  });

  test("of a time that comes twice the owner chooses one, and that one is saved", async ({ page }) => {
    await openForm(page);
    await page.getByLabel("Title").fill("Twice");
    await page.getByLabel("Prize").fill("An hour");
    await fillDate(page, "Start date", { date: "2030-11-03", time: "01:30" });
    await fillDate(page, "End date", { date: "2030-11-04" });
    const start = group(page, "Start date");
    await expect(start).toContainText("go back then, and that time comes twice. Choose which one you mean.");
    await expect(start.getByRole("radio", { name: /^The earlier one/ })).toBeChecked();
    await start.getByRole("radio", { name: /^The later one/ }).check();
    await expect(start).toContainText("Nov 03, 2030, 1:30 AM EST (America/New_York)");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await button(page, "Create Giveaway").click();
    await expectToast(page, "Giveaway created successfully");
    const [saved] = (await (
      await fetch(`${shop.url}/api/giveaways`, { headers: { Authorization: `Bearer ${token}` } })
    ).json()) as readonly GiveawayJson[];
    expect(saved?.start_date).toBe("2030-11-03T06:30:00.000Z");
    expect(saved?.end_date).toBe("2030-11-05T04:59:59.999Z");
    await link(page, "Edit Twice").click();
    await expect(start.getByRole("radio", { name: /^The later one/ })).toBeChecked();
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  });
});
