// Everything an account has issued is revoked with its password and with the account. Each kind is declared here and tested
// with each way of revoking. A new table that refers to accounts fails until it is declared.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { quickPasswords } from "../../testing/quick-passwords.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { Account } from "./account.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { authenticate } from "./authenticate.ts";
import { changePassword } from "./change-password.ts";
import { changeRole } from "./change-role.ts";
import { createAccount } from "./create-account.ts";
import { inspectInvitation } from "./inspect-invitation.ts";
import { invite } from "./invite.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { registerAccount } from "./register-account.ts";
import { removeAccount } from "./remove-account.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signInByLink } from "./sign-in-by-link.ts";

const PASSWORD = "correct horse";
const ADDRESS = "198.51.100.1";
const DEVICE = "Firefox on Linux";

const passes = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    (result) => result !== undefined,
    () => false,
  );

interface Issued {
  /** Issues one for the account, and answers whether it still opens anything. */
  issue(context: AccountsContext, account: Account): Promise<() => Promise<boolean>>;
}

const ISSUED: Readonly<Record<string, Issued>> = {
  sessions: {
    async issue(context, { email }) {
      const { token } = await signIn(context, { email, password: PASSWORD, address: ADDRESS });
      return () => passes(authenticate(context, token));
    },
  },
  invitations: {
    async issue(context, { id }) {
      const { token } = await invite(context, { invitedBy: id, email: "", role: "owner" });
      return () => passes(inspectInvitation(context, token));
    },
  },
  sign_in_links: {
    async issue(context, { id }) {
      const token = context.tokens.create();
      const expiresAt = context.clock.now() + 60_000;
      const link = { tokenHash: context.tokens.hash(token), accountId: id, expiresAt };
      await context.storage.write(({ signInLinks }) => signInLinks.insert(link));
      return () => passes(signInByLink(context, { link: token, address: ADDRESS, device: DEVICE }));
    },
  },
};

/** Refer to an account and open nothing. */
const HARMLESS = ["kept_answers"];

test("every table that refers to accounts is declared as issued or harmless", async () => {
  const folder = mkdtempSync(join(tmpdir(), "regretless-issued-"));
  const path = join(folder, "shop.sqlite");
  await (await openStorage({ url: `sqlite:${path}`, clock: stillClock() })).close();
  const database = new DatabaseSync(path, { readOnly: true });
  const referring = database
    .prepare(
      `select distinct m.name from sqlite_schema m join pragma_foreign_key_list(m.name) f
       where m.type = 'table' and f."table" = 'accounts'`,
    )
    .all();
  database.close();
  rmSync(folder, { recursive: true });
  const names = referring.map(({ name }) => String(name));
  expect(names.toSorted()).toEqual([...Object.keys(ISSUED), ...HARMLESS].toSorted());
});

describeOnEveryDatabase("what an account issued", (fixture) => {
  const contextOf = (passwords: PasswordHasher = quickPasswords): AccountsContext => ({
    actor: { kind: "command-line" },
    storage: fixture.storage,
    clock: stillClock(),
    newId,
    passwords,
    tokens: createSessionTokens(),
    registration: "closed",
    setupToken: "secret",
  });
  const addOwner = (name: string) =>
    createAccount(contextOf(), { email: `${name}@example.com`, username: name, password: PASSWORD });
  const enter = async ({ email }: Account) =>
    (await signIn(contextOf(), { email, password: PASSWORD, address: "198.51.100.2" })).token;
  const change = (account: Account, token: string, context = contextOf()) =>
    changePassword(context, {
      account,
      token,
      currentPassword: PASSWORD,
      newPassword: "new horse battery",
      address: "198.51.100.2",
    });

  const WAYS_TO_END = {
    "its password is changed": async (account: Account) => void (await change(account, await enter(account))),
    "its password is reset": async ({ email }: Account) =>
      void (await resetPassword(contextOf(), { email, password: "new horse battery" })),
    "it is removed": ({ id }: Account) => removeAccount(contextOf(), id),
  };

  describe.each(Object.entries(WAYS_TO_END))("when %s", (_when, end) => {
    test.each(Object.entries(ISSUED))(
      "its %s open nothing any more, and those of others still do",
      async (_name, { issue }) => {
        const context = contextOf();
        const [thief, other] = [await addOwner("thief"), await addOwner("other")];
        const [opensAtThief, opensAtOther] = [await issue(context, thief), await issue(context, other)];
        await end(thief);
        expect(await opensAtThief()).toBe(false);
        expect(await opensAtOther()).toBe(true);
      },
    );
  });

  test("an invitation that is being accepted while the password changes makes no account", async () => {
    const hashing = Promise.withResolvers<void>();
    const slow: PasswordHasher = {
      ...quickPasswords,
      async hash(password) {
        await hashing.promise;
        return quickPasswords.hash(password);
      },
    };
    const owner = await addOwner("owner");
    const { token: invitation } = await invite(contextOf(), { invitedBy: owner.id, email: "" });
    const robin = { email: "robin@example.com", username: "Robin", password: PASSWORD };
    const accepting = registerAccount(contextOf(slow), {
      ...robin,
      address: ADDRESS,
      isPlainLocalStart: false,
      invitation,
    });
    accepting.catch(() => {});
    await change(owner, await enter(owner));
    hashing.resolve();
    await expect(accepting).rejects.toMatchObject({ code: "forbidden" });
    expect(await fixture.storage.read.accounts.count()).toBe(1);
  });

  test("a stolen session that invites while the password changes leaves no open invitation", async () => {
    const owner = await addOwner("owner");
    const [mine, stolen] = [await enter(owner), await enter(owner)];
    const invite20 = Array.from({ length: 20 }, () =>
      invite(contextOf(), { invitedBy: owner.id, session: stolen, email: "" }),
    );
    await Promise.allSettled([...invite20.slice(0, 10), change(owner, mine), ...invite20.slice(10)]);
    expect(await fixture.storage.read.invitations.listOpen(contextOf().clock.now())).toEqual([]);
    await expect(invite(contextOf(), { invitedBy: owner.id, session: stolen, email: "" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  test("an owner who becomes an editor loses their open invitations and can make no more", async () => {
    const [owner, robin] = [await addOwner("owner"), await addOwner("robin")];
    const { token } = await invite(contextOf(), { invitedBy: robin.id, email: "", role: "owner" });
    const kept = await invite(contextOf(), { invitedBy: owner.id, email: "" });
    await changeRole(contextOf(), robin.id, "editor");
    await expect(inspectInvitation(contextOf(), token)).rejects.toMatchObject({ code: "forbidden" });
    expect(await inspectInvitation(contextOf(), kept.token)).toEqual(kept.invitation);
    await expect(invite(contextOf(), { invitedBy: robin.id, email: "" })).rejects.toMatchObject({ code: "forbidden" });
  });

  test("a sign-in link works once, for 15 minutes, and not after another reset", async () => {
    const context = contextOf();
    const { email } = await addOwner("owner");
    const reset = async () => (await resetPassword(context, { email, password: "new horse battery" })).signInToken;
    const open = (link: string, by = context) => signInByLink(by, { link, address: ADDRESS, device: DEVICE });
    const replaced = await reset();
    const link = await reset();
    const refusal = { code: "forbidden", message: expect.stringContaining("is no longer valid") };
    await expect(open(replaced)).rejects.toMatchObject(refusal);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => open(link)));
    const opened = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(opened).toHaveLength(1);
    expect(await authenticate(context, opened[0]?.token ?? "")).toMatchObject({ email });
    const late = await reset();
    const clock = stillClock();
    clock.advance(15 * 60_000);
    await expect(open(late, { ...context, clock })).rejects.toMatchObject(refusal);
    await expect(open("guessed")).rejects.toMatchObject(refusal);
  });
});
