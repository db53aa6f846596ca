import type { Page } from "@playwright/test";
import { expectToast, openAdmin, toastOf } from "./admin-screen.ts";
import { startBuiltShop } from "./built-shop.ts";
import { expect, OWNER, signIn, test } from "./fixtures.ts";

const GUARDED = [
  "/admin",
  "/admin/products",
  "/admin/products/new",
  "/admin/products/edit/any",
  "/admin/categories",
  "/admin/gift-guides",
  "/admin/giveaways",
  "/admin/exclusives",
];

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

async function fillLogin(page: Page, password = OWNER.password): Promise<void> {
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(password);
}

async function fillRegistration(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Email").fill("second@shop.example");
  await page.getByLabel("Username").fill("second");
  await page.getByLabel("Password").fill("another horse battery");
}

test.describe("somebody who is not signed in", () => {
  for (const path of GUARDED) {
    test(`is sent from ${path} to the login page`, async ({ page }) => {
      await page.goto(path);

      await expect(page).toHaveURL("/admin/login");
      await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
    });
  }

  test("gets back to the store", async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByRole("link", { name: "Back to Store" }).click();

    await expect(page).toHaveURL("/");
  });

  test("must fill in what the browser requires", async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();

    await page.getByLabel("Email").fill("not an address");
    expect(await page.getByLabel("Email").evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    expect(await page.getByLabel("Password").evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );

    await page.getByRole("tab", { name: "Register" }).click();
    for (const label of ["Email", "Username", "Password"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required", "");
    }
  });
});

test.describe("logging in", () => {
  test("says so, keeps the token and opens the dashboard", async ({ page, ownerToken: _registered }) => {
    await page.goto("/admin/login");
    await page.route("**/api/auth/login", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await fillLogin(page);
    await page.getByRole("button", { name: "Login" }).click();

    await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
    await expectToast(page, "Login successful!");
    await expect(page).toHaveURL("/admin");
    await expect(page.getByText(`Welcome back, ${OWNER.username}!`)).toBeVisible();
    expect(await storedToken(page)).toMatch(/^[\w-]{43}$/);
  });

  test("with a wrong password shows the server's sentence and keeps what was typed", async ({
    page,
    ownerToken: _registered,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 401/);
    await page.goto("/admin/login");
    await fillLogin(page, "wrong horse battery");
    const answer = page.waitForResponse("**/api/auth/login");
    await page.getByRole("button", { name: "Login" }).click();

    const { detail } = (await (await answer).json()) as { readonly detail: string };
    await expectToast(page, detail);
    await expect(page.getByRole("alert")).toHaveText(detail);
    await expect(page.getByLabel("Email")).toHaveValue(OWNER.email);
    await expect(page).toHaveURL("/admin/login");
  });

  test("against a shop that does not answer fails in the specification's words", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Failed to load resource/);
    await page.goto("/admin/login");
    await page.route("**/api/auth/login", (route) => route.abort());
    await fillLogin(page);
    await page.getByRole("button", { name: "Login" }).click();

    await expectToast(page, "Login failed");
  });
});

test.describe("registering", () => {
  test("on a new shop says so and opens the dashboard", async ({ page }) => {
    const shop = await startBuiltShop({ SEED_DEMO: "0" });
    await page.goto(`${shop.url}/admin/login`);
    await page.route("**/api/auth/register", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await fillRegistration(page);
    await page.getByRole("button", { name: "Register" }).click();

    await expect(page.getByRole("button", { name: "Registering..." })).toBeDisabled();
    await expectToast(page, "Registration successful!");
    await expect(page).toHaveURL(`${shop.url}/admin`);
    await expect(page.getByText("Welcome back, second!")).toBeVisible();
    await shop.stop();
  });

  test("after the first account shows why it is closed", async ({ page, ownerToken: _registered, expectedTrouble }) => {
    expectedTrouble.push(/status of 403/);
    await page.goto("/admin/login");
    await fillRegistration(page);
    await page.getByRole("button", { name: "Register" }).click();

    await expectToast(page, "Registration is closed. Ask an administrator for an invitation.");
  });

  test("against a shop that does not answer fails in the specification's words", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Failed to load resource/);
    await page.goto("/admin/login");
    await page.route("**/api/auth/register", (route) => route.abort());
    await fillRegistration(page);
    await page.getByRole("button", { name: "Register" }).click();

    await expectToast(page, "Registration failed");
  });

  test("by the setup link starts on its tab and sends the secret along", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 403/);
    await page.goto("/admin/login#setup=secret-of-the-link");
    await page.getByLabel("Email").fill("second@shop.example");
    await page.getByLabel("Username").fill("second");
    await page.getByLabel("Password").fill("another horse battery");
    const request = page.waitForRequest("**/api/auth/register");
    await page.route("**/api/auth/register", (route) =>
      route.fulfill({ status: 403, json: { detail: "No.", code: "forbidden" } }),
    );
    await page.getByRole("button", { name: "Register" }).click();

    expect((await request).postDataJSON()).toMatchObject({ setup_token: "secret-of-the-link" });
  });

  test("with a password that is too short says so at the field", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 422/);
    await page.goto("/admin/login");
    await fillRegistration(page);
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Register" }).click();

    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 8 characters/);
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  });
});

test.describe("a session", () => {
  test("leads from the login page to the dashboard", async ({ page, ownerToken }) => {
    await signIn(page, ownerToken);
    await page.goto("/admin/login");

    await expect(page).toHaveURL("/admin");
  });

  test("is verified behind a spinner", async ({ page, ownerToken }) => {
    await signIn(page, ownerToken);
    await page.route("**/api/auth/me", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto("/admin");

    await expect(page.getByRole("status")).toHaveText("Loading…");
    await expect(page.getByText("Welcome back,")).toBeHidden();
    await expect(page.getByText("Welcome back,")).toBeVisible();
  });

  test("that has ended is thrown away silently", async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 401/);
    await page.goto("/admin/login");
    await page.evaluate(() => localStorage.setItem("token", "of-another-life"));
    await page.goto("/admin");

    await expect(page).toHaveURL("/admin/login");
    expect(await storedToken(page)).toBeNull();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });

  test("survives a reload that cuts its check short", async ({ page, ownerToken }) => {
    await page.goto("/admin/login");
    await page.evaluate((token) => localStorage.setItem("token", token), ownerToken);
    await page.route("**/api/auth/me", () => new Promise(() => {}), { times: 1 });
    await Promise.all([page.waitForRequest("**/api/auth/me"), page.goto("/admin")]);
    await page.reload();

    await expect(page.getByText("Welcome back,")).toBeVisible();
  });

  test("ends on Logout, here and on the server", async ({ page, request }) => {
    const shop = await startBuiltShop({ SEED_DEMO: "0" });
    await page.goto(`${shop.url}/admin/login`);
    await fillRegistration(page);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(toastOf(page, "Registration successful!")).toBeVisible();
    const token = await storedToken(page);
    const answer = page.waitForResponse("**/api/auth/logout");
    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page).toHaveURL(`${shop.url}/admin/login`);
    expect((await answer).status()).toBe(204);
    expect(await storedToken(page)).toBeNull();
    const me = await request.get(`${shop.url}/api/auth/me`, { headers: { Authorization: `Bearer ${String(token)}` } });
    expect(me.status()).toBe(401);
    await shop.stop();
  });
});

test("a change of screen moves the focus to its heading", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin");
  await page.getByRole("link", { name: "Manage Products" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Manage Products" })).toBeFocused();
  await expect(page).toHaveTitle("Manage Products · Regretless");
});
