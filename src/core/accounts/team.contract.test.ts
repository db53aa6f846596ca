import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { quickPasswords } from "../../testing/quick-passwords.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { Account } from "./account.ts";
import type { AccountsContext, RegistrationMode } from "./accounts-context.ts";
import { authenticate } from "./authenticate.ts";
import { changePassword } from "./change-password.ts";
import { createAccount } from "./create-account.ts";
import { inspectInvitation } from "./inspect-invitation.ts";
import { invite, listInvitations, revokeInvitation } from "./invite.ts";
import { listSessions } from "./list-team.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { registerAccount } from "./register-account.ts";
import { removeAccount } from "./remove-account.ts";
import { revokeSession } from "./revoke-session.ts";
import { signIn } from "./sign-in.ts";

const HOUR_MS = 60 * 60_000;
const PASSWORD = "correct horse";
const ADDRESS = "198.51.100.1";
const USED = "This invitation was used already. Ask for a new one, or sign in.";

const guest = (name: string, invitation: string) => ({
  email: `${name}@example.com`,
  username: name,
  password: PASSWORD,
  address: ADDRESS,
  isPlainLocalStart: false,
  invitation,
});

const join = (context: AccountsContext, name: string) =>
  createAccount(context, { email: `${name}@example.com`, username: name, password: PASSWORD });
const enter = (context: AccountsContext, { email }: Account, password = PASSWORD) =>
  signIn(context, { email, password, address: ADDRESS, device: "Firefox on Linux" });

describeOnEveryDatabase("the team", (fixture) => {
  let clock = stillClock();

  const contextOf = (passwords: PasswordHasher = quickPasswords, registration: RegistrationMode = "closed") => {
    clock = stillClock();
    const parts = { storage: fixture.storage, clock, newId, passwords, tokens: createSessionTokens() };
    const context: AccountsContext = {
      ...parts,
      actor: { kind: "command-line" },
      registration,
      setupToken: "secret",
    };
    return context;
  };
  const usernames = async () => (await fixture.storage.read.accounts.list()).map(({ username }) => username);

  test("an invitation makes one account, also where registration is closed, and then no other", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token, invitation } = await invite(context, { invitedBy: owner.id, email: "" });
    expect(await inspectInvitation(context, token)).toEqual(invitation);
    const { account, token: bearer } = await registerAccount(context, guest("robin", token));
    expect(await authenticate(context, bearer)).toEqual(account);
    await expect(registerAccount(context, guest("second", token))).rejects.toMatchObject({
      code: "forbidden",
      message: USED,
    });
    await expect(inspectInvitation(context, token)).rejects.toMatchObject({ message: USED });
    expect(await usernames()).toEqual(["owner", "robin"]);
    expect(await listInvitations(context)).toEqual([]);
  });

  test("of twenty who use one invitation at once exactly one gets in, and the others hear why", async () => {
    const hashing = Promise.withResolvers<void>();
    // All of them have found the invitation open before the first is let through.
    const slow: PasswordHasher = {
      ...quickPasswords,
      async hash(password) {
        await hashing.promise;
        return quickPasswords.hash(password);
      },
    };
    const context = contextOf(slow);
    const owner = await join(contextOf(), "owner");
    const { token } = await invite(context, { invitedBy: owner.id, email: "" });
    const tries = Array.from({ length: 20 }, (_, at) => registerAccount(context, guest(`guest-${String(at)}`, token)));
    const outcomes = Promise.allSettled(tries);
    await new Promise((resolve) => setTimeout(resolve, 50));
    hashing.resolve();
    const refused = (await outcomes).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(19);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: "forbidden", message: USED } });
    expect(await fixture.storage.read.accounts.count()).toBe(2);
  });

  test("an invitation works until its 72 hours are over, and not a millisecond longer", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token } = await invite(context, { invitedBy: owner.id, email: "" });
    clock.advance(72 * HOUR_MS - 1);
    expect(await inspectInvitation(context, token)).toBeDefined();
    clock.advance(1);
    const refusal = { code: "forbidden", message: "This invitation has expired. Ask for a new one." };
    await expect(inspectInvitation(context, token)).rejects.toMatchObject(refusal);
    await expect(registerAccount(context, guest("late", token))).rejects.toMatchObject(refusal);
    expect(await listInvitations(context)).toEqual([]);
    expect(await usernames()).toEqual(["owner"]);
  });

  test("an invitation that was withdrawn, or that never was, makes no account", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token, invitation } = await invite(context, { invitedBy: owner.id, email: "" });
    await revokeInvitation(context, invitation.id);
    await expect(registerAccount(context, guest("robin", token))).rejects.toMatchObject({
      message: "This invitation was withdrawn. Ask for a new one.",
    });
    await expect(revokeInvitation(context, invitation.id)).rejects.toMatchObject({ code: "not-found" });
    const guessed = createSessionTokens().create();
    await expect(registerAccount(context, guest("robin", guessed))).rejects.toMatchObject({
      message: expect.stringContaining("does not exist"),
    });
    expect(await usernames()).toEqual(["owner"]);
  });

  test("an invitation for one e-mail is for nobody else, and none is made for who is there already", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token } = await invite(context, { invitedBy: owner.id, email: "Robin@example.com" });
    await expect(registerAccount(context, guest("somebody", token))).rejects.toMatchObject({
      code: "invalid",
      details: { errors: [{ field: "email" }] },
    });
    await expect(registerAccount(context, guest("robin", token))).resolves.toBeDefined();
    await expect(invite(context, { invitedBy: owner.id, email: "ROBIN@example.com" })).rejects.toMatchObject({
      code: "conflict",
      message: "ROBIN@example.com has an account already.",
    });
  });

  test("an e-mail that has an account leaves the invitation open", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token } = await invite(context, { invitedBy: owner.id, email: "" });
    await expect(registerAccount(context, guest("owner", token))).rejects.toMatchObject({ code: "conflict" });
    await expect(registerAccount(context, guest("robin", token))).resolves.toBeDefined();
  });

  test("a new password ends all other sessions of the account at once, and no one else's", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const robin = await join(context, "robin");
    const [mine, elsewhere, theirs] = [
      await enter(context, owner),
      await enter(context, owner),
      await enter(context, robin),
    ];
    const change = { account: owner, token: mine.token, address: ADDRESS, newPassword: "new horse battery" };
    await expect(changePassword(context, { ...change, currentPassword: "wrong" })).rejects.toMatchObject({
      code: "invalid",
      details: { errors: [{ field: "currentPassword", message: "The current password is wrong." }] },
    });
    expect(await changePassword(context, { ...change, currentPassword: PASSWORD })).toBe(1);
    expect(await authenticate(context, elsewhere.token)).toBeUndefined();
    expect(await authenticate(context, mine.token)).toEqual(owner);
    expect(await authenticate(context, theirs.token)).toEqual(robin);
    await expect(enter(context, owner)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(enter(context, owner, "new horse battery")).resolves.toBeDefined();
  });

  test("guessing the current password is limited as signing in is", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const { token } = await enter(context, owner);
    const guess = { account: owner, token, address: "203.0.113.7", currentPassword: "wrong", newPassword: "new horse" };
    for (let count = 0; count < 4; count += 1)
      await expect(changePassword(context, guess)).rejects.toMatchObject({ code: "invalid" });
    await expect(changePassword(context, guess)).rejects.toMatchObject({ code: "too-many" });
  });

  test("somebody who signs in while the password changes is not left signed in", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const mine = await enter(context, owner);
    const change = { account: owner, token: mine.token, address: ADDRESS, currentPassword: PASSWORD };
    // As many as need not wait.
    const tries = Array.from({ length: 3 }, () => enter(context, owner));
    const changing = changePassword(context, { ...change, newPassword: "new horse battery" });
    const entered = (await Promise.allSettled(tries)).flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value.token] : [],
    );
    await changing;
    for (const token of entered) expect(await authenticate(context, token)).toBeUndefined();
  });

  test("a revoked session's next request is refused; the own one is marked", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const [mine, lost] = [await enter(context, owner), await enter(context, owner)];
    const sessions = await listSessions(context, mine.token);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ account: owner, device: "Firefox on Linux" });
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    if (other === undefined) throw new Error("no other session");
    await revokeSession(context, other.id);
    expect(await authenticate(context, lost.token)).toBeUndefined();
    expect(await authenticate(context, mine.token)).toEqual(owner);
    await expect(revokeSession(context, other.id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("sessions that have ended are not listed", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    await enter(context, owner);
    clock.advance(7 * 24 * HOUR_MS);
    const mine = await enter(context, owner);
    expect(await listSessions(context, mine.token)).toMatchObject([{ isCurrent: true }]);
  });

  test("who is removed is signed out at once, and what they handed out is withdrawn", async () => {
    const context = contextOf();
    const owner = await join(context, "owner");
    const robin = await join(context, "robin");
    const { token } = await enter(context, robin);
    const { token: invitation } = await invite(context, { invitedBy: robin.id, email: "" });
    const kept = await invite(context, { invitedBy: owner.id, email: "" });
    await removeAccount(context, robin.id);
    expect(await authenticate(context, token)).toBeUndefined();
    await expect(enter(context, robin)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(registerAccount(context, guest("back", invitation))).rejects.toMatchObject({
      message: "This invitation was withdrawn. Ask for a new one.",
    });
    expect(await listInvitations(context)).toEqual([kept.invitation]);
    await expect(removeAccount(context, robin.id)).rejects.toMatchObject({ code: "not-found" });
  });

  const rounds = Array.from({ length: 10 }, (_, round) => round + 1);
  test.each(rounds)("the last account stays, also when all are removed at once (round %i)", async () => {
    const context = contextOf();
    const names = ["anna", "ben", "cleo"];
    const accounts = await Promise.all(names.map((name) => join(context, name)));
    const outcomes = await Promise.allSettled(accounts.map(({ id }) => removeAccount(context, id)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "conflict", message: expect.stringContaining("last account") } }]);
    expect(await fixture.storage.read.accounts.count()).toBe(1);
  });
});
