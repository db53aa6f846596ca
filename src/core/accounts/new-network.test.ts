// The owner can sign in while someone is guessing passwords.
import { afterEach, beforeEach, expect, test } from "vitest";
import { createArgon2Hasher } from "../../platform/argon2-hasher.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { newId } from "../../platform/new-id.ts";
import { openStorage, type OpenStorage } from "../../storage/open-storage.ts";
import { type StillClock, stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { createAccount } from "./create-account.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signInByLink } from "./sign-in-by-link.ts";

const EMAIL = "owner@example.com";
const PASSWORD = "correct horse";
const HOME = "198.51.100.1";
const HOTEL = "192.0.2.77";

let storage: OpenStorage;
let clock: StillClock;
let context: AccountsContext;
beforeEach(async () => {
  clock = stillClock();
  storage = await openStorage({ url: "sqlite::memory:", clock });
  // Each hash takes a few milliseconds, so that a crowd is one.
  const passwords = createArgon2Hasher({ memoryKib: 4096, passes: 1 });
  const parts = { storage, clock, newId, passwords, tokens: createSessionTokens() };
  context = { ...parts, actor: { kind: "visitor" }, registration: "first", setupToken: "secret" };
  await createAccount(context, { email: EMAIL, username: "Owner", password: PASSWORD });
});
afterEach(() => storage.close());

const attempt = (address: string, password = PASSWORD) => signIn(context, { email: EMAIL, password, address });

/** A guess at each moment that the limit allows one, and some more. */
async function guessFor(minutes: number): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 10) {
    await attempt(`203.0.113.${String(second % 250)}`, "wrong").catch(() => undefined);
    clock.advance(10_000);
  }
}

test("a reset allows sign-in from a blocked network, which then stays allowed", async () => {
  await guessFor(30);
  await expect(attempt(HOTEL)).rejects.toMatchObject({ code: "too-many" });
  const { signInToken } = await resetPassword(context, { email: EMAIL, password: PASSWORD });
  await guessFor(10);
  await expect(attempt(HOTEL), "the guesses have blocked it again").rejects.toMatchObject({ code: "too-many" });
  await expect(
    signInByLink(context, { link: signInToken, address: HOTEL, device: "Firefox on Linux" }),
  ).resolves.toMatchObject({ account: { email: EMAIL } });
  await guessFor(30);
  await expect(attempt(HOTEL), "from now on it is one of the owner's").resolves.toBeDefined();
});

test("strangers from 500 addresses do not crowd out an address that signed in before", async () => {
  await attempt(HOME);
  const crowd = Array.from({ length: 500 }, (_, at) =>
    signIn(context, {
      email: `stranger-${String(at)}@example.com`,
      password: "wrong",
      address: `203.0.${String(at % 3)}.${String(at % 250)}`,
    }).then(
      () => "in",
      ({ code }: { readonly code: string }) => code,
    ),
  );
  // Once the first of them is through, all places of the queue are taken.
  await Promise.race(crowd);
  await expect(attempt(HOME)).resolves.toMatchObject({ account: { email: EMAIL } });
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === "too-many").length).toBeGreaterThan(200);
});

test("of a crowd that signs in at once, only those whose turn comes are counted in the database", async () => {
  let writes = 0;
  const counting: OpenStorage = {
    ...storage,
    write: async (work) => {
      writes += 1;
      return storage.write(work);
    },
  };
  const crowd = Array.from({ length: 500 }, (_, at) =>
    signIn(
      { ...context, storage: counting },
      { email: `stranger-${String(at)}@example.com`, password: "wrong", address: `203.0.113.${String(at % 250)}` },
    ).catch(() => undefined),
  );
  await Promise.all(crowd);
  // Two at once and twenty that wait; more come in while the first are done.
  expect(writes).toBeLessThan(100);
});
