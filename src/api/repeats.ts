// Idempotency-Key: a request that is repeated because its answer was lost gets that answer, and does nothing again.
import type { FastifyReply } from "fastify";
import { refuseField } from "../core/errors/domain-error.ts";
import type { AnsweredOnce, KeyedRequest } from "../core/idempotency/answer-once.ts";
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_FIELD } from "../core/idempotency/idempotency-key.ts";
import type { KeptAnswer } from "../core/idempotency/kept-answer-store.ts";
import { hashBody } from "./json-body.ts";
import type { Reply } from "./reply.ts";
import type { Route } from "./route.ts";
import { type Exchange, JSON_TYPE } from "./send-reply.ts";

const HEADER = IDEMPOTENCY_KEY.toLowerCase();

/** Visible ASCII; with or without the quotation marks that the draft of the standard asks for. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The request with its key; undefined where the route takes none or the caller sent none. */
export function toKeyedRequest({ route, request, caller }: Exchange): KeyedRequest | undefined {
  const key = request.headers[HEADER];
  if (route.repeats !== "key" || key === undefined || caller.account === undefined) return undefined;
  if (typeof key !== "string" || !KEY.test(key))
    throw refuseField(IDEMPOTENCY_KEY_FIELD, `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters.`);
  const content = `${route.method} ${request.url}\n${hashBody(request)}`;
  return { accountId: caller.account.id, key, content };
}

export function toKeptAnswer(route: Route, reply: Reply<unknown>): KeptAnswer {
  if (reply.kind !== "json") throw new Error(`The route ${route.path} takes a key but answers no JSON to keep.`);
  return { status: route.answer.status, body: JSON.stringify(reply.json) };
}

export function sendOnce({ response }: Exchange, { status, body, isReplayed }: AnsweredOnce): FastifyReply {
  if (isReplayed) response.header("idempotent-replayed", "true");
  return response.code(status).type(JSON_TYPE).send(body);
}
