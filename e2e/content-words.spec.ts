// Gift guides, giveaways and exclusive deals as they are specified, on the third of January 2025 at noon.
import type { Locator, Page } from "@playwright/test";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addThing, registerOwner } from "./filled-shop.ts";
import { expect, test } from "./fixtures.ts";

const NOW = Date.parse("2025-01-03T12:00:00Z");
const IMAGE = "/demo/happy-hour-helmet-1.webp";

let shop: BuiltShop;
let token: string;
test.beforeAll(async () => {
  shop = await startBuiltShop({ SEED_DEMO: "0" });
  await shop.setClock(NOW);
  token = await registerOwner(shop.url);
});
test.afterAll(() => shop.stop());

/** The browser's clock stands with the shop's. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(shop.url + path);
}

const add = (path: string, fields: object) => addThing({ url: shop.url, token }, { path, fields });

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

for (const [path, heading, sentence] of [
  ["/gift-guides", "Gift Guides", "No gift guides available yet. Check back soon!"],
  ["/giveaways", "Giveaways", "No giveaways available yet. Check back soon!"],
  ["/exclusives", "Exclusive Deals", "No exclusive deals available yet. Check back soon!"],
] as const) {
  test(`${path} without anything says so`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });
}

test("a guide's card shows picture, badges, title and description, and leads to the guide", async ({ page }) => {
  const guide = { title: "For Uncles", description: "They have everything.", image: IMAGE, occasion: "Birthday" };
  const { slug } = await add("/gift-guides", { ...guide, featured: true });
  await add("/gift-guides", { ...guide, title: "For Aunts", featured: false });
  await open(page, "/gift-guides");
  const card = cardOf(page, "For Uncles");
  await expect(card.locator("img")).toHaveAttribute("src", IMAGE);
  await expect(card.getByText("Featured", { exact: true })).toBeVisible();
  await expect(card.getByText("Birthday", { exact: true })).toBeVisible();
  await expect(card.getByText("They have everything.", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: /^View Guide/ })).toHaveAttribute("href", `/gift-guides/${slug}`);
  await expect(cardOf(page, "For Aunts").getByText("Featured", { exact: true })).toHaveCount(0);
});

test("giveaways stand under active or past, each with what is said of it", async ({ page }) => {
  const giveaway = { description: "Tell us why.", prize: "A golden can", image: IMAGE, start_date: "2025-01-01" };
  const running = { ...giveaway, title: "Running", end_date: "2025-01-05", active: true, winner_announced: false };
  const { slug } = await add("/giveaways", running);
  await add("/giveaways", { ...running, title: "Won", end_date: "2025-01-02", winner_announced: true });
  await add("/giveaways", { ...running, title: "Over", end_date: "2025-01-02" });
  await add("/giveaways", { ...running, title: "Switched Off", active: false });
  await open(page, "/giveaways");
  const active = page.getByRole("region", { name: "Active Giveaways", exact: true });
  await expect(active.getByRole("heading", { level: 3 })).toHaveText(["Running"]);
  for (const words of ["ACTIVE NOW", "Tell us why.", "Jan 05, 2025"]) {
    await expect(active.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(active.getByText("A golden can")).toBeVisible();
  const details = active.getByRole("link", { name: /^View Details & Enter/ });
  await expect(details).toHaveAttribute("href", `/giveaways/${slug}`);

  const past = page.getByRole("region", { name: "Past Giveaways", exact: true });
  await expect(past.getByRole("heading", { level: 3 })).toHaveCount(3);
  for (const [title, label] of [
    ["Won", "Winner Announced"],
    ["Over", "Ended"],
    ["Switched Off", "Ended"],
  ] as const) {
    await expect(cardOf(page, title).getByText(/^(Winner Announced|Ended)$/)).toHaveText(label);
    await expect(cardOf(page, title).getByText("A golden can")).toBeVisible();
  }
});

test("a deal's card shows picture, badges, prices and the way to the merchant", async ({ page }) => {
  const deal = { description: "Cheaper.", image: IMAGE, exclusive_price: "$10", original_price: "$20" };
  const link = "https://merchant.example/deal?tag=x";
  const whole = { ...deal, discount_percentage: "50%", affiliate_link: link };
  await add("/exclusives", { ...whole, title: "Within A Day", expires_at: "2025-01-04T11:00:00Z" });
  await add("/exclusives", { ...whole, title: "Within A Month", expires_at: "2025-01-20T11:00:00Z" });
  await add("/exclusives", { ...whole, title: "For Good" });
  await add("/exclusives", { ...whole, title: "Gone", expires_at: "2025-01-02T11:00:00Z" });
  await open(page, "/exclusives");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Within A Day",
    "Within A Month",
    "For Good",
  ]);
  const card = cardOf(page, "Within A Day");
  await expect(card.locator("img")).toHaveAttribute("src", IMAGE);
  for (const words of ["50% OFF", "Cheaper.", "$10", "You save 50%!"]) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(card.getByText("$20", { exact: true })).toHaveCSS("text-decoration-line", "line-through");
  const button = card.getByRole("link", { name: /^Grab This Deal/ });
  await expect(button).toHaveAttribute("href", link);
  await expect(button).toHaveAttribute("target", "_blank");

  const soon = card.getByText("EXPIRES SOON", { exact: true });
  await expect(soon).toHaveCSS("animation-name", /pulse/);
  const [red = 0, green = 0, blue = 0] = await soon.evaluate((badge) =>
    (getComputedStyle(badge).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(cardOf(page, "Within A Month").getByText(/^expires/i)).toHaveText("Expires Jan 20");
  await expect(cardOf(page, "For Good").getByText(/^expires/i)).toHaveCount(0);
});
