// The team: who may come in, where somebody is signed in, and how that ends.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { test as base, callApi, expect, OWNER } from "./fixtures.ts";
import { registerOwner } from "./filled-shop.ts";

const ROBIN = { email: "robin@shop.example", username: "Robin", password: "battery staple" };
const HOUR_MS = 60 * 60_000;

/** A shop of its own for each test: passwords, accounts and the clock change in it. */
const test = base.extend<{ readonly teamShop: BuiltShop; readonly token: string; readonly baseURL: string }>({
  teamShop: async ({ browserName: _browserName }, use) => {
    const shop = await startBuiltShop({ SEED_DEMO: "0" });
    await use(shop);
    await shop.stop();
  },
  token: async ({ teamShop }, use) => use(await registerOwner(teamShop.url)),
  baseURL: async ({ teamShop }, use) => use(teamShop.url),
});

test.describe.configure({ timeout: 90_000 });

/** Somebody else at another computer. */
async function openElsewhere(browser: Browser, shop: BuiltShop): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: shop.url });
  return { context, page: await context.newPage() };
}

async function createInvitation(page: Page, email = ""): Promise<string> {
  await page.getByRole("form", { name: "Invite somebody" }).getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Create Invitation Link" }).click();
  const panel = page.getByRole("group", { name: "The invitation link is ready" });
  await expect(panel).toBeFocused();
  return panel.getByLabel("Invitation link").inputValue();
}

async function register(page: Page, { email, username, password }: Partial<typeof ROBIN>): Promise<void> {
  if (email !== undefined) await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username ?? "");
  await page.getByLabel("Password").fill(password ?? "");
  await page.getByRole("button", { name: "Register" }).click();
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

const logLine = (page: Page, text: string) => page.getByRole("list", { name: "Audit log" }).getByText(text);

test("an invitation makes one account, is used up by it, and both stand in the audit log", async ({
  page,
  browser,
  teamShop,
  token,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  await openAdmin(page, token, "/admin/team");
  const link = await createInvitation(page);
  expect(link).toMatch(new RegExp(`^${teamShop.url}/admin/login#invitation=[\\w-]{43}$`));

  const robin = await openElsewhere(browser, teamShop);
  await robin.page.goto(link);
  await expect(robin.page.getByRole("heading", { name: "You are invited to run Regretless" })).toBeVisible();
  await register(robin.page, ROBIN);
  await expect(robin.page.getByText(`Welcome back, ${ROBIN.username}!`)).toBeVisible();

  const late = await openElsewhere(browser, teamShop);
  await late.page.goto(link);
  await expect(late.page.getByText("This invitation was used already. Ask for a new one, or sign in.")).toBeVisible();
  await late.page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(late.page.getByRole("tab", { name: "Login" })).toBeVisible();

  await page.reload();
  await expect(section(page, "Accounts").getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(logLine(page, "owner invited anybody")).toBeVisible();
  await expect(logLine(page, "Robin registered")).toBeVisible();
  await expect(page.getByText(link.replace(/^.*=/, ""))).toHaveCount(0);
  await Promise.all([robin.context.close(), late.context.close()]);
});

test("an invitation for one e-mail is for that one, and a withdrawn or late one makes no account", async ({
  page,
  browser,
  teamShop,
  token,
}) => {
  await openAdmin(page, token, "/admin/team");
  const named = await createInvitation(page, ROBIN.email);
  const guest = await openElsewhere(browser, teamShop);
  await guest.page.goto(named);
  await expect(guest.page.getByLabel("Email")).toHaveValue(ROBIN.email);
  await expect(guest.page.getByLabel("Email")).not.toBeEditable();

  await page.getByRole("button", { name: `Withdraw the invitation for ${ROBIN.email}` }).click();
  await expectToast(page, "Invitation withdrawn");
  await expect(page.getByRole("list", { name: "Open invitations" })).toHaveCount(0);
  await register(guest.page, { username: ROBIN.username, password: ROBIN.password });
  await expect(guest.page.getByRole("alert")).toContainText("This invitation was withdrawn. Ask for a new one.");

  const open = await createInvitation(page);
  await teamShop.setClock(Date.now() + 72 * HOUR_MS);
  await guest.page.goto("about:blank");
  await guest.page.goto(open);
  await expect(guest.page.getByText("This invitation has expired. Ask for a new one.")).toBeVisible();
  await guest.context.close();
});

test("after a password change the other browser is signed out at its next request, and can sign in again", async ({
  page,
  browser,
  teamShop,
  token,
  expectedTrouble,
}) => {
  // The guess that is no password of theirs.
  expectedTrouble.push(/status of 422/);
  const elsewhere = await openElsewhere(browser, teamShop);
  const there = elsewhere.page;
  await there.goto("/admin/login");
  await there.getByLabel("Email").fill(OWNER.email);
  await there.getByLabel("Password").fill(OWNER.password);
  await there.getByRole("button", { name: "Login" }).click();
  await expect(there.getByText("Welcome back,")).toBeVisible();

  await openAdmin(page, token, "/admin/team");
  await expect(section(page, "Open sessions").getByRole("listitem")).toHaveCount(2);
  const form = page.getByRole("form", { name: "Password" });
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill("new horse battery");
  await form.getByRole("button", { name: "Change Password" }).click();
  await expect(form.getByText("The current password is wrong.")).toBeVisible();
  await expect(form.getByLabel("Current password")).toBeFocused();
  await form.getByLabel("Current password").fill(OWNER.password);
  await form.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed. All your other sessions have ended.");
  await expect(section(page, "Open sessions").getByRole("listitem")).toHaveCount(1);

  const refused = there.waitForResponse((response) => response.url().includes("/api/products"));
  await there.getByRole("link", { name: "Manage Products" }).click();
  expect((await refused).status()).toBe(401);
  const dialog = there.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill("new horse battery");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
  await expect(there.getByText("No products yet")).toBeVisible();

  await page.goto("/admin/audit-log");
  await expect(logLine(page, "owner changed their password")).toBeVisible();
  await elsewhere.context.close();
});

test("a session that is ended here is refused there, and the own one is marked", async ({
  page,
  request,
  token,
  teamShop,
}) => {
  const answer = await request.post(`${teamShop.url}/api/auth/login`, { data: OWNER });
  const { access_token: other } = (await answer.json()) as { readonly access_token: string };
  await openAdmin(page, token, "/admin/team");
  const sessions = section(page, "Open sessions");
  await expect(sessions.getByRole("listitem").filter({ hasText: "This session" })).toHaveCount(1);
  await sessions.getByRole("button", { name: /^End session of owner/ }).click();
  await expectToast(page, "Session ended");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  const me = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${other}` } });
  expect(me.status()).toBe(401);
  await page.goto("/admin/audit-log?kind=session");
  await expect(logLine(page, "ended the session")).toBeVisible();
});

test("removing asks first and signs out at once; the last account cannot be removed", async ({
  page,
  request,
  token,
  teamShop,
}) => {
  const { link } = (await callApi(request, {
    token,
    method: "POST",
    path: "/invitations",
    data: { email: "" },
  })) as { readonly link: string };
  const invitation = link.replace(/^.*=/, "");
  const made = await request.post(`${teamShop.url}/api/auth/register`, { data: { ...ROBIN, invitation } });
  const { access_token: robin } = (await made.json()) as { readonly access_token: string };

  await openAdmin(page, token, "/admin/team");
  await page.getByRole("button", { name: "Remove Robin" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove this account?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Remove Robin" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(ROBIN.email);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Account removed");
  await expect(page.getByRole("heading", { name: "Accounts" })).toBeFocused();

  const me = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${robin}` } });
  expect(me.status()).toBe(401);
  await expect(section(page, "Accounts")).toContainText("The last account cannot be removed.");
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  const accounts = (await callApi(request, { token, path: "/accounts" })) as readonly { readonly id: string }[];
  const refused = await request.delete(`/api/accounts/${accounts[0]?.id ?? ""}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(409);
  await page.goto("/admin/audit-log");
  await expect(logLine(page, "owner removed the account Robin")).toBeVisible();
});

test("a username changes everywhere at once", async ({ page, token }) => {
  await openAdmin(page, token, "/admin/team");
  const form = page.getByRole("form", { name: "Username" });
  await form.getByLabel("Username").fill("Regina");
  await form.getByRole("button", { name: "Change Username" }).click();
  await expectToast(page, "Username changed");
  await expect(section(page, "Accounts")).toContainText("Regina");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("Welcome back, Regina!")).toBeVisible();
});

test("whoever is signed in and opens an invitation is told so", async ({ page, request, token }) => {
  const { link } = (await callApi(request, {
    token,
    method: "POST",
    path: "/invitations",
    data: { email: "" },
  })) as { readonly link: string };
  await openAdmin(page, token, link);
  await expect(page.getByRole("heading", { name: "You are signed in as owner" })).toBeVisible();
});
