import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Admission, Client, Release } from "./admission.ts";
import { matchesTag, tagOfBody, tagOfVersion } from "./entity-tag.ts";
import { toJsonStream } from "./json-stream.ts";
import type { Reply } from "./reply.ts";
import type { Caller, Route } from "./route.ts";

export interface Exchange {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
  readonly caller: Caller;
  readonly admission: Admission;
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** Kept only to be asked about each time: what the owner changes shows at once. */
export const PUBLIC = "public, max-age=0, must-revalidate";

/** Turns what a handler answered into HTTP. */
export async function sendReply(exchange: Exchange, reply: Reply<unknown>): Promise<FastifyReply> {
  const { route, response } = exchange;
  response.code(route.answer.status);
  switch (reply.kind) {
    case "empty":
      return response.send();
    case "page":
      return sendText(exchange, { ...reply, type: "page" in route.answer ? route.answer.page : "text/plain" });
    case "json":
      return sendText(exchange, { body: JSON.stringify(reply.json), headers: reply.headers, type: JSON_TYPE });
    case "stream":
      return sendStream(exchange, reply);
  }
}

interface Text {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
}

function sendText(exchange: Exchange, { body, headers, type }: Text): FastifyReply {
  exchange.response.headers(headers);
  if (isFresh(exchange, () => tagOfBody(body))) return sendNotModified(exchange.response);
  return exchange.response.type(type).send(body);
}

async function sendStream(
  exchange: Exchange,
  reply: Extract<Reply<unknown>, { kind: "stream" }>,
): Promise<FastifyReply> {
  const { request, response, admission } = exchange;
  if (isFresh(exchange, () => tagOfVersion(reply.version))) return sendNotModified(response);
  response.type(JSON_TYPE);
  if (request.method === "HEAD") return response.send();
  releaseWhenSent(response, await admission.openList(clientOf(exchange)));
  if (response.raw.destroyed) return response;
  return response.send(await toJsonStream(reply.items));
}

/** Also if the client disconnected. */
export function releaseWhenSent({ raw }: FastifyReply, release: Release): void {
  finished(raw, release);
}

const clientOf = ({ caller }: Pick<Exchange, "caller">): Client => (caller.account === undefined ? "visitor" : "owner");

/** Marks a public answer with its tag, and tells whether the caller has it already. */
function isFresh(exchange: Exchange, makeTag: () => string): boolean {
  const { route, request, response } = exchange;
  if (route.cacheClass !== "public" || hasCredentials(exchange)) return false;
  const tag = makeTag();
  response.headers({ etag: tag, "cache-control": PUBLIC });
  return matchesTag(request.headers["if-none-match"], tag);
}

export const hasCredentials = ({ request, caller }: Exchange): boolean =>
  caller.account !== undefined || request.headers.authorization !== undefined;

const sendNotModified = (response: FastifyReply): FastifyReply => response.code(304).send();
