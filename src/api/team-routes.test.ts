import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { OWNER, openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { AccountJson, SignedInJson } from "../wire/account-json.ts";
import type { InvitationJson, InvitationOfferJson, NewInvitationJson, SessionJson } from "../wire/team-json.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const ROBIN = { email: "robin@example.com", username: "Robin", password: "battery staple" };

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ config: { baseUrl: "https://shop.example" } });
});
afterEach(() => shop.close());

const secretOf = ({ link }: NewInvitationJson) => link.replace(/^.*#invitation=/, "");

async function invite(owner: ApiClient, email = ""): Promise<NewInvitationJson> {
  const answer = await owner.post<NewInvitationJson>("/api/invitations", { email });
  expect(answer.status).toBe(201);
  return answer.body;
}

const register = (invitation: string, somebody: object = ROBIN) =>
  shop.visitor.post<SignedInJson & { detail: string }>("/api/auth/register", { ...somebody, invitation });

test("an invitation's link is built from BASE_URL, and its secret is in no list", async () => {
  const owner = await shop.owner();
  const made = await invite(owner);
  expect(made.link).toMatch(/^https:\/\/shop\.example\/admin\/login#invitation=[\w-]{43}$/);
  const listed = await owner.get<InvitationJson[]>("/api/invitations");
  expect(listed.body.map(({ id }) => id)).toEqual([made.id]);
  expect(listed.text).not.toContain(secretOf(made));
  expect(listed.text).not.toContain("link");
});

test("whoever has the link learns what it offers and registers once, though registration is closed", async () => {
  const owner = await shop.owner();
  const invitation = secretOf(await invite(owner, ROBIN.email));
  const offer = await shop.visitor.post<InvitationOfferJson>("/api/auth/invitation", { invitation });
  expect(offer).toMatchObject({ status: 200, body: { email: ROBIN.email } });
  const { status, body } = await register(invitation);
  expect(status).toBe(201);
  expect(await shop.visitor.as(body.access_token).get("/api/auth/me")).toMatchObject({ body: body.user });
  const again = await register(invitation, { ...ROBIN, email: "second@example.com" });
  expect(again).toMatchObject({ status: 403, body: { detail: expect.stringContaining("was used already") } });
  expect(await shop.visitor.post("/api/auth/invitation", { invitation })).toMatchObject({ status: 403 });
});

test("a withdrawn invitation and one that never was are refused in words", async () => {
  const owner = await shop.owner();
  const made = await invite(owner);
  expect((await owner.delete(`/api/invitations/${made.id}`)).status).toBe(204);
  expect((await owner.delete(`/api/invitations/${made.id}`)).status).toBe(404);
  for (const [invitation, words] of [
    [secretOf(made), "was withdrawn"],
    ["guessed", "does not exist"],
    ["", "does not exist"],
  ] as const) {
    const answer = await shop.visitor.post("/api/auth/invitation", { invitation });
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining(words) } });
  }
  expect(await register(secretOf(made))).toMatchObject({ status: 403 });
});

test.each([
  ["not an address", 422],
  [OWNER.email, 409],
])("nobody is invited by the e-mail %j", async (email, status) => {
  const owner = await shop.owner();
  expect((await owner.post("/api/invitations", { email })).status).toBe(status);
});

async function signIn(somebody: object = OWNER): Promise<ApiClient> {
  const answer = await shop.visitor.send<SignedInJson>({
    method: "POST",
    url: "/api/auth/login",
    headers: { "user-agent": FIREFOX },
    payload: somebody,
  });
  return shop.visitor.as(answer.body.access_token);
}

test("sessions tell their device in our words, mark the own one, and end when they are revoked", async () => {
  const owner = await shop.owner();
  const other = await signIn();
  const { body, text } = await other.get<SessionJson[]>("/api/sessions");
  expect(body.find(({ current }) => current)).toMatchObject({ device: "Firefox on Linux", username: OWNER.username });
  expect(text).not.toContain("Gecko");
  const lost = body.find(({ current }) => current)?.id ?? "";
  expect((await owner.delete(`/api/sessions/${lost}`)).status).toBe(204);
  expect((await other.get("/api/auth/me")).status).toBe(401);
  expect((await owner.delete(`/api/sessions/${lost}`)).status).toBe(404);
  expect((await owner.get<SessionJson[]>("/api/sessions")).body).toMatchObject([{ current: true }]);
});

test("after a password change every other session's next request is refused", async () => {
  const owner = await shop.owner();
  const other = await signIn();
  const change = (current_password: string, new_password: string) =>
    owner.put("/api/auth/password", { current_password, new_password });
  expect(await change("wrong", "new horse battery")).toMatchObject({
    status: 422,
    body: { errors: [{ field: "current_password", message: "The current password is wrong." }] },
  });
  expect(await change(OWNER.password, "short")).toMatchObject({ body: { errors: [{ field: "new_password" }] } });
  expect((await other.get("/api/auth/me")).status).toBe(200);
  expect((await change(OWNER.password, "new horse battery")).status).toBe(204);
  expect((await other.get("/api/auth/me")).status).toBe(401);
  expect((await owner.get("/api/auth/me")).status).toBe(200);
  const back = await signIn({ ...OWNER, password: "new horse battery" });
  expect((await back.get("/api/auth/me")).status).toBe(200);
});

test("who is removed is signed out at once; the last account stays", async () => {
  const owner = await shop.owner();
  const { body } = await register(secretOf(await invite(owner)));
  const robin = shop.visitor.as(body.access_token);
  const accounts = await owner.get<AccountJson[]>("/api/accounts");
  expect(accounts.body.map(({ username }) => username)).toEqual([OWNER.username, ROBIN.username]);
  expect((await owner.delete(`/api/accounts/${body.user.id}`)).status).toBe(204);
  expect((await robin.get("/api/auth/me")).status).toBe(401);
  expect((await owner.delete(`/api/accounts/${body.user.id}`)).status).toBe(404);
  const last = await owner.delete(`/api/accounts/${accounts.body[0]?.id ?? ""}`);
  expect(last).toMatchObject({ status: 409, body: { detail: expect.stringContaining("last account") } });
  expect((await owner.get("/api/auth/me")).status).toBe(200);
});

test("a username can be changed, but not into nothing", async () => {
  const owner = await shop.owner();
  expect(await owner.put("/api/auth/me", { username: " Regina " })).toMatchObject({ body: { username: "Regina" } });
  expect(await owner.get("/api/auth/me")).toMatchObject({ body: { username: "Regina", email: OWNER.email } });
  expect((await owner.put("/api/auth/me", { username: " \u200b " })).status).toBe(422);
});
