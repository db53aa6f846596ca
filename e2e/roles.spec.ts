// Roles: the editor's admin area, role changes during a session, and sign-in by link.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { expectAccessibleInEveryLook } from "./every-look.ts";
import { test as base, callApi, expect, OWNER } from "./fixtures.ts";
import { registerOwner } from "./filled-shop.ts";

const ROBIN = { email: "robin@shop.example", username: "Robin", password: "battery staple" };
const CLI = fileURLToPath(new URL("../build/server/cli.js", import.meta.url));
const OWNERS_SCREENS = ["/admin/team", "/admin/settings", "/admin/audit-log"];

/** A separate shop for each test, because accounts and roles change in it. Its data is in a file, for the command line. */
const test = base.extend<{ readonly teamShop: BuiltShop; readonly token: string; readonly baseURL: string }>({
  teamShop: async ({ browserName: _browserName }, use) => {
    const shop = await startBuiltShop({ SEED_DEMO: "0", DATABASE_URL: "" });
    await use(shop);
    await shop.stop();
  },
  token: async ({ teamShop }, use) => use(await registerOwner(teamShop.url)),
  baseURL: async ({ teamShop }, use) => use(teamShop.url),
});

test.describe.configure({ timeout: 90_000 });

async function openElsewhere(browser: Browser, shop: BuiltShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url });
  return context.newPage();
}

/** An editor's bearer token. */
async function makeEditor(shop: BuiltShop, token: string): Promise<string> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { link = "" } = await post("/invitations", { role: "editor" }, { Authorization: `Bearer ${token}` });
  const editor = await post("/auth/register", { ...ROBIN, invitation: link.replace(/^.*=/, "") });
  return editor["access_token"] ?? "";
}

test("an invitation makes an editor unless it says owner", async ({ page, browser, teamShop, token }) => {
  await openAdmin(page, token, "/admin/team");
  const form = page.getByRole("form", { name: "Invite somebody" });
  await expect(form.getByLabel("Role")).toHaveValue("editor");
  for (const role of ["editor", "owner"]) {
    await form.getByLabel("Role").selectOption(role);
    await form.getByRole("button", { name: "Create Invitation Link" }).click();
    const panel = page.getByRole("group", { name: "The invitation link is ready" });
    await expect(panel).toBeFocused();
    const guest = await openElsewhere(browser, teamShop);
    await guest.goto(await panel.getByLabel("Invitation link").inputValue());
    await expect(guest.getByText(`You'll be an ${role}.`)).toBeVisible();
    await guest.getByLabel("Email").fill(`new-${role}@shop.example`);
    await guest.getByLabel("Username").fill(`An ${role}`);
    await guest.getByLabel("Password").fill(ROBIN.password);
    await guest.getByRole("button", { name: "Register" }).click();
    await expect(guest.getByText(`Welcome back, An ${role}!`)).toBeVisible();
    await expect(guest.getByRole("link", { name: "Team", exact: true })).toHaveCount(role === "owner" ? 1 : 0);
    await page.reload();
    const accounts = page.getByRole("region", { name: "Accounts" });
    await expect(accounts.getByRole("listitem").filter({ hasText: `An ${role}` })).toContainText(
      role === "owner" ? "Owner" : "Editor",
    );
    await guest.context().close();
  }
});

test("an editor manages content, and owner-only screens are hidden or say so", async ({ page, teamShop, token }) => {
  await openAdmin(page, await makeEditor(teamShop, token), "/admin");
  await expect(page.getByText("Welcome back, Robin!")).toBeVisible();
  for (const name of ["Settings", "Team", "Audit Log"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Backups" })).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  for (const path of OWNERS_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Only owners can open this page" })).toBeVisible();
  }
  await expect(page.getByText("You’re signed in as Robin, an editor.")).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.goto("/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  const form = page.getByRole("form", { name: "Add New Category" });
  await form.getByLabel("Category Name").fill("Party");
  await form.getByRole("button", { name: "Add Category" }).click();
  await expectToast(page, "Category added successfully");
});

test("an editor changes their own name and password", async ({ page, teamShop, token }) => {
  await openAdmin(page, await makeEditor(teamShop, token), "/admin");
  await page.getByRole("link", { name: "Your Account" }).click();
  const name = page.getByRole("form", { name: "Username" });
  await name.getByLabel("Username").fill("Robina");
  await name.getByRole("button", { name: "Change Username" }).click();
  await expectToast(page, "Username changed");
  const password = page.getByRole("form", { name: "Password" });
  await password.getByLabel("Current password").fill(ROBIN.password);
  await password.getByLabel("New password").fill("new horse battery");
  await password.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed.");
  await expectAccessibleInEveryLook(page);
  const signedIn = await fetch(`${teamShop.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: ROBIN.email, password: "new horse battery" }),
  });
  expect(await signedIn.json()).toMatchObject({ user: { username: "Robina", role: "editor" } });
});

test("a role change takes effect at once, even in an open page", async ({
  page,
  browser,
  request,
  teamShop,
  token,
}) => {
  const robin = await openElsewhere(browser, teamShop);
  await openAdmin(robin, await makeEditor(teamShop, token), "/admin/team");
  await expect(robin.getByRole("heading", { name: "Only owners can open this page" })).toBeVisible();

  await openAdmin(page, token, "/admin/team");
  const accounts = page.getByRole("region", { name: "Accounts" });
  await expect(accounts.getByRole("button", { name: "Remove Robin" })).toBeVisible();
  await expect(accounts.getByRole("button", { name: `Remove ${OWNER.username}` })).toHaveCount(0);
  await accounts.getByRole("button", { name: "Make owner: Robin" }).click();
  await expectToast(page, "Robin is now an owner");
  await expectAccessibleInEveryLook(page);

  await robin.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await robin.goto("/admin/team");
  await expect(robin.getByRole("heading", { name: "Team" })).toBeVisible();
  await accounts.getByRole("button", { name: "Make editor: Robin" }).click();
  await expectToast(page, "Robin is now an editor");
  await robin.getByRole("link", { name: "Dashboard" }).click();
  await robin.getByRole("link", { name: "Settings" }).click();
  await expect(robin.getByRole("heading", { name: "Only owners can open this page" })).toBeVisible();
  const log = (await callApi(request, { token, path: "/audit-log?limit=5" })) as readonly { readonly deed: string }[];
  expect(log.map(({ deed }) => deed)).toContain("change-role");
  await robin.context().close();
});

/** `npm run shop -- admin reset-password`: answers what it says. */
function resetPassword({ dataDir, url }: BuiltShop, password: string): Promise<string> {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: dataDir, PORT: new URL(url).port };
  const words = ["admin", "reset-password", "--email", OWNER.email];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [CLI, ...words], { env }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    );
    child.stdin?.end(`${password}\n`);
  });
}

test("the link printed by a reset signs in once, even if the account is blocked", async ({
  page,
  teamShop,
  token: _registered,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 40[13]/);
  const guess = () =>
    fetch(`${teamShop.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: OWNER.email, password: "a guess" }),
    });
  for (let count = 0; count < 6; count += 1) await guess();
  const said = await resetPassword(teamShop, "new horse battery");
  expect(said).toContain("To sign in from any network, open this link within 15 minutes. It works once:");
  const link = /http\S+#sign-in=[\w-]{43}$/m.exec(said)?.[0] ?? "";
  for (let count = 0; count < 6; count += 1) await guess();
  expect((await guess()).status).toBe(429);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Sign in with your one-time link" })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Login successful!");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText(`Welcome back, ${OWNER.username}!`)).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("This sign-in link is no longer valid");
  await expectAccessibleInEveryLook(page);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill("new horse battery");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(`Welcome back, ${OWNER.username}!`)).toBeVisible();
});
