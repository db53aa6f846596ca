import { setTimeout as sleep } from "node:timers/promises";
import { OWNER } from "../../../e2e/fixtures.ts";
import { publicPaths } from "../../../e2e/public-routes.ts";
import type { Fact } from "../faults/facts.ts";
import type { Engine } from "./engine.ts";

const PATIENCE_MS = 10_000;
const RETRY_MS = 100;
/** How long to watch for errors after hydration. */
const SETTLING_MS = 500;

const DISCO = "/product/the-shower-disco";
const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;
/** The console reports a missing page as an error. */
const EXPECTED = /404/;

export async function storefrontChecks(engine: Engine, shop: string): Promise<readonly Fact[]> {
  await engine.resize(...DESKTOP);
  const pages = (await publicPaths()).map((path): Fact => [`${path} shows its text without errors`, () => look(path)]);

  async function look(path: string): Promise<string | undefined> {
    await engine.takeErrors();
    await engine.open(shop + path);
    await sleep(SETTLING_MS);
    const errors = (await engine.takeErrors()).filter((error) => !EXPECTED.test(error));
    if (errors.length > 0) return errors.join("; ");
    const length = await engine.run<number>(
      "return document.querySelector('h1') && document.querySelector('main').innerText.length",
    );
    return length > 40 ? undefined : `only ${String(length)} letters are left`;
  }

  return [
    ...pages,
    ["the merchant link can be clicked", () => canBuy(engine, shop)],
    ["typing in the search finds products", () => search(engine, shop)],
    ["the menu opens on a phone and navigates", () => useMenu(engine, shop)],
    ["the theme switches", () => switchTheme(engine, shop)],
    ["Back from a product restores the list's scroll position", () => goBack(engine, shop, "press")],
    ["so does Back after loading another document", () => goBack(engine, shop, "document")],
  ];
}

export function adminChecks(engine: Engine, shop: string): readonly Fact[] {
  const screen = (path: string, heading: string): Fact => [
    `${path} shows its screen`,
    async () => {
      await engine.open(shop + path);
      return until(engine, `return document.querySelector("main h1, h1")?.innerText.includes("${heading}")`, heading);
    },
  ];
  return [
    ["the owner signs in", () => signIn(engine, shop)],
    screen("/admin/products", "Manage Products"),
    screen("/admin/products/new", "Add New Product"),
    ["lists look the same in all engines", () => hasOwnSelects(engine)],
    screen("/admin/exclusives/new", "Exclusive"),
    ["on a phone a time has room for its AM or PM", () => hasRoomForTimes(engine)],
  ];
}

async function canBuy(engine: Engine, shop: string): Promise<string | undefined> {
  await engine.open(shop + DISCO);
  return engine.run<string | undefined>(`
    const link = document.querySelector('article a[rel~="sponsored"]');
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!link.contains(hit)) return "something covers it";
    if (link.target !== "_blank") return "it opens in this tab";
    return link.href.startsWith("https://") ? undefined : "it leads to " + link.href;
  `);
}

async function search(engine: Engine, shop: string): Promise<string | undefined> {
  await engine.open(shop);
  await sleep(SETTLING_MS);
  await engine.type("#search", "disco");
  const isFound = `
    const titles = [...document.querySelectorAll("#results h3")].map(({ innerText }) => innerText);
    return location.search === "?q=disco" && document.querySelector("#all-products").innerText === "Search Results"
      && titles.length > 0 && titles.every((title) => /disco/i.test(title))`;
  return until(engine, isFound, "results");
}

async function useMenu(engine: Engine, shop: string): Promise<string | undefined> {
  await engine.resize(...PHONE);
  await engine.open(shop);
  await sleep(SETTLING_MS);
  await engine.press('summary[aria-label="Menu"]');
  await engine.press('details[open] a[href="/giveaways"]');
  const problem = await until(engine, 'return document.querySelector("h1").innerText === "Giveaways"', "Giveaways");
  await engine.resize(...DESKTOP);
  return problem;
}

async function switchTheme(engine: Engine, shop: string): Promise<string | undefined> {
  await engine.open(shop);
  await sleep(SETTLING_MS);
  const themes: string[] = [];
  for (let press = 0; press < 3; press += 1) {
    await engine.press('button[aria-label^="Theme:"]');
    themes.push(
      await engine.run<string>(
        "return document.documentElement.dataset.theme + ' ' + getComputedStyle(document.body).backgroundColor",
      ),
    );
  }
  const [light = "", dark = ""] = themes;
  const isRight = light === "light rgb(255, 248, 236)" && dark === "dark rgb(20, 14, 36)";
  return isRight ? undefined : themes.join(", ");
}

/** Scrolls down the list, leaves it, and comes back. */
async function goBack(engine: Engine, shop: string, way: "press" | "document"): Promise<string | undefined> {
  await engine.open(shop);
  await sleep(SETTLING_MS);
  await engine.run("scrollTo(0, 1500)");
  await sleep(SETTLING_MS);
  let before = await engine.run<number>("return scrollY");
  if (way === "document") await engine.open(`${shop}/about`);
  else {
    // A real click: Back skips history entries created without one.
    await engine.run(`
      const isInSight = ({ top, bottom }) => top > 100 && bottom < innerHeight;
      [...document.querySelectorAll(".card-link")].find((link) => isInSight(link.getBoundingClientRect())).id = "in-sight";
      document.querySelector("#in-sight").addEventListener("click", () => { window.leftAt = scrollY; });
    `);
    await engine.press("#in-sight");
    // The click itself may have scrolled.
    before = await engine.run<number>("return window.leftAt");
  }
  const left = await until(engine, 'return location.pathname !== "/" && scrollY < 50', "the other page");
  if (left !== undefined) return left;
  await sleep(SETTLING_MS);
  await engine.back();
  const problem = await until(
    engine,
    `return location.pathname === "/" && Math.abs(scrollY - ${String(before)}) < 60`,
    "its place",
  );
  // Nothing may scroll it afterward.
  await sleep(SETTLING_MS);
  const after = await engine.run<number>("return scrollY");
  return problem !== undefined || Math.abs(after - before) >= 60 ? `was at ${before}, is at ${after}` : undefined;
}

async function signIn(engine: Engine, shop: string): Promise<string | undefined> {
  await engine.open(`${shop}/admin/login`);
  const isThere = await until(engine, "return document.querySelector('input[type=password]') !== null", "the form");
  if (isThere !== undefined) return isThere;
  await engine.type("input[type=email]", OWNER.email);
  await engine.type("input[type=password]", OWNER.password);
  await engine.press("form button[type=submit]");
  return until(engine, `return document.body.innerText.includes("Welcome back, ${OWNER.username}!")`, "the dashboard");
}

const hasOwnSelects = (engine: Engine): Promise<string | undefined> =>
  engine.run(`
    const native = [...document.querySelectorAll("select")].filter((list) => getComputedStyle(list).appearance !== "none");
    return native.length === 0 ? undefined : native.length + " look native";
  `);

async function hasRoomForTimes(engine: Engine): Promise<string | undefined> {
  await engine.resize(...PHONE);
  await sleep(SETTLING_MS);
  const width = await engine.run<number>("return document.querySelector('input[type=time]').clientWidth");
  await engine.resize(...DESKTOP);
  return width >= 180 ? undefined : `it has ${String(width)} px`;
}

/** Waits until a script returns true. Undefined, or what didn't appear. */
async function until(engine: Engine, script: string, what: string): Promise<string | undefined> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const isSo = await engine.run<boolean>(script).catch(() => false);
    if (isSo) return undefined;
    await sleep(RETRY_MS);
  }
  return `${what} did not appear`;
}
