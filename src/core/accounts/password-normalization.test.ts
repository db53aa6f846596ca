// A password works in every Unicode form a keyboard may produce, wherever passwords are set or compared.
import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { openStorage, type OpenStorage } from "../../storage/open-storage.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { changePassword } from "./change-password.ts";
import { createAccount } from "./create-account.ts";
import { invite } from "./invite.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { registerAccount } from "./register-account.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";

const COMPOSED = "caf\u00e9 \uc0ac\ub791 na\u00efve";
const DECOMPOSED = COMPOSED.normalize("NFD");
const EMAIL = "owner@example.com";
const ADDRESS = "198.51.100.1";

let storage: OpenStorage;
let context: AccountsContext;
let hashes: number;
const passwords: PasswordHasher = {
  inTurn: (_requester, attempt) => attempt(),
  async hash(password) {
    hashes += 1;
    return `hash of ${password}`;
  },
  async verify(password, hash) {
    hashes += 1;
    return hash === `hash of ${password}`;
  },
};

beforeEach(async () => {
  hashes = 0;
  const clock = stillClock();
  storage = await openStorage({ url: "sqlite::memory:", clock });
  const parts = { storage, clock, newId, passwords, tokens: createSessionTokens() };
  context = { ...parts, actor: { kind: "visitor" }, registration: "first", setupToken: "secret" };
});
afterEach(() => storage.close());

const enter = (password: string, email = EMAIL) => signIn(context, { email, password, address: ADDRESS });
const create = (password: string) => createAccount(context, { email: EMAIL, username: "Owner", password });
const register = (password: string, invitation?: string) =>
  registerAccount(context, {
    email: invitation === undefined ? EMAIL : "robin@example.com",
    username: "Owner",
    password,
    address: ADDRESS,
    isPlainLocalStart: true,
    invitation,
  });

/** Each way to set a password; answers whose it is. */
const WAYS_TO_SET: Readonly<Record<string, (password: string) => Promise<string>>> = {
  "registered with": async (password) => (await register(password)).account.email,
  "accepted an invitation with": async (password) => {
    const { id } = await create("plain password");
    const { token } = await invite(context, { invitedBy: id, email: "" });
    return (await register(password, token)).account.email;
  },
  "created on the command line with": async (password) => (await create(password)).email,
  "reset to": async (password) => {
    await create("plain password");
    return (await resetPassword(context, { email: EMAIL, password })).account.email;
  },
  "changed to": async (password) => {
    const account = await create(DECOMPOSED);
    const { token } = await enter(COMPOSED);
    const change = { account, token, currentPassword: DECOMPOSED, newPassword: password, address: ADDRESS };
    await changePassword(context, change);
    return EMAIL;
  },
};

test.each(Object.entries(WAYS_TO_SET))("a password %s one form works in all forms", async (_way, set) => {
  const email = await set(DECOMPOSED);
  for (const typed of [COMPOSED, DECOMPOSED, COMPOSED.replaceAll(" ", "\u00a0"), COMPOSED.replaceAll(" ", "\u3000")])
    await expect(enter(typed, email)).resolves.toBeDefined();
  await expect(enter(COMPOSED.toUpperCase(), email)).rejects.toMatchObject({ code: "unauthenticated" });
});

/** As it was stored before passwords were normalized. */
async function storeLegacy(password: string): Promise<void> {
  const { id } = await create("any password");
  await storage.write(({ accounts }) => accounts.setPasswordHash(id, `hash of ${password}`));
}

test.each([
  ["composed", COMPOSED],
  ["decomposed", DECOMPOSED],
])(
  "a hash made of the %s form before still opens to what was typed then, and afterwards to all forms",
  async (_form, old) => {
    await storeLegacy(old);
    await expect(enter(old)).resolves.toBeDefined();
    for (const typed of [COMPOSED, DECOMPOSED]) await expect(enter(typed)).resolves.toBeDefined();
  },
);

test("a password change compares with a hash made before, too", async () => {
  await storeLegacy(DECOMPOSED);
  const { account, token } = await enter(DECOMPOSED);
  await storage.write(({ accounts }) => accounts.setPasswordHash(account.id, `hash of ${DECOMPOSED}`));
  const change = { account, token, currentPassword: DECOMPOSED, newPassword: "new horse", address: ADDRESS };
  await expect(changePassword(context, change)).resolves.toBe(0);
});

async function costOf(work: Promise<unknown>): Promise<number> {
  hashes = 0;
  await work.catch(() => undefined);
  return hashes;
}

test("only a password with two forms costs two hashes, right or wrong, known account or not", async () => {
  await create(COMPOSED);
  expect(await costOf(enter("correct horse"))).toBe(1);
  expect(await costOf(enter("correct horse", "nobody@example.com"))).toBe(1);
  expect(await costOf(enter(`${DECOMPOSED}!`))).toBe(2);
  expect(await costOf(enter(`${DECOMPOSED}!`, "nobody@example.com"))).toBe(2);
});
