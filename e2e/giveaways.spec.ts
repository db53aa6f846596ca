import type { GiveawayJson } from "../src/wire/giveaway-json.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { stopClock } from "./stop-clock.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.UTC(2030, 0, 1, 12);
const END = Date.UTC(2030, 0, 5, 18, 30);

const GIVEAWAY = {
  title: "Midnight Karaoke Rig",
  description: "Two microphones and no shame.",
  prize: "A karaoke rig worth $200",
  image: "",
  start_date: new Date(START).toISOString(),
  end_date: new Date(END).toISOString(),
  active: true,
  winner_announced: false,
};

let giveaway: GiveawayJson;

test.beforeEach(async ({ request, ownerToken }) => {
  const answer = await callApi(request, { token: ownerToken, method: "POST", path: "/giveaways", data: GIVEAWAY });
  giveaway = answer as GiveawayJson;
});

test.afterEach(async ({ request, ownerToken, shop }) => {
  await shop.setClock(null);
  await callApi(request, { token: ownerToken, method: "DELETE", path: `/giveaways/${giveaway.id}` });
});

test("an active giveaway shows its badge, prize, description and end", async ({ page, shop }) => {
  await shop.setClock(START);
  await stopClock(page, START);
  await page.goto("/giveaways");
  const card = page.getByRole("region", { name: "Active Giveaways" }).getByRole("listitem");
  await expect(card).toContainText("ACTIVE NOW");
  await expect(card).toContainText("Midnight Karaoke Rig");
  await expect(card).toContainText("A karaoke rig worth $200");
  await expect(card).toContainText("Two microphones and no shame.");
  await expect(card).toContainText("Jan 05, 2030");
  await card.getByRole("link", { name: "View Details & Enter" }).click();
  await expect(page).toHaveURL(new RegExp(`/giveaways/${giveaway.slug}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Midnight Karaoke Rig" })).toBeFocused();
});

test("its page gives the dates with their zone, and no button that does nothing", async ({ page, shop }) => {
  await shop.setClock(END);
  await stopClock(page, END);
  await page.goto(`/giveaways/${giveaway.slug}`);
  await expect(page.getByText("ACTIVE NOW")).toBeVisible();
  await expect(page.getByText("Jan 01, 2030, 12:00 PM UTC")).toBeVisible();
  await expect(page.getByText("Jan 05, 2030, 6:30 PM UTC")).toBeVisible();
  // The one button shares the page.
  await expect(page.getByRole("main").getByRole("button")).toHaveText([/^(Share|Copy link)$/]);
});

test("before its start its page says when it starts", async ({ page, shop }) => {
  await shop.setClock(START - 1);
  await stopClock(page, START - 1);
  await page.goto(`/giveaways/${giveaway.slug}`);
  await expect(page.getByText("Starts Jan 01, 2030")).toBeVisible();
  await expect(page.getByText("Entries open Jan 01, 2030, 12:00 PM UTC.")).toBeVisible();
  await expect(page.getByText("ACTIVE NOW")).toHaveCount(0);
});

interface Revising {
  readonly request: Parameters<typeof callApi>[0];
  readonly ownerToken: string;
  readonly shop: { readonly setClock: (now: number | null) => Promise<void> };
}

/** Sessions use the shop's clock too, so it must be right while the owner saves. */
async function revise({ request, ownerToken, shop }: Revising, changes: Partial<GiveawayJson>): Promise<void> {
  await shop.setClock(null);
  const path = `/giveaways/${giveaway.id}`;
  await callApi(request, { token: ownerToken, method: "PUT", path, data: { ...GIVEAWAY, ...changes } });
}

const FILLED = {
  how_to_enter: "Sing one line.\nSend it in.",
  entry_url: "https://forms.example/sing?id=%7B1%7D",
  sponsor: "Karaoke Supply Co.",
  eligibility: "US residents, 21 and over",
  rules: "One entry per person.",
  winner_name: "Dana W.",
};

test("before its start it is in no list unless it is announced as coming soon", async ({
  page,
  shop,
  request,
  ownerToken,
}) => {
  const openListAt = async (now: number) => {
    await shop.setClock(now);
    await stopClock(page, now);
    await page.goto("/giveaways");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const path = `/giveaways/${giveaway.slug}`;
  const sitemap = async () => (await request.get("/sitemap.xml")).text();
  await openListAt(START - 1);
  await expect(page.getByText("Midnight Karaoke Rig")).toHaveCount(0);
  expect(await sitemap()).not.toContain(path);
  await openListAt(START);
  await expect(page.getByRole("region", { name: "Active Giveaways" })).toContainText("Midnight Karaoke Rig");
  expect(await sitemap()).toContain(path);

  await revise({ request, ownerToken, shop }, { announce: true });
  await openListAt(START - 1);
  const coming = page.getByRole("region", { name: "Coming Soon" }).getByRole("listitem");
  await expect(coming).toContainText("Starts Jan 01, 2030");
  await expect(coming).toContainText("A karaoke rig worth $200");
  await expect(page.getByRole("region", { name: "Past Giveaways" })).not.toContainText("Midnight Karaoke Rig");
  await coming.getByRole("link", { name: "Midnight Karaoke Rig" }).click();
  await expect(page).toHaveURL(path);

  await revise({ request, ownerToken, shop }, { announce: true, active: false });
  await openListAt(START - 1);
  await expect(page.getByText("Midnight Karaoke Rig")).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText("Not open yet")).toBeVisible();
  await expect(page.getByRole("main").getByRole("time")).toHaveCount(0);
});

test("its page shows the filled-in details, with the link only while it is active", async ({
  page,
  shop,
  request,
  ownerToken,
}) => {
  await revise({ request, ownerToken, shop }, { ...FILLED, winner_announced: true });
  const openAt = async (now: number) => {
    await shop.setClock(now);
    await stopClock(page, now);
    await page.goto(`/giveaways/${giveaway.slug}`);
    for (const words of ["Karaoke Supply Co.", "US residents, 21 and over", "One entry per person."]) {
      await expect(page.getByText(words)).toBeVisible();
    }
  };
  const link = page.getByRole("link", { name: /^Enter This Giveaway/ });
  const how = page.getByRole("region", { name: "How to Enter" });
  await openAt(START - 1);
  await expect(how).toContainText("Sing one line.");
  await expect(link).toHaveCount(0);
  await openAt(START);
  await expect(how).toContainText("Send it in.");
  await expect(link).toHaveAttribute("href", FILLED.entry_url);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(page.getByText("Dana W.")).toHaveCount(0);
  await expect(page.getByText(/Entries/)).toHaveCount(0);
  await openAt(END + 1);
  await expect(how).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await expect(page.getByText("Winner Announced")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Dana W." })).toBeVisible();
});

test("a giveaway without details says that entries aren't open, and shows no empty headings", async ({
  page,
  shop,
}) => {
  await shop.setClock(START);
  await stopClock(page, START);
  await page.goto(`/giveaways/${giveaway.slug}`);
  await expect(
    page.getByText("Entries aren’t open yet. Once they are, this page says how to enter.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(0);
  await expect(page.getByRole("term")).toHaveText(["Prize", "Starts", "Ends"]);
});

test("entering by link closes at the end, on an open page too", async ({ page, shop, request, ownerToken }) => {
  await revise({ request, ownerToken, shop }, FILLED);
  await shop.setClock(END - MINUTE_MS);
  await page.clock.install({ time: END - MINUTE_MS });
  await page.goto(`/giveaways/${giveaway.slug}`);
  const link = page.getByRole("link", { name: /^Enter This Giveaway/ });
  await expect(link).toBeVisible();
  await page.clock.runFor(MINUTE_MS + 1000);
  await expect(link).toHaveCount(0);
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
});

test("past giveaways link to their pages", async ({ page, shop }) => {
  await shop.setClock(END + DAY_MS);
  await stopClock(page, END + DAY_MS);
  await page.goto("/giveaways");
  const past = page.getByRole("region", { name: "Past Giveaways" });
  await past.getByRole("link", { name: "Midnight Karaoke Rig" }).click();
  await expect(page).toHaveURL(`/giveaways/${giveaway.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Midnight Karaoke Rig" })).toBeFocused();
  await page.goBack();
  await expect(past.getByRole("link", { name: "Midnight Karaoke Rig" })).toBeFocused();
});

test("past giveaways say Ended, or that the winner is announced", async ({ page, shop, request, ownerToken }) => {
  await shop.setClock(END + DAY_MS);
  await stopClock(page, END + DAY_MS);
  await page.goto("/giveaways");
  const past = page.getByRole("region", { name: "Past Giveaways" }).getByRole("listitem");
  await expect(past.filter({ hasText: "Midnight Karaoke Rig" })).toContainText("Ended");
  const path = `/giveaways/${giveaway.id}`;
  const data = { ...GIVEAWAY, winner_announced: true };
  // Sessions live by the shop's clock, too.
  await shop.setClock(null);
  await callApi(request, { token: ownerToken, method: "PUT", path, data });
  await shop.setClock(END + DAY_MS);
  await page.reload();
  await expect(past.filter({ hasText: "Midnight Karaoke Rig" })).toContainText("Winner Announced");
  await expect(past.filter({ hasText: "Midnight Karaoke Rig" })).toContainText("A karaoke rig worth $200");
});

test("an open page moves on by itself when a giveaway ends", async ({ page, shop }) => {
  await shop.setClock(END - MINUTE_MS);
  await page.clock.install({ time: END - MINUTE_MS });
  await page.goto("/giveaways");
  await page.waitForLoadState("networkidle");
  const active = page.getByRole("region", { name: "Active Giveaways" });
  await expect(active).toContainText("Midnight Karaoke Rig");
  await page.clock.runFor(MINUTE_MS + 1000);
  await expect(page.getByRole("region", { name: "Past Giveaways" })).toContainText("Midnight Karaoke Rig");
  await expect(active).toHaveCount(0);
});
