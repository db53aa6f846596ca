// Answers what reaches no route, in the one form that all errors have. Nothing of the request is repeated.
import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemJson } from "../wire/problem-json.ts";
import { hasRepeatedHost } from "./own-host.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

interface Refusal extends ProblemJson {
  readonly status: number;
  /** As the status line names it. */
  readonly reason: string;
}

const UNREADABLE: Refusal = {
  status: 400,
  reason: "Bad Request",
  detail: "The request cannot be read.",
  code: "bad-request",
};

const TOO_SLOW: Refusal = {
  status: 408,
  reason: "Request Timeout",
  detail: "The request took too long to arrive.",
  code: "timeout",
};

const HEADERS_TOO_LARGE: Refusal = {
  status: 431,
  reason: "Request Header Fields Too Large",
  detail: "The address and the headers are too long.",
  code: "too-large",
};

const NO_SUCH_ADDRESS: Refusal = {
  status: 404,
  reason: "Not Found",
  detail: "There is nothing at this address.",
  code: "not-found",
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
  // No slug and no id is that long.
  FST_ERR_MAX_PARAM_LENGTH: NO_SUCH_ADDRESS,
};

/**
 * A path whose percent signs encode nothing ("/product/50%-off") is read letter by letter. So it names nothing, and is
 * answered as any other such address: a page by the page "not found", the API in its form.
 */
export function readableUrl({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return decode(path) === undefined ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
}

/** Its answer is looked at: the bundler drops a decoding that is only tried. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Fastify's `frameworkErrors`: the router could not read the address. */
export function refuseAddress({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const refusal = REFUSALS[code] ?? UNREADABLE;
  void reply
    .code(refusal.status)
    .headers({ ...SECURITY_HEADERS, "cache-control": "no-store" })
    .type("application/json; charset=utf-8")
    .send(toText(refusal));
}

/** Rejects requests that Node accepts although their host is ambiguous; all others go to `handler`. */
export function rejectRepeatedHost(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!hasRepeatedHost(request)) return handler(request, response);
    const body = toText(UNREADABLE);
    const headers = {
      ...SECURITY_HEADERS,
      "Cache-Control": "no-store",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      Connection: "close",
    };
    response.writeHead(UNREADABLE.status, headers).end(body);
  };
}

/** Fastify's `clientErrorHandler`: what came is no HTTP, too long, or too slow. */
export function refuseConnection({ code }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const refusal = REFUSALS[code ?? ""] ?? UNREADABLE;
  const body = toText(refusal);
  const headers = { ...SECURITY_HEADERS, "Content-Type": "application/json; charset=utf-8", Connection: "close" };
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.reason}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join("\r\n");
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroySoon();
}

function toText({ detail, code }: Refusal): string {
  return JSON.stringify({ detail, code } satisfies ProblemJson);
}
