// What a visitor's browser transfers: every script of each storefront route, and everything but pictures on home.
import { type Browser, chromium, type Page } from "@playwright/test";
import { type BuiltShop, startBuiltShop } from "../e2e/built-shop.ts";
import { addPlainProducts, registerOwner } from "../e2e/filled-shop.ts";

export const summary = "what a first visit transfers, route by route, against the limits";

const KILOBYTE = 1000;
/** Limits of the design, in compressed bytes of the answers' bodies. */
const MAX_SCRIPTS = 110 * KILOBYTE;
const MAX_LATER_SCRIPTS = 10 * KILOBYTE;
const MAX_HOME_WITHOUT_PICTURES = 150 * KILOBYTE;

/** So many that home's list has a second page. */
const EXTRA_PRODUCTS = 30;

interface Transfer {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

interface RouteWeight {
  readonly first: readonly Transfer[];
  /** After the menu was opened and a toast shown. */
  readonly later: readonly Transfer[];
}

export async function run(): Promise<boolean> {
  const shop = await startBuiltShop();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const token = await registerOwner(shop.url);
    await addPlainProducts({ url: shop.url, token, count: EXTRA_PRODUCTS });
    return await weighRoutes(browser, shop);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function weighRoutes(browser: Browser, { url }: BuiltShop): Promise<boolean> {
  let isWithinLimits = true;
  for (const path of await storefrontPaths(url)) {
    const weight = await weigh(browser, url, path);
    const verdicts = report(path, weight);
    isWithinLimits = verdicts.every(Boolean) && isWithinLimits;
  }
  return isWithinLimits;
}

/** One address for every storefront route of src/web/routes.ts. */
async function storefrontPaths(url: string): Promise<readonly string[]> {
  const [product, category, guide, giveaway] = await Promise.all(
    ["products", "categories", "gift-guides", "giveaways"].map((noun) => firstSlug(`${url}/api/${noun}`)),
  );
  return [
    "/",
    `/product/${product}`,
    `/category/${category}`,
    "/gift-guides",
    `/gift-guides/${guide}`,
    "/giveaways",
    `/giveaways/${giveaway}`,
    "/exclusives",
    "/saved",
    "/no-such-page",
  ];
}

async function firstSlug(address: string): Promise<string> {
  const [first] = (await (await fetch(address)).json()) as readonly { readonly slug: string }[];
  if (first === undefined) throw new Error(`${address} lists nothing.`);
  return first.slug;
}

async function weigh(browser: Browser, url: string, path: string): Promise<RouteWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    await page.goto(url + path, { waitUntil: "networkidle" });
    const first = transfers();
    await useMenuAndToast(page, path);
    return { first, later: transfers().slice(first.length) };
  } finally {
    await context.close();
  }
}

/** Counts the bytes of the bodies as they came over the wire. */
async function watchTransfers(page: Page): Promise<() => readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const opened = new Map<string, { readonly path: string; readonly type: string; readonly headBytes: number }>();
  const done: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    opened.set(requestId, { path: new URL(response.url).pathname, type, headBytes: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = opened.get(requestId);
    if (response === undefined) return;
    done.push({ path: response.path, type: response.type, bytes: encodedDataLength - response.headBytes });
  });
  await session.send("Network.enable");
  return () => [...done];
}

/** Opens the menu with its categories; on home a "Load more" that fails brings the toast. */
async function useMenuAndToast(page: Page, path: string): Promise<void> {
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByText("Categories", { exact: true }).last().click();
  await page.keyboard.press("Escape");
  if (path !== "/") return;
  await page.route("**/api/products?*", (route) => route.abort());
  await page
    .getByRole("button", { name: /^Load more/ })
    .first()
    .click();
  await page.getByText("That did not work.").waitFor();
}

function report(path: string, { first, later }: RouteWeight): readonly boolean[] {
  const scripts = first.filter(isScript);
  process.stdout.write(`\n${path}\n`);
  for (const script of scripts) process.stdout.write(`  ${String(script.bytes).padStart(7)}  ${script.path}\n`);
  const verdicts = [
    compare("scripts on first load", total(scripts), MAX_SCRIPTS),
    compare("more after menu and toast", total(later.filter(isScript)), MAX_LATER_SCRIPTS),
  ];
  if (path === "/") {
    const others = first.filter(({ type }) => type !== "Image");
    verdicts.push(compare("everything but pictures", total(others), MAX_HOME_WITHOUT_PICTURES));
  }
  return verdicts;
}

const isScript = ({ type }: Transfer): boolean => type === "Script";

const total = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

function compare(what: string, bytes: number, limit: number): boolean {
  const isWithin = bytes <= limit;
  process.stdout.write(`  ${String(bytes).padStart(7)}  ${what}, limit ${limit}${isWithin ? "" : "  EXCEEDED"}\n`);
  return isWithin;
}
