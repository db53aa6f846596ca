// What every browser test stands on: a shop of its own per worker, and a page on which nothing may go wrong unseen.
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";

export { expect };

export interface Owner {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const OWNER: Owner = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };

interface WorkerFixtures {
  /** The worker's shop, with the demo catalogue. Tests that change it restore what others look at. */
  readonly shop: BuiltShop;
  /** The bearer token of the shop's owner, who is registered through the API. */
  readonly ownerToken: string;
}

interface TestFixtures {
  /** Console messages and failures that a test expects; everything else fails it. */
  readonly expectedTrouble: RegExp[];
  /**
   * Whether the cards of a fresh page wait with their heights until it is first scrolled, as they do for visitors. A test
   * presses in the very frame of its jump down, which no hand can do: the press would begin on a thing and end beside it.
   */
  readonly cardsWait: boolean;
  /** The shop does what the first POST to this address asks, and its answer never arrives; tells how many came. */
  readonly loseFirstAnswer: (address: string) => Promise<() => number>;
  readonly watchedPage: void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright reads the names of the fixtures from the first parameter.
    async ({ browserName: _browserName }, use) => {
      const shop = await startBuiltShop();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  ownerToken: [async ({ shop }, use) => use(await registerOwner(shop)), { scope: "worker" }],
  baseURL: async ({ shop }, use) => use(shop.url),
  expectedTrouble: async ({ browserName: _browserName }, use) => use([]),
  cardsWait: [false, { option: true }],
  loseFirstAnswer: async ({ page, expectedTrouble }, use) => {
    await use(async (address) => {
      expectedTrouble.push(/Failed to load resource/);
      let posts = 0;
      await page.route(address, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        posts += 1;
        if (posts > 1) return route.continue();
        await route.fetch();
        return route.abort("connectionreset");
      });
      return () => posts;
    });
  },
  watchedPage: [
    async ({ page, expectedTrouble, cardsWait }, use) => {
      const trouble = await watch(page);
      if (!cardsWait) await page.context().addInitScript(giveCardsTheirHeights);
      await use();
      const unexpected = trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)));
      expect(unexpected, "console errors, page errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});

function giveCardsTheirHeights(): void {
  document.addEventListener("DOMContentLoaded", () => delete document.documentElement.dataset["fresh"]);
}

/** Collects what goes wrong in a page: console errors and warnings of React, exceptions, policy violations. */
async function watch(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`exception: ${error.message}`));
  await page.exposeBinding("reportViolation", (_source, text: string) => void trouble.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = Reflect.get(window, "reportViolation") as (text: string) => void;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return trouble;
}

async function registerOwner(shop: BuiltShop): Promise<string> {
  const response = await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(OWNER),
  });
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return token;
}

/** Puts the token where the admin looks for it, before the page's first script runs. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
}

/** Calls the API as the owner; fails the test on an answer that is no success. */
export async function callApi(
  request: APIRequestContext,
  {
    token,
    method = "GET",
    path,
    data,
  }: { readonly token: string; readonly method?: string; readonly path: string; readonly data?: unknown },
): Promise<unknown> {
  const response = await request.fetch(`/api${path}`, { method, data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? undefined : await response.json();
}
