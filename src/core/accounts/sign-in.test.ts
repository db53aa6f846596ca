import { afterEach, beforeEach, expect, test } from "vitest";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { newId } from "../../platform/new-id.ts";
import { openStorage, type OpenStorage } from "../../storage/open-storage.ts";
import { type StillClock, stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { authenticate } from "./authenticate.ts";
import { createAccount } from "./create-account.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const EMAIL = "owner@example.com";
const PASSWORD = "correct horse";
const DAY_MS = 24 * 60 * 60_000;

let storage: OpenStorage;
let clock: StillClock;
let context: AccountsContext;
/** What was hashed or verified, to count the work. */
let work: string[];

/** Recognises passwords without the cost of hashing them. */
const passwords: PasswordHasher = {
  inTurn: (_requester, attempt) => attempt(),
  async hash(password) {
    return `hash of ${password}`;
  },
  async verify(password, hash) {
    work.push(hash ?? "nothing");
    return hash === `hash of ${password}`;
  },
};

beforeEach(async () => {
  work = [];
  clock = stillClock();
  storage = await openStorage({ url: "sqlite::memory:", clock });
  const tokens = createSessionTokens();
  const parts = { storage, clock, newId, passwords, tokens };
  context = { ...parts, actor: { kind: "visitor" }, registration: "first", setupToken: "secret" };
  await createAccount(context, { email: EMAIL, username: "Owner", password: PASSWORD });
});
afterEach(() => storage.close());

const attempt = (email: string, password: string, address = "198.51.100.1") =>
  signIn(context, { email, password, address });

test("whoever knows the password signs in, however the e-mail is written", async () => {
  const { token, account } = await attempt(" Owner@Example.COM ", PASSWORD);
  expect(account).toMatchObject({ email: EMAIL, username: "Owner" });
  expect(await authenticate(context, token)).toEqual(account);
});

test("an unknown e-mail hears the same and costs the same work as a wrong password", async () => {
  const wrong = await attempt(EMAIL, "wrong horse").catch((error: unknown) => error);
  const unknown = await attempt("nobody@example.com", PASSWORD).catch((error: unknown) => error);
  expect(wrong).toMatchObject({ code: "unauthenticated", message: "Email or password is wrong." });
  expect(unknown).toEqual(wrong);
  expect(work).toEqual([`hash of ${PASSWORD}`, "nothing"]);
});

test("the limit stands before the hash", async () => {
  for (let count = 0; count < 4; count += 1)
    await expect(attempt(EMAIL, "wrong")).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(attempt(EMAIL, PASSWORD)).rejects.toMatchObject({ code: "too-many", details: { retryAfterSeconds: 1 } });
  expect(work).toHaveLength(4);
  clock.advance(1000);
  await expect(attempt(EMAIL, PASSWORD)).resolves.toBeDefined();
});

test("a session ends after a week without use", async () => {
  const { token } = await attempt(EMAIL, PASSWORD);
  clock.advance(7 * DAY_MS - 1);
  expect(await authenticate(context, token)).toBeDefined();
  clock.advance(7 * DAY_MS);
  expect(await authenticate(context, token)).toBeUndefined();
});

test("a session ends after a month, however much it is used", async () => {
  const { token } = await attempt(EMAIL, PASSWORD);
  for (let day = 1; day < 30; day += 1) {
    clock.advance(DAY_MS);
    expect(await authenticate(context, token)).toBeDefined();
  }
  clock.advance(DAY_MS);
  expect(await authenticate(context, token)).toBeUndefined();
});

test("the use of a session is written down once a minute at most", async () => {
  const { token } = await attempt(EMAIL, PASSWORD);
  const lastUsed = async () => (await storage.read.sessions.find(context.tokens.hash(token)))?.lastUsedAt;
  const start = clock.now();
  clock.advance(59_999);
  await authenticate(context, token);
  expect(await lastUsed()).toBe(start);
  clock.advance(1);
  await authenticate(context, token);
  expect(await lastUsed()).toBe(start + 60_000);
});

test("signing out ends the session that it came from and no other", async () => {
  const first = await attempt(EMAIL, PASSWORD);
  const second = await attempt(EMAIL, PASSWORD);
  await signOut(context, first.token);
  expect(await authenticate(context, first.token)).toBeUndefined();
  expect(await authenticate(context, second.token)).toBeDefined();
});

test("a new password ends every session, and the old password opens nothing", async () => {
  const { token } = await attempt(EMAIL, PASSWORD);
  await resetPassword(context, { email: EMAIL, password: "new horse battery" });
  expect(await authenticate(context, token)).toBeUndefined();
  await expect(attempt(EMAIL, PASSWORD)).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(attempt(EMAIL, "new horse battery")).resolves.toBeDefined();
});

test("a password that changes while its hash is computed opens nothing", async () => {
  const slow: PasswordHasher = {
    ...passwords,
    async verify(password, hash) {
      await resetPassword(context, { email: EMAIL, password: "new horse battery" });
      return passwords.verify(password, hash);
    },
  };
  const race = signIn({ ...context, passwords: slow }, { email: EMAIL, password: PASSWORD, address: "198.51.100.1" });
  await expect(race).rejects.toMatchObject({ code: "unauthenticated" });
});

test("nobody's password is reset by a name that has no account", async () => {
  await expect(resetPassword(context, { email: "nobody@example.com", password: PASSWORD })).rejects.toMatchObject({
    code: "not-found",
    message: "No account has the email nobody@example.com.",
  });
});

test("reading goes on where the session's use cannot be written", async () => {
  const { token } = await attempt(EMAIL, PASSWORD);
  clock.advance(DAY_MS);
  const fullDisk: AccountsContext = { ...context, storage: { ...storage, read: storage.read, write: refuseToWrite } };
  expect(await authenticate(fullDisk, token)).toBeDefined();
});

async function refuseToWrite(): Promise<never> {
  const { DomainError } = await import("../errors/domain-error.ts");
  throw new DomainError("disk-full", "There is no room left.");
}
