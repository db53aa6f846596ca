import type { GiveawayJson } from "../src/wire/giveaway-json.ts";
import { callApi, expect, test } from "./fixtures.ts";

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
  await page.clock.setFixedTime(START);
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
  await page.clock.setFixedTime(END);
  await page.goto(`/giveaways/${giveaway.slug}`);
  await expect(page.getByText("ACTIVE NOW")).toBeVisible();
  await expect(page.getByText("Jan 01, 2030, 12:00 PM UTC")).toBeVisible();
  await expect(page.getByText("Jan 05, 2030, 6:30 PM UTC")).toBeVisible();
  // The one button shares the page.
  await expect(page.getByRole("main").getByRole("button")).toHaveText([/^(Share|Copy link)$/]);
});

test("before its start its page says when it starts", async ({ page, shop }) => {
  await shop.setClock(START - 1);
  await page.clock.setFixedTime(START - 1);
  await page.goto(`/giveaways/${giveaway.slug}`);
  await expect(page.getByText("Starts Jan 01, 2030")).toBeVisible();
  await expect(page.getByText("ACTIVE NOW")).toHaveCount(0);
});

test("past giveaways say Ended, or that the winner is announced", async ({ page, shop, request, ownerToken }) => {
  await shop.setClock(END + DAY_MS);
  await page.clock.setFixedTime(END + DAY_MS);
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
  const active = page.getByRole("region", { name: "Active Giveaways" });
  await expect(active).toContainText("Midnight Karaoke Rig");
  await page.clock.runFor(MINUTE_MS + 1000);
  await expect(page.getByRole("region", { name: "Past Giveaways" })).toContainText("Midnight Karaoke Rig");
  await expect(active).toHaveCount(0);
});
