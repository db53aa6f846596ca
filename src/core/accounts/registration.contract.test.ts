import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { DomainError } from "../errors/domain-error.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { SETUP_TOKEN } from "../../testing/test-shop.ts";
import { quickPasswords } from "../../testing/quick-passwords.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext, RegistrationMode } from "./accounts-context.ts";
import { authenticate } from "./authenticate.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { registerAccount } from "./register-account.ts";

const CLOSED = "Registration is closed. Ask an administrator for an invitation.";

const somebody = (name: string) => ({
  email: `${name}@example.com`,
  username: name,
  password: "correct horse",
  address: "127.0.0.1",
  isPlainLocalStart: true,
});

describeOnEveryDatabase("registration", (fixture) => {
  const clock = stillClock();

  const contextOf = (registration: RegistrationMode, passwords = quickPasswords): AccountsContext => ({
    actor: { kind: "visitor" },
    storage: fixture.storage,
    clock,
    newId,
    passwords,
    tokens: createSessionTokens(),
    registration,
    setupToken: SETUP_TOKEN,
  });

  test("the first account is made and signed in, and the door closes behind it", async () => {
    const context = contextOf("first");
    const { token, account } = await registerAccount(context, somebody("owner"));
    expect(await authenticate(context, token)).toEqual(account);
    await expect(registerAccount(context, somebody("stranger"))).rejects.toMatchObject({
      code: "forbidden",
      message: CLOSED,
    });
    expect(await fixture.storage.read.accounts.count()).toBe(1);
  });

  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);
  test.each(rounds)("of two hundred at once exactly one gets in, and the others hear why (round %i)", async () => {
    // A slow hash leaves everybody else the time to try.
    const slow: PasswordHasher = {
      ...quickPasswords,
      async hash(password) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return quickPasswords.hash(password);
      },
    };
    const context = contextOf("first", slow);
    const everybody = Array.from({ length: 200 }, (_, index) => registerAccount(context, somebody(`guest-${index}`)));
    const results = await Promise.allSettled(everybody);
    const refusals = results.filter((result) => result.status === "rejected");
    expect(refusals).toHaveLength(199);
    for (const { reason } of refusals) expect(reason).toMatchObject({ code: "forbidden", message: CLOSED });
    expect(await fixture.storage.read.accounts.count()).toBe(1);
  });

  test("a registration that fails leaves the door open", async () => {
    const crowded: PasswordHasher = {
      ...quickPasswords,
      hash: () => Promise.reject(new DomainError("too-many", "Too many.")),
    };
    await expect(registerAccount(contextOf("first", crowded), somebody("owner"))).rejects.toMatchObject({
      code: "too-many",
    });
    await expect(registerAccount(contextOf("first"), somebody("owner"))).resolves.toBeDefined();
  });

  test("a registration that hangs for half a minute gives its claim up, and cannot end after another's", async () => {
    const hash = Promise.withResolvers<string>();
    const hashing = Promise.withResolvers<void>();
    const hanging: PasswordHasher = {
      ...quickPasswords,
      hash() {
        hashing.resolve();
        return hash.promise;
      },
    };
    const late = registerAccount(contextOf("first", hanging), somebody("late"));
    late.catch(() => {});
    await hashing.promise;
    await expect(registerAccount(contextOf("first"), somebody("early"))).rejects.toMatchObject({ message: CLOSED });
    clock.advance(30_001);
    await registerAccount(contextOf("first"), somebody("second"));
    hash.resolve("hash of a late password");
    await expect(late).rejects.toMatchObject({ code: "forbidden", message: CLOSED });
    expect(await fixture.storage.read.accounts.list()).toMatchObject([{ username: "second" }]);
  });

  test("away from a plain local start the first account needs the setup link", async () => {
    const context = contextOf("first");
    const remote = { ...somebody("owner"), isPlainLocalStart: false };
    const refusal = { code: "forbidden", message: expect.stringContaining("setup link") };
    await expect(registerAccount(context, remote)).rejects.toMatchObject(refusal);
    await expect(registerAccount(context, { ...remote, setupToken: "guessed" })).rejects.toMatchObject(refusal);
    await expect(registerAccount(context, { ...remote, setupToken: SETUP_TOKEN })).resolves.toBeDefined();
    await expect(registerAccount(context, { ...remote, setupToken: SETUP_TOKEN })).rejects.toMatchObject({
      message: CLOSED,
    });
  });

  test("closed registration lets nobody in", async () => {
    await expect(registerAccount(contextOf("closed"), somebody("owner"))).rejects.toMatchObject({ message: CLOSED });
    expect(await fixture.storage.read.accounts.count()).toBe(0);
  });

  test("open registration takes everybody, but each e-mail once", async () => {
    const context = contextOf("open");
    await registerAccount(context, somebody("first"));
    await registerAccount(context, somebody("second"));
    const again = { ...somebody("second"), email: "SECOND@example.com" };
    await expect(registerAccount(context, again)).rejects.toMatchObject({ code: "conflict" });
    expect(await fixture.storage.read.accounts.count()).toBe(2);
  });

  test("one address does not open accounts without end", async () => {
    const context = contextOf("open");
    const many = Array.from({ length: 30 }, (_, index) => registerAccount(context, somebody(`guest-${index}`)));
    const results = await Promise.allSettled(many);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});
