import type { Page } from "@playwright/test";
import { SETTING_LABELS } from "../src/core/settings/setting-rules.ts";
import type { SettingKey } from "../src/core/settings/settings.ts";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 60_000 });

interface Walk {
  /** What is typed into the setting. */
  readonly typed: string;
  /** Where visitors see it. */
  readonly path: string;
  /** All that the page says of it there. */
  readonly read: (page: Page) => Promise<string | null>;
  readonly before: RegExp;
  readonly after: RegExp;
}

const PRODUCT = "/product/the-shower-disco";
const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const textOf = (selector: string) => (page: Page) => page.locator(selector).first().innerText();
const sentence = (path: string, selector: string, [before, typed]: readonly [string, string]): Walk => ({
  path,
  typed,
  read: textOf(selector),
  before: literally(before),
  after: literally(typed),
});

/** A setting that is missing here does not compile. */
const WALKS: Readonly<Record<SettingKey, Walk>> = {
  shopName: sentence("/", "header", ["Regretless", "Odd Things"]),
  tagline: sentence("/", "footer", ["The best drunken purchases you'll never return!", "Odd, and proud of it."]),
  heroHeading: sentence("/", "h1", ["Buy now.", "Look first."]),
  heroHighlight: sentence("/", "h1", ["Regret nothing.", "Then buy twice."]),
  heroSentence: sentence("/", "section:has(h1)", ["Gloriously unnecessary things", "Things, and then some."]),
  disclosure: sentence("/", "footer", ["Affiliate disclosure: some links", "We live from links."]),
  affiliateLine: sentence("/", "main", ["We may earn a commission when you buy", "Links here pay us."]),
  buyNote: sentence(PRODUCT, "main", [
    "As an Amazon Associate, we earn from qualifying purchases",
    "We earn a little.",
  ]),
  retailer: sentence(PRODUCT, "main", ["Buy on Amazon", "Walmart"]),
  copyrightYear: sentence("/", "footer", ["© 2024 Regretless", "2024–2027"]),
  sharePicture: {
    path: "/",
    typed: "/demo/giveaway-grand-hamper.webp",
    read: (page) => page.locator('meta[property="og:image"]').getAttribute("content"),
    before: /^http:\/\/127\.0\.0\.1:\d+\/share\.png$/,
    after: /^http:\/\/127\.0\.0\.1:\d+\/demo\/giveaway-grand-hamper\.webp$/,
  },
  timeZone: {
    path: "/giveaways/the-grand-no-regrets-hamper",
    typed: "Asia/Tokyo",
    read: textOf("time"),
    before: /, \d{1,2}:\d{2} [AP]M UTC$/,
    after: /, \d{1,2}:\d{2} [AP]M GMT\+9$/,
  },
  locale: {
    path: "/",
    typed: "de-DE",
    read: textOf("main"),
    before: /Under \$\d+/,
    after: /Under \d+\s\$/,
  },
  currency: {
    path: PRODUCT,
    typed: "CAD",
    read: (page) => page.locator('script[type="application/ld+json"]').first().textContent(),
    before: /"priceCurrency":"USD"/,
    after: /"priceCurrency":"CAD"/,
  },
  contact: {
    ...sentence("/contact", "main", ["This shop hasn’t added contact details yet.", "mail@odd.example"]),
    after: /^(?!.*hasn’t added contact details).*mail@odd\.example/s,
  },
  imprint: { ...sentence("/contact", "main", ["", "Odd Things Ltd."]), before: /^(?!.*Imprint)/s },
};

const field = (page: Page, key: SettingKey) => page.getByLabel(SETTING_LABELS[key], { exact: true });

async function openSettings(page: Page, token: string): Promise<void> {
  await openAdmin(page, token, "/admin/settings");
  await expect(field(page, "shopName")).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Settings saved");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
}

test.afterEach(async ({ request, ownerToken }) => {
  const names = ["shop_name", "tagline", "time_zone"];
  const data = Object.fromEntries(names.map((name) => [name, null]));
  await callApi(request, { token: ownerToken, method: "PUT", path: "/settings", data });
});

/** What each page shows of the settings is told apart by its own words, so those of one page are changed together. */
const PAGES = Map.groupBy(Object.entries(WALKS) as [SettingKey, Walk][], ([, { path }]) => path);

for (const [path, walks] of PAGES) {
  const labels = walks.map(([key]) => `"${SETTING_LABELS[key]}"`).join(", ");
  test(`on ${path}, ${labels} show when they are saved, and their defaults when those are back`, async ({
    page,
    ownerToken,
  }) => {
    const expectOnPage = async (time: "before" | "after") => {
      await page.goto(path);
      for (const [key, walk] of walks) expect(await walk.read(page), SETTING_LABELS[key]).toMatch(walk[time]);
    };
    await expectOnPage("before");

    await openSettings(page, ownerToken);
    const defaults = new Map<SettingKey, string>();
    for (const [key, { typed }] of walks) {
      defaults.set(key, await field(page, key).inputValue());
      await field(page, key).fill(typed);
    }
    await save(page);
    await expectOnPage("after");

    await openSettings(page, ownerToken);
    for (const [key, { typed }] of walks) {
      await expect(field(page, key)).toHaveValue(typed);
      await page.getByRole("button", { name: `Back to default: ${SETTING_LABELS[key]}`, exact: true }).click();
      await expect(field(page, key)).toHaveValue(defaults.get(key) ?? "");
      await expect(field(page, key)).toBeFocused();
    }
    await save(page);
    await expectOnPage("before");
  });
}

test("what was saved stands on the pages that one walks on to, without loading them anew", async ({
  page,
  ownerToken,
}) => {
  await openSettings(page, ownerToken);
  await field(page, "shopName").fill("Odd Things");
  await field(page, "shopName").press("Enter");
  await expectToast(page, "Settings saved");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveTitle("Admin Dashboard · Odd Things");
  await page.getByRole("link", { name: "View Store" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Odd Things" })).toBeVisible();
  await expect(page).toHaveTitle(/^Odd Things: /);
});

test("search engines' files and the feed name the shop as the settings do", async ({ request, ownerToken }) => {
  const data = { shop_name: "Odd & Things", tagline: "Odd." };
  await callApi(request, { token: ownerToken, method: "PUT", path: "/settings", data });
  expect(await (await request.get("/feed.xml")).text()).toMatch(
    /<title>Odd &amp; Things<\/title>.*<description>Odd\.<\/description>/s,
  );
  for (const page of ["about", "contact", "privacy", "disclosure"]) {
    expect(await (await request.get("/sitemap.xml")).text()).toContain(`/${page}</loc>`);
  }
});

test("a zone that does not exist is refused in a sentence, at its field and above the form", async ({
  page,
  ownerToken,
}) => {
  await openSettings(page, ownerToken);
  await field(page, "timeZone").fill("Mars/Olympus");
  await page.getByRole("button", { name: "Save Settings" }).click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: 'There is no time zone "Mars/Olympus".' }).click();
  await expect(field(page, "timeZone")).toBeFocused();
  await expect(field(page, "timeZone")).toHaveAccessibleDescription(/There is no time zone "Mars\/Olympus"\./);
  await field(page, "timeZone").fill("Europe/Berlin");
  await expect(field(page, "timeZone")).toHaveAccessibleDescription(/^It is \S+day \d/);
  await page.getByRole("button", { name: "Back to default: Time zone" }).click();
});

test.describe("two owners at once", () => {
  test("meet only where both changed the same setting", async ({ page, ownerToken, request }) => {
    await openSettings(page, ownerToken);
    const data = { shop_name: "Theirs" };
    await callApi(request, { token: ownerToken, method: "PUT", path: "/settings", data });
    await field(page, "tagline").fill("Mine.");
    await save(page);
    await expect(field(page, "shopName")).toHaveValue("Theirs");
  });

  test("see each other's version of it, and the second may take it or overwrite it", async ({
    page,
    ownerToken,
    request,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/409/);
    const changeElsewhere = (data: object) =>
      callApi(request, { token: ownerToken, method: "PUT", path: "/settings", data });
    await openSettings(page, ownerToken);
    await changeElsewhere({ shop_name: "Theirs", tagline: "Theirs, too." });
    await field(page, "shopName").fill("Mine");
    await page.getByRole("button", { name: "Save Settings" }).click();

    const panel = page.getByRole("group", { name: "These settings were changed meanwhile" });
    await expect(panel).toBeFocused();
    // The other's tagline is no question: nobody else changed it.
    await expect(panel.locator("fieldset")).toHaveText(["Shop nameSaved versionTheirsYoursMine"]);
    await panel.getByRole("radio", { name: "Yours Mine" }).check();
    await panel.getByRole("button", { name: "Save merged version" }).click();
    await expectToast(page, "Settings saved");
    const { settings } = (await callApi(request, { token: ownerToken, path: "/settings" })) as {
      readonly settings: Readonly<Record<string, string>>;
    };
    expect(settings).toMatchObject({ shop_name: "Mine", tagline: "Theirs, too." });

    await changeElsewhere({ shop_name: "Theirs again" });
    await field(page, "shopName").fill("Mine again");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await panel.getByRole("button", { name: "Use the saved version" }).click();
    await expect(field(page, "shopName")).toHaveValue("Theirs again");
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
  });
});

test("the short line stands before the first link to a merchant", async ({ page }) => {
  const line = "We may earn a commission when you buy through links on this page.";
  for (const path of [
    "/",
    "/category/party-starters",
    "/gift-guides/for-the-friend-who-has-everything",
    "/exclusives",
  ]) {
    await page.goto(path);
    const comesFirst = await page.getByText(line).evaluate((stated) => {
      const link = document.querySelector('a[rel~="sponsored"]');
      return link !== null && (stated.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(comesFirst, path).toBe(true);
  }
});
