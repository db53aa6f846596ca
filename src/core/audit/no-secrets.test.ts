// Walks through all that can be done about accounts, and looks for anything by which somebody could sign in.
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { openTestShop, OWNER, type TestShop } from "../../testing/test-shop.ts";
import type { SignedInJson } from "../../wire/account-json.ts";
import type { NewInvitationJson, SessionJson } from "../../wire/team-json.ts";

const ROBIN = { email: "robin@example.com", username: "Robin", password: "battery staple" };
const NEW_PASSWORD = "another horse";
const RESET_PASSWORD = "reset by the machine";
const USER_AGENT = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0 secret-tail";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Does everything once, and answers every secret that came by. */
async function walk(): Promise<readonly string[]> {
  const owner = await shop.owner();
  const signIn = async (somebody: object) => {
    const headers = { "user-agent": USER_AGENT };
    const request = { method: "POST", url: "/api/auth/login", headers, payload: somebody } as const;
    return (await shop.visitor.send<SignedInJson>(request)).body.access_token;
  };
  const signedOut = await signIn(OWNER);
  await shop.visitor.as(signedOut).post("/api/auth/logout");
  const revoked = await signIn(OWNER);
  const sessions = await shop.visitor.as(revoked).get<SessionJson[]>("/api/sessions");
  await owner.delete(`/api/sessions/${sessions.body.find(({ current }) => current)?.id ?? ""}`);
  const invitations = [];
  for (const email of [ROBIN.email, ""]) {
    invitations.push((await owner.post<NewInvitationJson>("/api/invitations", { email })).body);
  }
  const [used, withdrawn] = invitations.map(({ link }) => link.replace(/^.*=/, ""));
  const robin = await shop.visitor.post<SignedInJson>("/api/auth/register", { ...ROBIN, invitation: used });
  await owner.delete(`/api/invitations/${invitations[1]?.id ?? ""}`);
  await owner.put("/api/auth/me", { username: "Regina" });
  await owner.put("/api/auth/password", { current_password: OWNER.password, new_password: NEW_PASSWORD });
  const machine = shop.app.actingAs({ kind: "command-line" });
  await machine.accounts.resetPassword({ email: ROBIN.email, password: RESET_PASSWORD });
  await owner.delete(`/api/accounts/${robin.body.user.id}`);
  const tokens = [signedOut, revoked, used, withdrawn, robin.body.access_token].map(String);
  const hashes = tokens.map((token) => createSessionTokens().hash(token));
  const passwords = [OWNER.password, ROBIN.password, NEW_PASSWORD, RESET_PASSWORD, "wrong guess"];
  return [...tokens, ...hashes, ...passwords];
}

test("each act stands in the log, and no token, hash or password does", async () => {
  const secrets = await walk();
  await shop.visitor.post("/api/auth/login", { ...OWNER, password: "wrong guess" });
  const { items } = await shop.app.audit.listActs({}, { limit: 100 });
  expect(items.map(({ deed, subject }) => `${deed} ${subject.kind}`).toReversed()).toEqual([
    "register account",
    "sign-in account",
    "sign-out account",
    "sign-in account",
    "revoke session",
    "create invitation",
    "create invitation",
    "register account",
    "revoke invitation",
    "rename account",
    "change-password account",
    "reset-password account",
    "remove account",
  ]);
  const log = JSON.stringify(items);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/argon2|password_?hash|token|secret-tail|Gecko/i);
  expect(log).toContain("Firefox on Windows");
});
