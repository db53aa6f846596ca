// The promise to the owner that the shop can be brought back, and to whoever runs the machine that its commands say so.
import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addProduct, registerOwner } from "./filled-shop.ts";

const CLI = fileURLToPath(new URL("../build/server/cli.js", import.meta.url));
const HOUR_MS = 60 * 60_000;

interface Said {
  readonly code: number;
  readonly words: string;
}

/** Runs a command on a shop's data folder, as `npm run shop -- …` does. */
function command({ dataDir, url }: BuiltShop, ...words: string[]): Promise<Said> {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: dataDir, PORT: new URL(url).port };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), words: stdout + stderr });
    });
  });
}

test("Back up now makes a verified backup, says so, and stands in the audit log", async ({
  page,
  request,
  shop,
  ownerToken,
}) => {
  await openAdmin(page, ownerToken, "/admin");
  const panel = page.getByRole("region", { name: "Backups" });
  await panel.getByRole("button", { name: "Back up now" }).click();

  await expect(panel.getByRole("status")).toHaveText("The backup is made and verified.", { timeout: 20_000 });
  await expect(panel).toContainText("Last verified backup: just now");
  const files = await readdir(join(shop.dataDir, "backups"));
  const file = files.toSorted().findLast((name) => name.endsWith(".db")) ?? "none";
  expect((await command(shop, "doctor")).words).toContain(`was verified again: ${file}`);
  const overview = await callApi(request, { token: ownerToken, path: "/backups" });
  expect(overview).toMatchObject({ kept_by: "shop", is_stale: false, running: null, failure: null });
});

test.describe("a shop that makes no backups by itself", () => {
  let manual: BuiltShop;
  test.beforeAll(async () => {
    manual = await startBuiltShop({ BACKUP_AT: "off" });
  });
  test.afterAll(() => manual.stop());

  test("warns on the dashboard once its last backup is older than 36 hours", async ({ page }) => {
    await openAdmin(page, await registerOwner(manual.url), `${manual.url}/admin`);
    const panel = page.getByRole("region", { name: "Backups" });
    await expect(panel).toContainText("There is no backup yet.");
    await panel.getByRole("button", { name: "Back up now" }).click();
    await expect(panel).toContainText("Last verified backup", { timeout: 20_000 });
    await expect(panel).not.toContainText("younger than 36 hours");

    const later = Date.now() + 37 * HOUR_MS;
    await manual.setClock(later);
    await page.clock.setFixedTime(later);
    await page.reload();
    await expect(panel).toContainText("It should be younger than 36 hours.");
    await expect(panel).toContainText("Last verified backup: 37 hours ago");
  });
});

test("backups that cannot be listed say so, and can be asked for again", async ({
  page,
  ownerToken,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /backups could not be listed/);
  await page.route("**/api/backups", (route) => route.abort());
  await openAdmin(page, ownerToken, "/admin");
  const panel = page.getByRole("region", { name: "Backups" });
  await expect(panel).toContainText("The backups could not be listed.");
  await page.unroute("**/api/backups");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("button", { name: "Back up now" })).toBeVisible();
});

test("the panel fits a phone", async ({ page, ownerToken }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, ownerToken, "/admin");
  await expect(page.getByRole("button", { name: "Back up now" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe("the commands", () => {
  let shop: BuiltShop;
  test.beforeAll(async () => {
    shop = await startBuiltShop();
  });
  test.afterAll(() => shop.stop());

  test("a backup of the running shop restores what it held, and a restore is refused while the shop runs", async () => {
    const token = await registerOwner(shop.url);
    const made = await command(shop, "backup");
    expect(made.code).toBe(0);
    const path = made.words.trim().split("\n").at(-1) ?? "";
    const [category] = (await (await fetch(`${shop.url}/api/categories`)).json()) as readonly {
      readonly name: string;
    }[];
    await addProduct({ url: shop.url, token }, { title: "Made after the backup", category: category?.name ?? "" });

    const refused = await command(shop, "restore", path);
    expect(refused.code).toBe(1);
    expect(refused.words.trim()).toBe("The shop is running on this data folder: stop it, then restore again.");
    expect((await fetch(`${shop.url}/product/made-after-the-backup`)).status).toBe(200);
  });

  test("a damaged or foreign file is refused, and the shop goes on as it was", async () => {
    const foreign = join(shop.dataDir, "holiday.jpg");
    await writeFile(foreign, "a picture of the seaside ".repeat(500));
    const { code, words } = await command(shop, "restore", foreign);
    expect(code).toBe(1);
    expect(words.trim()).toMatch(/^The file .*holiday\.jpg is not a database of Regretless: .*\.$/);
    expect((await fetch(`${shop.url}/product/made-after-the-backup`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });

  test("a folder that the system refuses to make is one sentence, at once", async () => {
    const { code, words } = await command(shop, "backup", "/proc/regretless");
    expect(code).toBe(1);
    expect(words.trim()).toMatch(/^The folder \/proc\/regretless cannot be made: .*\.$/);
  });

  test("the doctor knows the running shop, and names what has to be mended", async () => {
    const well = await command(shop, "doctor");
    expect(well.code).toBe(0);
    expect(well.words).toMatch(/^ok +The shop runs on port \d+\.$/m);
    expect(well.words).toMatch(/^warn +BASE_URL is not set/m);

    const stranger = await startBuiltShop();
    const { code, words } = await command({ ...shop, url: stranger.url }, "doctor");
    await stranger.stop();
    expect(code).toBe(1);
    expect(words).toMatch(/^fail +Port \d+ is taken by another program, or by a shop with another data folder\.$/m);
    expect(words.trim()).toMatch(/1 of \d+ checks failed\.$/);
  });
});
