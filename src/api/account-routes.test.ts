import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OWNER, openTestShop, SETUP_TOKEN, type TestShop } from "../testing/test-shop.ts";
import type { ApiConfig } from "./caller.ts";
import type { AccountJson, SignedInJson } from "../wire/account-json.ts";

const CLOSED = "Registration is closed. Ask an administrator for an invitation.";

/** What proxies, tunnels, load balancers and CDNs are known to add. */
const SIGNS_OF_AN_INTERMEDIARY = [
  ..."via forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded-server".split(" "),
  ..."x-real-ip x-client-ip x-cluster-client-ip x-original-forwarded-for x-originating-ip x-remote-ip".split(" "),
  ..."x-remote-addr x-request-id x-amzn-trace-id x-cloud-trace-context x-azure-clientip x-envoy-external-address".split(
    " ",
  ),
  ..."cf-connecting-ip cf-ray cf-visitor cf-ipcountry cdn-loop true-client-ip client-ip proxy-connection".split(" "),
  ..."fastly-client-ip fly-client-ip fly-forwarded-port ngrok-skip-browser-warning akamai-origin-hop".split(" "),
  ..."front-end-https surrogate-capability max-forwards wl-proxy-client-ip http-x-forwarded-for remote-addr".split(" "),
];

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const register = (body: object = OWNER) =>
  shop.visitor.post<SignedInJson & { detail: string }>("/api/auth/register", body);

test("registering answers a token and the user, and the token speaks for that user", async () => {
  const { status, body, headers } = await register();
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ email: OWNER.email, username: OWNER.username });
  expect(body.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(headers["cache-control"]).toBe("no-store");
  const me = await shop.visitor.as(body.access_token).get<AccountJson>("/api/auth/me");
  expect(me.body).toEqual(body.user);
});

test("a second registration hears that registration is closed", async () => {
  await register();
  const answer = await register({ ...OWNER, email: "stranger@example.com" });
  expect(answer).toMatchObject({ status: 403, body: { detail: CLOSED, code: "forbidden" } });
});

test("logging in answers as registering does", async () => {
  await register();
  const answer = await shop.visitor.post<SignedInJson>("/api/auth/login", OWNER);
  expect(answer).toMatchObject({ status: 200, body: { token_type: "bearer", user: { username: OWNER.username } } });
});

test("a wrong password and an unknown e-mail get one and the same answer", async () => {
  await register();
  const wrong = await shop.visitor.post("/api/auth/login", { ...OWNER, password: "wrong horse" });
  const unknown = await shop.visitor.post("/api/auth/login", { ...OWNER, email: "nobody@example.com" });
  expect(wrong).toMatchObject({
    status: 401,
    text: '{"detail":"Email or password is wrong.","code":"unauthenticated"}',
  });
  expect(unknown.text).toBe(wrong.text);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
});

test("guessing gets 429 and when to try again, however the request is dressed", async () => {
  await register();
  const answers = [];
  for (let count = 0; count < 30; count += 1) {
    const answer = await shop.visitor.send({
      method: "POST",
      url: `/api/auth/login?try=${count}`,
      headers: { "x-forwarded-for": `203.0.113.${count}`, "user-agent": `agent ${count}` },
      payload: {
        email: count % 2 === 0 ? OWNER.email : OWNER.email.toUpperCase(),
        password: `guess ${count}`,
        nonce: count,
      },
    });
    answers.push(answer);
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  expect(refused).toHaveLength(26);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

test("logging out ends the session", async () => {
  const owner = await shop.owner();
  expect((await owner.post("/api/auth/logout")).status).toBe(204);
  expect(await owner.get("/api/auth/me")).toMatchObject({
    status: 401,
    body: { detail: "Your session has ended. Sign in again." },
  });
});

test.each([
  ["email", "", "Email is required."],
  ["email", "not an address", "Email must be an address such as name@example.com."],
  ["username", " \u200b ", "Username is required."],
  ["password", "", "Password is required."],
  ["password", "1234567", "Password must have at least 8 characters."],
  ["password", "x".repeat(1025), "Password may have at most 1024 characters."],
])("registering with a wrong %s (%j) is refused in words", async (field, value, message) => {
  const answer = await register({ ...OWNER, [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { detail: message, errors: [{ field, message }] } });
});

test("all that is missing is named at once", async () => {
  const answer = await register({});
  expect(answer).toMatchObject({
    status: 422,
    body: {
      detail: "Email is required. Username is required. Password is required.",
      errors: [{ field: "email" }, { field: "username" }, { field: "password" }],
    },
  });
});

test("fields that nobody asked for change nothing", async () => {
  const body = JSON.parse(
    `{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"id":"mine","role":"admin","created_at":"1999-01-01","password_hash":"x"}`,
  );
  const answer = await register({ ...body, ...OWNER });
  expect(answer.status).toBe(201);
  expect(answer.body.user.id).not.toBe("mine");
  expect(Object.keys(answer.body.user)).toEqual(["id", "email", "username", "role", "created_at"]);
  expect(Object.prototype).not.toHaveProperty("admin");
});

test.each<readonly [where: string, config: Partial<ApiConfig>, headers: Record<string, string>]>([
  ["the shop is reached through a proxy", {}, { "x-forwarded-for": "203.0.113.9" }],
  ["the shop is asked for by another name", {}, { host: "shop.example" }],
  ["a browser shows that it sees the shop under another name", {}, { origin: "https://shop.example" }],
  ["a browser hides where it comes from", {}, { origin: "null" }],
  ["a browser comes from a page elsewhere", {}, { referer: "https://shop.example/admin/login" }],
  ["a browser says that it comes from no address", {}, { referer: "about:blank" }],
  ...SIGNS_OF_AN_INTERMEDIARY.map((name) => [`a request carries ${name}`, {}, { [name]: "1" }] as const),
  ["the shop listens to the world", { host: "0.0.0.0" }, {}],
  ["the shop has a public address", { baseUrl: "https://shop.example" }, {}],
])("the first account needs the setup link where %s", async (_where, config, headers) => {
  await shop.close();
  shop = await openTestShop({ config });
  const send = (payload: object) =>
    shop.visitor.send({
      method: "POST",
      url: "/api/auth/register",
      headers: { host: "localhost:3000", ...headers },
      payload,
    });
  const refused = await send(OWNER);
  expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining("setup link") } });
  expect((await send({ ...OWNER, setup_token: "guessed" })).status).toBe(403);
  expect((await send({ ...OWNER, setup_token: SETUP_TOKEN })).status).toBe(201);
});

test("two hundred registrations at once over HTTP make one account", async () => {
  const everybody = Array.from({ length: 200 }, (_, index) =>
    register({ ...OWNER, email: `guest-${index}@example.com` }),
  );
  const answers = await Promise.all(everybody);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status, body }) => status === 403 && body.detail === CLOSED);
  expect(refused).toHaveLength(199);
});

test("the first account needs the setup link where a proxy speaks HTTP/1.0 and says nothing of whom it speaks for", async () => {
  const url = new URL(await shop.server.listen({ port: 0, host: "127.0.0.1" }));
  const body = JSON.stringify(OWNER);
  const socket = connect(Number(url.port), url.hostname);
  socket.end(
    `POST /api/auth/register HTTP/1.0\r\nHost: ${url.host}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [\s\S]*setup link/);
});
