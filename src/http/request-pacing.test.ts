// A thousand requests that arrive in one turn of the event loop, without the network in between.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { EventEmitter, once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { leaveTurns } from "../core/time/next-turn.ts";
import { requestRaw } from "../testing/raw-request.ts";
import { answerLiveness } from "./liveness.ts";
import { paceRequests } from "./request-pacing.ts";

const HEADERS = { "X-Content-Type-Options": "nosniff" };

/** A batch every 16 turns, and a turn to spare. */
const nextBatch = () => new Promise<void>((resolve) => leaveTurns(resolve, 17));

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
}

interface Ask {
  readonly url?: string;
  readonly method?: string;
  readonly authorization?: string;
  readonly isGone?: boolean;
}

function openPaced(isHigh: boolean) {
  const handled: string[] = [];
  const listener = paceRequests(({ url = "" }) => void handled.push(url), { headers: HEADERS, isHigh: () => isHigh });
  const ask = ({ url = "/", method = "GET", authorization, isGone = false }: Ask): Answer => {
    const answer: Answer = {};
    const response = {
      writeHead(status: number, headers: Readonly<Record<string, string>>) {
        Object.assign(answer, { status, headers });
        return { end: (body?: string) => void (answer.body = body) };
      },
    };
    const request = { url, method, headers: { authorization }, socket: { destroyed: isGone } };
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return answer;
  };
  return { handled, ask };
}

test("few requests are handed on at a time, in order", async () => {
  const { handled, ask } = openPaced(false);
  const urls = Array.from({ length: 20 }, (_, count) => `/${count}`);
  for (const url of urls) ask({ url });
  expect(handled).toEqual(["/0"]);
  await nextBatch();
  expect(handled).toEqual(urls.slice(0, 9));
  await nextBatch();
  await nextBatch();
  await nextBatch();
  expect(handled).toEqual(urls);
  ask({ url: "/later" });
  expect(handled, "a lone request is not delayed").toContain("/later");
});

test("a request whose client is gone is left out", async () => {
  const { handled, ask } = openPaced(false);
  for (const url of ["/1", "/2", "/3"]) ask({ url, isGone: url === "/2" });
  for (let count = 0; count < 4; count += 1) await nextBatch();
  expect(handled).toEqual(["/1", "/3"]);
});

test.each([
  ["most of the time", false, 1000],
  ["under pressure", true, 50],
])("a crowd is rejected with Retry-After beyond a limit, %s", (_name, isHigh, limit) => {
  const { ask } = openPaced(isHigh);
  const answers = Array.from({ length: 1200 }, (_, count) =>
    ask({ url: count % 2 === 0 ? "/?q=mug" : "/api/products" }),
  );
  const rejected = answers.filter(({ status }) => status === 503);
  expect(rejected).toHaveLength(1200 - limit - 1);
  for (const { headers } of rejected) {
    expect(headers).toMatchObject({ ...HEADERS, "Retry-After": "2", "Cache-Control": "no-store" });
  }
  expect(JSON.parse(answers.at(-1)?.body ?? "")).toMatchObject({ code: "busy" });
  expect(answers.at(-2)?.body).toContain("<h1>The shop is busy</h1>");
});

test("who shows a token, opens the admin or writes is not rejected under pressure, and tokens go first", async () => {
  const { handled, ask } = openPaced(true);
  for (let count = 0; count < 200; count += 1) ask({ url: "/crowd" });
  const served = [
    ask({ url: "/admin/products" }),
    ask({ url: "/api/auth/login", method: "POST" }),
    ask({ url: "/api/stats", authorization: "Bearer x" }),
  ];
  expect(served.map(({ status }) => status)).toEqual([undefined, undefined, undefined]);
  await nextBatch();
  expect(handled.slice(0, 3)).toEqual(["/crowd", "/admin/products", "/api/stats"]);
});

test("few large bodies are read at once; the rest is rejected unread, and its connection closed", () => {
  const requests: EventEmitter[] = [];
  const paced = paceRequests(() => {}, { headers: HEADERS, isHigh: () => false });
  const statuses: number[] = [];
  const post = (authorization?: string): void => {
    const request = Object.assign(new EventEmitter(), {
      url: "/api/auth/login",
      method: "POST",
      headers: { "content-length": "500000", authorization },
      socket: { destroyed: false },
    });
    const response = Object.assign(new EventEmitter(), {
      writeHead(status: number, headers: Readonly<Record<string, string>>) {
        statuses.push(status);
        expect(headers).toMatchObject({ "Retry-After": "2", Connection: "close" });
        return { end: () => undefined };
      },
    });
    requests.push(request);
    paced(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  };
  for (let count = 0; count < 40; count += 1) post();
  expect(statuses).toEqual(Array.from({ length: 24 }, () => 503));
  post("Bearer x");
  expect(statuses, "who shows a token has more places").toHaveLength(24);
  for (const request of requests.slice(0, 16)) request.emit("close");
  post();
  expect(statuses, "whose body was read gives up its place").toHaveLength(24);
});

let server: ReturnType<typeof createServer> | undefined;
afterEach(() => server?.close());

async function listen(handler: RequestListener, isOpen = true) {
  server = createServer(answerLiveness(handler, { headers: HEADERS, isOpen: () => isOpen }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

test("/livez is answered whatever happens to everything else", async () => {
  const listening = await listen(() => {});
  const response = await requestRaw(listening, "/livez");
  expect(response).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect(await requestRaw(listening, "/livez?x", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
});

test.each([
  { name: "another method", method: "POST", path: "/livez", isOpen: true },
  { name: "another path", method: "GET", path: "/livezz", isOpen: true },
  { name: "a server that is closing", method: "GET", path: "/livez", isOpen: false },
])("$name goes to the framework", async ({ method, path, isOpen }) => {
  const listening = await listen((_request, response) => response.writeHead(418).end(), isOpen);
  expect(await requestRaw(listening, path, { method })).toMatchObject({ status: 418 });
});
