// Stands between the cache and the framework: a thousand requests that arrive together are handed on a few at a time.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { leaveTurns } from "../core/time/next-turn.ts";
import type { ProblemJson } from "../wire/problem-json.ts";
import { BUSY_MESSAGE, BUSY_PAGE } from "./busy-page.ts";

/** Each waits for what those before it cost, mostly well below a millisecond. */
const MAX_WAITING = 1000;
/** What a page of the shop asks for at once still fits. */
const MAX_WAITING_UNDER_PRESSURE = 50;
/** Those that ask for the same thing at one moment come together, so that one response is made for them. */
const PER_TURN = 8;
const RETRY_AFTER_SECONDS = "2";
/** Bodies beyond this length are read a few at a time: the limit of one is a mebibyte, and a thousand come at once. */
const MAX_SMALL_BODY = 64 * 1024;
const MAX_LARGE_BODIES = 16;
/** The admin, and the files of the build, which its pages are nothing without. */
const OWNERS_PATH = /^\/(?:admin|assets)(?:[/?]|$)/;
const PROBLEM = JSON.stringify({
  detail: BUSY_MESSAGE,
  code: "busy",
} satisfies ProblemJson);

interface PacingOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly isHigh: () => boolean;
}

type Waiting = readonly [IncomingMessage, ServerResponse];

/**
 * Hands a few requests to `handler` in each turn of the event loop; in between, responses are sent and probes answered.
 * Too many that wait are rejected before anything is done for them, under pressure sooner. Requests with a token wait
 * in a queue ahead of the others; the framework finds out whether it is valid, which is cheap.
 */
export function paceRequests(handler: RequestListener, { headers, isHigh }: PacingOptions): RequestListener {
  const first: Waiting[] = [];
  const rest: Waiting[] = [];
  const reject = createRejection(headers);
  let isTurnTaken = false;
  const takeBody = createBodyPlaces();

  function handOn(): void {
    const batch = takeBatch(first, rest);
    isTurnTaken = batch.length > 0;
    if (isTurnTaken) leaveTurns(handOn);
    for (const [request, response] of batch) if (!request.socket.destroyed) handler(request, response);
  }

  return (request, response) => {
    const isFirst = isOwners(request);
    if (!takeBody(request)) return reject(request, response);
    if (!isTurnTaken) {
      isTurnTaken = true;
      leaveTurns(handOn);
      return handler(request, response);
    }
    const queue = isFirst ? first : rest;
    const isShed = !isFirst && isRead(request) && isHigh();
    if (queue.length < (isShed ? MAX_WAITING_UNDER_PRESSURE : MAX_WAITING)) queue.push([request, response]);
    else reject(request, response);
  };
}

const isOwners = ({ headers, url = "" }: IncomingMessage): boolean =>
  headers.authorization !== undefined || OWNERS_PATH.test(url);

/** Answers false where a large body finds no place. Those who show a token have more, which no crowd without one takes. */
function createBodyPlaces(): (request: IncomingMessage) => boolean {
  let taken = 0;
  return (request) => {
    if (!hasLargeBody(request)) return true;
    if (taken >= (isOwners(request) ? 2 * MAX_LARGE_BODIES : MAX_LARGE_BODIES)) return false;
    taken += 1;
    // Not when the response was sent: of a body that nobody wanted, the rest is still being read then.
    request.once("close", () => (taken -= 1));
    return true;
  };
}

function takeBatch(first: Waiting[], rest: Waiting[]): readonly Waiting[] {
  const ahead = first.splice(0, PER_TURN);
  return [...ahead, ...rest.splice(0, PER_TURN - ahead.length)];
}

/** Writes are few, and signing in has limits of its own, which know who signed in before. */
const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers["content-length"] ?? 0) > MAX_SMALL_BODY || headers["transfer-encoding"] !== undefined;

function createRejection(headers: PacingOptions["headers"]): RequestListener {
  const toHead = (body: string, type: string) => ({
    ...headers,
    "Cache-Control": "no-store",
    "Retry-After": RETRY_AFTER_SECONDS,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
  });
  const page = [toHead(BUSY_PAGE, "text/html"), BUSY_PAGE] as const;
  const problem = [toHead(PROBLEM, "application/json"), PROBLEM] as const;
  return (request, response) => {
    const { method, url = "" } = request;
    const [head, body] = url.startsWith("/api") ? problem : page;
    // The rest isn't read: a thousand at once would fill the memory with what is thrown away.
    if (hasLargeBody(request)) return void response.writeHead(503, { ...head, Connection: "close" }).end(body);
    response.writeHead(503, head).end(method === "HEAD" ? undefined : body);
  };
}
