// Stands before the framework: what is kept goes out without waking it.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { matchesTag } from "../../api/entity-tag.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { HeaderSetter } from "../../platform/config.ts";
import { bestEncoding } from "../body-encoding.ts";
import type { HostMatcher } from "../own-host.ts";
import { omitOwnHeaders } from "./own-headers.ts";
import type { PageFiles } from "../page-files/page-files.ts";
import type { PageCache } from "./page-cache.ts";
import type { ReadyAnswer } from "./ready-answer.ts";

interface FrontParts {
  readonly cache: PageCache;
  readonly clock: Clock;
  /** Which Host headers are answered; undefined answers any. */
  readonly isOwnHost: HostMatcher | undefined;
  readonly headersBy?: HeaderSetter;
  /** Hear of what is kept and was asked for. */
  readonly files?: Pick<PageFiles, "keep"> | undefined;
}

export interface CacheFront {
  /** What answers requests instead of `handler`, or hands them on to it. */
  before(handler: RequestListener): RequestListener;
  /** From now on everything is handed on, so that each client hears that its answer is the last. */
  stepAside(): void;
}

/** Answers go unlogged: a line for each would cost more than the answer. */
export function createCacheFront({ cache, clock, isOwnHost, headersBy = "shop", files }: FrontParts): CacheFront {
  let isOpen = true;

  function find({ method, url = "", headers }: IncomingMessage): ReadyAnswer | undefined {
    // A whole URL as the target may name a different host than the header.
    if (!isOpen || (method !== "GET" && method !== "HEAD") || !url.startsWith("/")) return undefined;
    const found = cache.find(url, clock.now());
    if (found === undefined || headers.authorization !== undefined) return undefined;
    return isOwnHost === undefined || isOwnHost(headers.host) ? found : undefined;
  }

  function leaveToFiles(answer: ReadyAnswer, { url = "", headers }: IncomingMessage): void {
    const encoding = bestEncoding(headers["accept-encoding"]?.toString());
    const ready = answer.ready(encoding);
    if (ready !== undefined) files?.keep(url, { answer, encoding, ready });
  }

  return {
    before: (handler) => (request, response) => {
      const found = find(request);
      if (found !== undefined) omitOwnHeaders(request, response, headersBy);
      if (found === undefined || !send(found, request, response)) return handler(request, response);
      if (files !== undefined) leaveToFiles(found, request);
    },
    stepAside() {
      isOpen = false;
    },
  };
}

/** False where the encoding that the client likes best is not made yet. */
function send(found: ReadyAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers } = request;
  if (matchesTag(headers["if-none-match"], found.etag)) {
    response.writeHead(304, found.unchanged as string[]).end();
    return true;
  }
  const ready = found.ready(bestEncoding(headers["accept-encoding"]?.toString()));
  if (ready === undefined) return false;
  // A list of names and values: Node writes it without a look at what the response holds already.
  response.writeHead(found.status, ready.headers as string[]);
  response.end(method === "HEAD" ? undefined : ready.body);
  return true;
}
