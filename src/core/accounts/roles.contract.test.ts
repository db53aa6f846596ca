import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { quickPasswords } from "../../testing/quick-passwords.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext, RegistrationMode } from "./accounts-context.ts";
import { authenticate } from "./authenticate.ts";
import { changeRole } from "./change-role.ts";
import { createAccount } from "./create-account.ts";
import { invite } from "./invite.ts";
import { registerAccount } from "./register-account.ts";
import { removeAccount } from "./remove-account.ts";
import { ROLES } from "./role.ts";
import { signIn } from "./sign-in.ts";

const PASSWORD = "correct horse";
const person = (name: string) => ({ email: `${name}@example.com`, username: name, password: PASSWORD });
const guest = (name: string, invitation?: string) => ({
  ...person(name),
  address: "198.51.100.1",
  isPlainLocalStart: true,
  invitation,
});

describeOnEveryDatabase("roles", (fixture) => {
  const contextOf = (registration: RegistrationMode = "closed"): AccountsContext => ({
    actor: { kind: "command-line" },
    storage: fixture.storage,
    clock: stillClock(),
    newId,
    passwords: quickPasswords,
    tokens: createSessionTokens(),
    registration,
    setupToken: "secret",
  });
  const rolesByName = async () =>
    Object.fromEntries((await fixture.storage.read.accounts.list()).map(({ username, role }) => [username, role]));

  test("the first account and those from the command line are owners", async () => {
    const { account } = await registerAccount(contextOf("first"), guest("first"));
    expect(account.role).toBe("owner");
    expect(await createAccount(contextOf(), person("second"))).toMatchObject({ role: "owner" });
  });

  test("an invitation grants its role, or editor by default", async () => {
    const { id } = await createAccount(contextOf(), person("owner"));
    for (const role of [...ROLES, undefined]) {
      const { token } = await invite(contextOf(), { invitedBy: id, email: "", role });
      await registerAccount(contextOf(), guest(`invited as ${String(role)}`, token));
    }
    expect(await rolesByName()).toEqual({
      owner: "owner",
      "invited as owner": "owner",
      "invited as editor": "editor",
      "invited as undefined": "editor",
    });
  });

  const rounds = Array.from({ length: 5 }, (_, round) => round + 1);
  test.each(rounds)("of concurrent open registrations one becomes the owner (round %i)", async () => {
    const names = Array.from({ length: 10 }, (_, at) => `guest-${String(at)}`);
    await Promise.all(names.map((name) => registerAccount(contextOf("open"), guest(name))));
    await registerAccount(contextOf("open"), guest("late"));
    const roles = await rolesByName();
    expect(Object.values(roles).filter((role) => role === "owner")).toHaveLength(1);
    expect(roles["late"]).toBe("editor");
  });

  test("the first account of an open shop needs the setup link, like any first account", async () => {
    const stranger = { ...guest("stranger"), isPlainLocalStart: false };
    await expect(registerAccount(contextOf("open"), stranger)).rejects.toMatchObject({ code: "forbidden" });
    const owner = { ...guest("owner"), isPlainLocalStart: false, setupToken: "secret" };
    await registerAccount(contextOf("open"), owner);
    await registerAccount(contextOf("open"), stranger);
    expect(await rolesByName()).toEqual({ owner: "owner", stranger: "editor" });
  });

  test("a role change applies to open sessions", async () => {
    await createAccount(contextOf(), person("owner"));
    const robin = await createAccount(contextOf(), person("robin"));
    const { token } = await signIn(contextOf(), { ...person("robin"), address: "198.51.100.1" });
    await changeRole(contextOf(), robin.id, "editor");
    expect(await authenticate(contextOf(), token)).toMatchObject({ role: "editor" });
    await changeRole(contextOf(), robin.id, "owner");
    expect(await authenticate(contextOf(), token)).toMatchObject({ role: "owner" });
  });

  test.each(rounds)("the last owner stays an owner under concurrent changes (round %i)", async () => {
    const owners = await Promise.all(["anna", "ben", "cleo"].map((name) => createAccount(contextOf(), person(name))));
    const editor = await createAccount(contextOf(), person("editor"));
    await changeRole(contextOf(), editor.id, "editor");
    const outcomes = await Promise.allSettled(
      owners.map(({ id }, at): Promise<unknown> =>
        at === 1 ? removeAccount(contextOf(), id) : changeRole(contextOf(), id, "editor"),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict", message: expect.stringContaining("is the last owner") } },
    ]);
    expect(Object.values(await rolesByName()).filter((role) => role === "owner")).toHaveLength(1);
  });

  test("a role of no account is refused", async () => {
    await expect(changeRole(contextOf(), "gone" as never, "editor")).rejects.toMatchObject({ code: "not-found" });
  });
});
