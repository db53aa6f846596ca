// What anyone on the internet can do to a shop. Each flood returns how its requests ended.
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, countOpen, flood, openConnections, Outcomes, send } from "./client.ts";

export interface Target {
  readonly url: string;
  /** The owner's bearer token. */
  readonly token: string;
  readonly connections: number;
}

export interface Flood {
  readonly name: string;
  readonly maxRssMib: number;
  run(target: Target): Promise<FloodReport>;
}

export interface FloodReport {
  readonly outcomes: Outcomes;
  /** What went wrong. */
  readonly errors: readonly string[];
  readonly notes: readonly string[];
}

const MAX_RSS_MIB = 400;
const JSON_BODY = { "Content-Type": "application/json" };
const SLOW_READER_MS = 45_000;
const IDLE_CONNECTIONS = 10_000;
const MAX_NEW_REQUEST_MS = 300;

/** Uncached: each index makes a different URL of the same list. */
const LISTS = [
  () => "/api/products",
  () => "/api/products",
  (index: number) => `/api/products?price_from=${index % 9}`,
  () => "/api/products?sort=price_asc",
  () => "/sitemap.xml",
  () => "/feed.xml",
];

const askForList = (index: number): Ask => ({ path: (LISTS[index % LISTS.length] ?? LISTS[0])?.(index) ?? "/" });

const term = (index: number): string => `${(index * 7919).toString(36)} thing ${index}`;

const SEARCHES = [
  (index: number) => `/?q=${encodeURIComponent(term(index))}`,
  (index: number) => `/api/products?limit=24&q=${encodeURIComponent(term(index))}`,
  (index: number) => `/product/never-made-${index}`,
];

const askForSearch = (index: number): Ask => ({
  path: (SEARCHES[index % SEARCHES.length] ?? SEARCHES[0])?.(index) ?? "/",
});

const askToSignIn = (index: number): Ask => ({
  path: "/api/auth/login",
  method: "POST",
  headers: { ...JSON_BODY, "X-Forwarded-For": `203.0.${113 + (Math.floor(index / 250) % 2)}.${(index % 250) + 1}` },
  body: JSON.stringify({ email: `nobody-${index}@strangers.example`, password: `a guess ${index}` }),
});

const HUGE = Buffer.alloc(1_000_000, '"x",');
const DEEP = `{"title":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;

const BODIES = ["/api/auth/login", "/api/products", "/api/nothing", "/", "/api/auth/register"];

function askWithBody(index: number, token: string): Ask {
  const headers = { ...JSON_BODY, "Idempotency-Key": `stranger-${index}` };
  const path = BODIES[index % BODIES.length] ?? "/";
  if (index % 3 > 0) return { path, method: "POST", headers, body: HUGE };
  if (index % 2 === 0) return { path, method: "POST", headers, body: DEEP };
  // The deep one is read only with a token.
  return {
    path: "/api/products",
    method: "POST",
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body: DEEP,
  };
}

/** The owner keeps working during the flood. */
async function askAsOwner({ url, token }: Target, until: Promise<unknown>): Promise<readonly string[]> {
  const over = new AbortController();
  const end = () => over.abort();
  until.then(end, end);
  const outcomes = new Outcomes();
  const headers = { Authorization: `Bearer ${token}` };
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const path = ["/api/auth/me", "/api/products?limit=20&visibility=all", "/admin", "/api/stats"][turn % 4] ?? "/";
    await send(url, { path, headers }, outcomes);
    await sleep(100);
  }
  const wrong = [...outcomes.counts].filter(([status]) => status !== "200");
  return wrong.map(([status, count]) => `${count} of the owner's requests ended with ${status}`);
}

async function besideOwner(target: Target, flooding: Promise<Outcomes>): Promise<FloodReport> {
  const [errors, outcomes] = await Promise.all([askAsOwner(target, flooding), flooding]);
  return { outcomes, errors, notes: [] };
}

const ofRequests = (rounds: number, ask: (index: number, target: Target) => Ask) => (target: Target) =>
  besideOwner(
    target,
    flood(target.url, { connections: target.connections, rounds, ask: (index) => ask(index, target) }),
  );

/**
 * Several requests per connection, each for a long or uncached response. A quarter asks for the home page so often that
 * the kernel's buffers can't take all of it, so responses wait in the shop.
 */
const SILENT_ASKS: readonly (readonly [path: string, times: number])[] = [
  ["/", 100],
  ["/api/products", 4],
  ["/api/products?limit=100", 4],
  ["/sitemap.xml", 4],
];

async function openSilent({ url }: Target, count: number): Promise<readonly Socket[]> {
  const share = Math.ceil(count / SILENT_ASKS.length);
  const opening = SILENT_ASKS.map(([path, times]) =>
    openConnections(url, share, `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(times)),
  );
  return (await Promise.all(opening)).flat();
}

async function readNothing(target: Target): Promise<FloodReport> {
  const sockets = await openSilent(target, target.connections);
  const outcomes = new Outcomes();
  for (const _ of sockets) outcomes.add("opened");
  const errors = [...(await askAsOwner(target, sleep(SLOW_READER_MS)))];
  const closed = sockets.length - countOpen(target.url);
  for (const socket of sockets) socket.destroy();
  const unread = target.connections / SILENT_ASKS.length;
  if (closed < unread) errors.push(`only ${closed} of ${unread} clients with unread responses were disconnected`);
  return { outcomes, errors, notes: [`${closed} of ${sockets.length} were closed within ${SLOW_READER_MS / 1000} s`] };
}

const mixOf = (index: number, { token }: Target): Ask =>
  [askForList(index), askForSearch(index), askToSignIn(index), askWithBody(index, token)][index % 4] ??
  askForList(index);

async function mixAll(target: Target): Promise<FloodReport> {
  const silent = await openSilent(target, target.connections / 4);
  const connections = target.connections - silent.length;
  const report = await besideOwner(
    target,
    flood(target.url, { connections, rounds: 4, ask: (index) => mixOf(index, target) }),
  );
  for (const socket of silent) socket.destroy();
  return report;
}

/** Idle connections that were used once, while others send requests. */
async function stayIdle(target: Target): Promise<FloodReport> {
  const sockets = await openConnections(target.url, IDLE_CONNECTIONS, "");
  const outcomes = new Outcomes();
  for (const _ of sockets) outcomes.add("opened");
  const times: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const startedAt = performance.now();
    await send(target.url, { path: count % 2 === 0 ? "/" : `/api/products?limit=${(count % 20) + 1}` }, outcomes);
    times.push(performance.now() - startedAt);
    await sleep(50);
  }
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  const slowest = Math.max(...times);
  const notes = [`${open} open while new requests took ${slowest.toFixed(0)} ms at most`];
  const errors = slowest > MAX_NEW_REQUEST_MS ? [`a new request took ${slowest.toFixed(0)} ms`] : [];
  if (open < IDLE_CONNECTIONS) notes.push("the limit of open files (ulimit -n) or the shop's own allowed no more");
  return { outcomes, errors, notes };
}

export const FLOODS: readonly Flood[] = [
  { name: "full lists", maxRssMib: MAX_RSS_MIB, run: ofRequests(3, askForList) },
  { name: "stalled readers", maxRssMib: MAX_RSS_MIB, run: readNothing },
  { name: "searches for new terms", maxRssMib: MAX_RSS_MIB, run: ofRequests(5, askForSearch) },
  { name: "sign-ins from 500 addresses", maxRssMib: MAX_RSS_MIB, run: ofRequests(2, askToSignIn) },
  {
    name: "huge and deeply nested bodies",
    maxRssMib: MAX_RSS_MIB,
    run: ofRequests(2, (index, { token }) => askWithBody(index, token)),
  },
  { name: "all of it at once", maxRssMib: MAX_RSS_MIB, run: mixAll },
  { name: "10,000 idle connections", maxRssMib: 500, run: stayIdle },
];
