import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildAccount, buildSession } from "../../testing/entity-builders.ts";
import { STILL } from "../../testing/still-clock.ts";

const LAPSE_MS = 30_000;

async function claim({ storage }: DatabaseFixture, token: string, now = STILL): Promise<boolean> {
  return storage.write(({ accounts }) => accounts.claimFirst({ token, now, lapseMs: LAPSE_MS }));
}

describeOnEveryDatabase("accounts", (fixture) => {
  const addAccount = (email: string) =>
    fixture.storage.write(({ accounts }) => accounts.insert(buildAccount({ email }), "hash"));

  test("are found by their e-mail, however it is written", async () => {
    const account = buildAccount({ email: "Robin@Example.com" });
    await fixture.storage.write(({ accounts }) => accounts.insert(account, "hash one"));
    const { accounts } = fixture.storage.read;
    expect(await accounts.findByEmail(" robin@EXAMPLE.com ")).toEqual({ account, passwordHash: "hash one" });
    expect(await accounts.findById(account.id)).toEqual(account);
    expect(await accounts.findByEmail("else@example.com")).toBeUndefined();
    await fixture.storage.write((stores) => stores.accounts.setPasswordHash(account.id, "hash two"));
    expect(await accounts.findByEmail(account.email)).toMatchObject({ passwordHash: "hash two" });
    expect(await accounts.list()).toEqual([account]);
    expect(await accounts.count()).toBe(1);
  });

  test("are refused a second one with the same folded e-mail", async () => {
    await addAccount("robin@example.com");
    await expect(addAccount("ROBIN@example.com")).rejects.toMatchObject({
      code: "conflict",
      message: "An account with this e-mail exists already.",
    });
  });
});

describeOnEveryDatabase("the claim on the first account", (fixture) => {
  test("goes to one of two hundred who ask at once", async () => {
    const tokens = Array.from({ length: 200 }, () => newId());
    const answers = await Promise.all(tokens.map((token) => claim(fixture, token)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const winner = tokens[answers.indexOf(true)] ?? "";
    expect(await fixture.storage.write(({ accounts }) => accounts.holdsClaim(winner))).toBe(true);
  });

  test("lapses, and then goes to another", async () => {
    expect(await claim(fixture, "slow")).toBe(true);
    expect(await claim(fixture, "early", STILL + LAPSE_MS - 1)).toBe(false);
    expect(await claim(fixture, "late", STILL + LAPSE_MS)).toBe(true);
    await fixture.storage.write(async ({ accounts }) => {
      expect(await accounts.holdsClaim("slow")).toBe(false);
      expect(await accounts.holdsClaim("late")).toBe(true);
    });
  });

  test("is free again after its holder gave it back, and only then", async () => {
    expect(await claim(fixture, "first")).toBe(true);
    await fixture.storage.write(({ accounts }) => accounts.releaseClaim("another"));
    expect(await claim(fixture, "second")).toBe(false);
    await fixture.storage.write(({ accounts }) => accounts.releaseClaim("first"));
    expect(await claim(fixture, "second")).toBe(true);
  });

  test("is worth nothing once there is an account", async () => {
    expect(await claim(fixture, "first")).toBe(true);
    await fixture.storage.write(({ accounts }) => accounts.insert(buildAccount(), "hash"));
    expect(await fixture.storage.write(({ accounts }) => accounts.holdsClaim("first"))).toBe(false);
    expect(await claim(fixture, "second", STILL + LAPSE_MS)).toBe(false);
  });

  test("lets one of two hundred registrations through, hashes and all", async () => {
    const register = async (token: string): Promise<boolean> => {
      if (!(await claim(fixture, token))) return false;
      return fixture.storage.write(async ({ accounts }) => {
        if (!(await accounts.holdsClaim(token))) return false;
        await accounts.insert(buildAccount(), "hash");
        await accounts.releaseClaim(token);
        return true;
      });
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => register(newId())));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await fixture.storage.read.accounts.count()).toBe(1);
  });
});

describeOnEveryDatabase("sessions", (fixture) => {
  async function addSession(tokenHash: string, given: { createdAt?: number; lastUsedAt?: number } = {}) {
    const account = buildAccount();
    const session = buildSession({ accountId: account.id, ...given });
    await fixture.storage.write(async ({ accounts, sessions }) => {
      await accounts.insert(account, "hash");
      await sessions.insert(tokenHash, session);
    });
    return session;
  }

  test("are found by the hash of their token until they are removed", async () => {
    const session = await addSession("abc");
    const { sessions } = fixture.storage.read;
    expect(await sessions.find("abc")).toEqual(session);
    expect(await sessions.find("abd")).toBeUndefined();
    await fixture.storage.write((stores) => stores.sessions.touch("abc", STILL + 5));
    expect(await sessions.find("abc")).toEqual({ ...session, lastUsedAt: STILL + 5 });
    expect(await sessions.findById(session.id)).toMatchObject({ device: session.device });
    expect(await fixture.storage.write((stores) => stores.sessions.remove(session.id))).toBe(1);
    expect(await sessions.find("abc")).toBeUndefined();
    expect(await fixture.storage.write((stores) => stores.sessions.remove(session.id))).toBe(0);
  });

  test("of an account end together, those of others go on", async () => {
    const mine = await addSession("mine");
    await addSession("theirs");
    expect(await fixture.storage.write(({ sessions }) => sessions.removeAllOf(mine.accountId))).toBe(1);
    expect(await fixture.storage.read.sessions.find("mine")).toBeUndefined();
    expect(await fixture.storage.read.sessions.find("theirs")).toBeDefined();
  });

  test("of an account end but for the one that goes on", async () => {
    const mine = await addSession("mine");
    const other = buildSession({ accountId: mine.accountId });
    await fixture.storage.write(async ({ sessions }) => {
      await sessions.insert("other", other);
      expect(await sessions.removeAllOf(mine.accountId, mine.id)).toBe(1);
    });
    expect(await fixture.storage.read.sessions.find("mine")).toBeDefined();
    expect(await fixture.storage.read.sessions.find("other")).toBeUndefined();
  });

  test("that are open are listed, last used first", async () => {
    const early = await addSession("early", { lastUsedAt: STILL - 3 });
    await addSession("old", { createdAt: STILL - 10 });
    await addSession("unused", { lastUsedAt: STILL - 5 });
    const late = await addSession("late");
    const after = { createdAt: STILL - 10, lastUsedAt: STILL - 5 };
    expect(await fixture.storage.read.sessions.listOpen(after)).toEqual([late, early]);
  });

  test("go with their account", async () => {
    const { accountId } = await addSession("abc");
    await fixture.storage.write(({ accounts }) => accounts.remove(accountId));
    expect(await fixture.storage.read.sessions.find("abc")).toBeUndefined();
    expect(await fixture.storage.read.accounts.findById(accountId)).toBeUndefined();
  });

  test("that are too old or unused for too long are cleared away", async () => {
    await addSession("old", { createdAt: STILL - 10 });
    await addSession("unused", { lastUsedAt: STILL - 5 });
    await addSession("fresh");
    await fixture.storage.write(({ sessions }) =>
      sessions.removeExpired({ createdAt: STILL - 9, lastUsedAt: STILL - 4 }),
    );
    const { sessions } = fixture.storage.read;
    const left = await Promise.all(["old", "unused", "fresh"].map((hash) => sessions.find(hash)));
    expect(left.map((session) => session !== undefined)).toEqual([false, false, true]);
  });
});
