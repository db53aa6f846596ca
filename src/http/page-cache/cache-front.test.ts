import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HeaderSetter, readConfig } from "../../platform/config.ts";
import { createLogger } from "../../platform/logger.ts";
import { type StillClock, stillClock } from "../../testing/still-clock.ts";
import { createAdmission } from "../admission.ts";
import { drain } from "../drain.ts";
import { guardHost } from "../host-guard.ts";
import { redirectToNormalUrl } from "../normal-url.ts";
import { createHostMatcher } from "../own-host.ts";
import { registerPages } from "../pages.ts";
import { serverOptions } from "../server-options.ts";
import { createCacheFront } from "./cache-front.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { createPublicAnswers } from "./public-answers.ts";

const PAGE = `<!doctype html>${"<p>regretless</p>".repeat(100)}`;

let clock: StillClock;
let cache: PageCache;
let server: FastifyInstance;
let rendered: string[];
let validUntil: number | undefined;
let left: string[];

beforeEach(async () => {
  clock = stillClock();
  cache = createPageCache({ maxBytes: 1_048_576 });
  rendered = [];
  validUntil = undefined;
  left = [];
  server = await startServer("shop");
});
afterEach(() => server.close());

async function startServer(headersBy: HeaderSetter): Promise<FastifyInstance> {
  const front = createCacheFront({
    cache,
    clock,
    isOwnHost: createHostMatcher("https://shop.example"),
    headersBy,
    files: { keep: (target, { encoding, ready }) => left.push(`${target} ${encoding} ${ready.body.length}`) },
  });
  const answers = createPublicAnswers({
    cache,
    clock,
    headers: { "X-Content-Type-Options": "nosniff" },
    caches: "tagged",
    headersBy,
    admission: createAdmission(),
  });
  const started = Fastify(
    serverOptions({
      config: readConfig({}),
      logger: createLogger({ level: "silent" }),
      front,
      headers: {},
      isHigh: () => false,
    }),
  );
  started.addHook("preClose", async () => front.stepAside());
  guardHost(started, "https://shop.example");
  redirectToNormalUrl(started);
  registerPages(started, {
    answers,
    async render(path) {
      rendered.push(path);
      const status = path === "/gone" ? 404 : 200;
      const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
      return { status, headers, body: Buffer.from(PAGE), tags: new Set(["products"]), validUntil };
    },
  });
  await started.listen({ port: 0, host: "127.0.0.1" });
  return started;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As it comes over the wire, without what differs by itself. */
async function ask(target: string, { method = "GET", headers = {} }: Asked = {}) {
  const lines = Object.entries({ Host: "shop.example", Connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const answer = await exchange(`${method} ${target} HTTP/1.1\r\n${head}\r\n`);
  const [top = "", body = ""] = answer.split("\r\n\r\n", 2);
  const [status = "", ...received] = top.split("\r\n");
  const entries = received.map((line): [string, string] => {
    const [name = "", value = ""] = line.split(/: (.*)/, 2);
    return [name.toLowerCase(), value];
  });
  const { date: _date, ...named } = Object.fromEntries(entries);
  return { status: Number(status.split(" ")[1]), headers: named, body };
}

function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

test.each(["identity", "gzip", "br", "gzip, deflate, br"])(
  "a kept page goes out byte for byte as it was made, to who takes %s",
  async (encoding) => {
    const headers = { "Accept-Encoding": encoding };
    const made = await ask("/", { headers });
    const kept = await ask("/", { headers });
    expect(rendered).toEqual(["/"]);
    expect(kept).toEqual(made);
    expect(kept).toMatchObject({
      status: 200,
      headers: { "x-content-type-options": "nosniff", vary: "accept-encoding", etag: expect.stringMatching(/^W\/"/) },
    });
  },
);

test.each([
  ["shop", true],
  ["proxy", false],
] as const)("where the %s adds the headers, the shop's own date: %s, made now or kept", async (headersBy, isDated) => {
  await server.close();
  server = await startServer(headersBy);
  const request = "GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
  const answers = [await exchange(request), await exchange(request)];
  expect(answers.map((answer) => /^date: /im.test(answer))).toEqual([isDated, isDated]);
  expect(rendered).toEqual(["/"]);
});

test("each encoding is made once, of one page", async () => {
  for (const encoding of ["br", "gzip", "identity", "br", "gzip", "identity"]) {
    const { headers } = await ask("/", { headers: { "Accept-Encoding": encoding } });
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
  }
  expect(rendered).toEqual(["/"]);
});

test("those who ask at one moment are answered by one making, though it lets nobody in until it is done", async () => {
  const sockets = Array.from({ length: 8 }, () => connect((server.server.address() as AddressInfo).port, "127.0.0.1"));
  const getConnections = promisify(server.server.getConnections.bind(server.server));
  await vi.waitFor(async () => expect(await getConnections()).toBe(sockets.length));
  // What is not found is not kept.
  for (const socket of sockets) socket.write("GET /gone HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket.resume(), "close")));
  expect(rendered).toEqual(["/gone"]);
});

test("HEAD is answered like GET without the body", async () => {
  const get = await ask("/");
  for (const head of [await ask("/", { method: "HEAD" }), await ask("/new", { method: "HEAD" })]) {
    expect(head).toEqual({ ...get, body: "" });
  }
});

test("who has the page already hears that nothing changed", async () => {
  const { headers } = await ask("/");
  const tag = headers["etag"] ?? "";
  for (const ifNoneMatch of [tag, `"other", ${tag.replace("W/", "")}`, "*"]) {
    const again = await ask("/", { headers: { "If-None-Match": ifNoneMatch } });
    expect(again).toMatchObject({ status: 304, headers: { etag: tag, vary: "accept-encoding" }, body: "" });
  }
  expect((await ask("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("unknown parameters change nothing and make no page anew", async () => {
  const first = await ask("/product/hat");
  for (const query of ["?utm_source=x", "?utm_source=x", "?q=hat", "?__proto__=1", "?"]) {
    expect(await ask(`/product/hat${query}`)).toEqual(first);
  }
  expect(rendered).toEqual(["/product/hat"]);
});

test("a page that is not found is made each time, and tells so each time", async () => {
  for (const _ of [1, 2]) expect((await ask("/gone")).status).toBe(404);
  expect(rendered).toEqual(["/gone", "/gone"]);
});

test("kept pages answer for the shop's own host alone", async () => {
  await ask("/");
  expect((await ask("/", { headers: { Host: "evil.example" } })).status).toBe(421);
  expect((await ask("/", { headers: { Host: "SHOP.example" } })).status).toBe(200);
});

test("kept pages answer to every spelling of the shop's host, and to no other host in the target", async () => {
  await ask("/");
  for (const host of ["shop.example:443", "shop.example.", "SHOP.EXAMPLE.:443"]) {
    expect((await ask("/", { headers: { Host: host } })).status, host).toBe(200);
  }
  expect((await ask("http://evil.example/")).status).toBe(421);
  expect((await ask("http://shop.example/", { headers: { Host: "evil.example" } })).status).toBe(200);
  expect((await ask("http://evil.example/")).status).toBe(421);
  expect(rendered).toEqual(["/"]);
});

test("a page that is asked for again is left to the web server, as it was sent, and nothing that is asked for otherwise", async () => {
  const headers = { "Accept-Encoding": "br" };
  await ask("/", { headers });
  expect(left).toEqual([]);
  const { headers: sent } = await ask("/", { headers });
  expect(left).toEqual([`/ br ${sent["content-length"]}`]);
  await ask("/", { headers: { ...headers, Authorization: "Bearer x" } });
  await ask("/", { headers: { ...headers, Host: "evil.example" } });
  await ask("/gone", { headers });
  await ask("/gone", { headers });
  expect(left).toHaveLength(1);
});

test("writing methods never meet a kept page", async () => {
  await ask("/");
  for (const method of ["POST", "PUT", "DELETE"]) expect((await ask("/", { method })).status).toBe(405);
});

test("a page is made anew at the instant at which it changes, not before", async () => {
  validUntil = clock.now() + 1000;
  await ask("/");
  clock.advance(999);
  await ask("/");
  expect(rendered).toHaveLength(1);
  clock.advance(1);
  await ask("/");
  expect(rendered).toHaveLength(2);
});

test("a page is made anew after a change of what it shows", async () => {
  await ask("/");
  cache.drop({ version: 1, tags: new Set(["guides"]) });
  await ask("/");
  expect(rendered).toHaveLength(1);
  cache.drop({ version: 2, tags: new Set(["products"]) });
  await ask("/");
  expect(rendered).toHaveLength(2);
});

test("a client that asks while the shop stops is told that its answer is the last", async () => {
  await ask("/");
  const request = "GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n";
  const answers = exchange(request);
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  const first = await new Promise<string>((resolve) => {
    socket.once("data", (chunk) => resolve(chunk.toString()));
    socket.write(request);
  });
  expect(first).not.toMatch(/connection: close/i);
  socket.write(request);
  const last = new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(chunk.toString())));
  await drain(server);
  expect(await last).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  await answers;
});

function writeRequest(version: "1.0" | "1.1", connection: string): string {
  const asked = connection === "" ? "" : `Connection: ${connection}\r\n`;
  return `GET / HTTP/${version}\r\nHost: shop.example\r\n${asked}\r\n`;
}

test("nothing is said of a connection that stays open in HTTP/1.1, and what closes or is kept open in 1.0 is told", async () => {
  const answers = (
    await exchange(writeRequest("1.1", "") + writeRequest("1.1", "") + writeRequest("1.1", "close"))
  ).split(/(?=HTTP\/1\.1 200)/);
  const told = answers.map((answer) => /^Connection: .*$/im.exec(answer.split("\r\n\r\n", 1)[0] ?? "")?.[0]);
  expect(told).toEqual([undefined, undefined, "Connection: close"]);
  expect(answers.map((answer) => /^Keep-Alive:/im.test(answer))).toEqual([false, false, false]);
  expect(await exchange(writeRequest("1.0", "keep-alive") + writeRequest("1.0", ""))).toMatch(
    /^Connection: keep-alive\r\n[^]*^Connection: close\r\n/m,
  );
});
