import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../platform/logger.ts";
import { readConfig } from "../platform/config.ts";
import { readableUrl } from "./malformed-requests.ts";
import { forgetfulAnswers } from "../testing/public-answers.ts";
import { stillClock } from "../testing/still-clock.ts";
import { createCacheFront } from "./page-cache/cache-front.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { registerPages } from "./pages.ts";
import { serverOptions } from "./server-options.ts";

const front = createCacheFront({ cache: createPageCache({ maxBytes: 0 }), clock: stillClock(), isOwnHost: undefined });
const server = Fastify(
  serverOptions({
    config: readConfig({}),
    logger: createLogger({ level: "silent" }),
    front,
    headers: {},
    isHigh: () => false,
  }),
);
server.get("/api/products/:key", async () => "a product");
registerPages(server, {
  answers: forgetfulAnswers(),
  render: async () => ({
    status: 404,
    headers: new Headers(),
    body: Buffer.from("page not found"),
    tags: new Set(),
    validUntil: undefined,
  }),
});

beforeAll(() => server.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => server.close());

/** Sends the bytes as they are and answers all that comes back. */
function exchange(bytes: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
  });
}

const ask = (target: string) => exchange(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);

test.each([
  ["an unknown method", "FOO /api/products HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a control character in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n", 400],
  ["a negative length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400],
  ["a length and chunks", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
  ["two Host headers", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("what is no HTTP hears so in the form of all errors: %s", async (_name, bytes, status) => {
  const answer = await exchange(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({
    detail: expect.stringMatching(/^The .*\.$/),
    code: expect.any(String),
  });
});

test.each(["http://[/api/products/x", "http://x:99999/", "ftp://evil.example/<script>", "http://%zz/"])(
  "an address that nobody can read is refused without repeating it: %s",
  async (target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":"The request cannot be read.","code":"bad-request"}');
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(answer).not.toContain("evil");
  },
);

test("a name that is longer than any slug names nothing", async () => {
  const answer = await ask(`/api/products/${"a".repeat(9000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('{"detail":"There is nothing at this address.","code":"not-found"}');
});

test.each(["/product/50%-off", "/%zz", "/product/%ff", "/%"])(
  "a percent sign that encodes nothing leads to the page that is not found: %s",
  async (target) => {
    expect(await ask(target)).toMatch(/^HTTP\/1\.1 404 [^]*page not found$/);
  },
);

test.each([
  ["/product/caf%C3%A9?q=%zz", "/product/caf%C3%A9?q=%zz"],
  ["/a%zz%41?q=%41%zz#%", "/a%25zz%2541?q=%41%zz#%"],
  ["/api%2fproducts%", "/api%252fproducts%25"],
])("the address %s is read as %s", (url, read) => {
  expect(readableUrl({ url })).toBe(read);
});
