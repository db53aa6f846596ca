import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { App } from "../app.ts";
import { DomainError, refuseField } from "../core/errors/domain-error.ts";
import { createReadingRecord, type ReadingRecord } from "../core/reading-record.ts";
import type { Admission } from "./admission.ts";
import { type ApiConfig, identify } from "./caller.ts";
import { NESTED_TOO_DEEP } from "./json-body.ts";
import { HttpError, MAX_ERRORS, toProblem } from "./problems.ts";
import type { PublicAnswers } from "./public-answers.ts";
import { sendOnce, toKeptAnswer, toKeyedRequest } from "./repeats.ts";
import type { Reply } from "./reply.ts";
import { type Caller, checkRoute, NONE, type Route } from "./route.ts";
import { isPublicRead, sendPublic } from "./send-public.ts";
import { sendReply } from "./send-reply.ts";

export interface ApiParts {
  readonly app: App;
  readonly config: ApiConfig;
  readonly answers: PublicAnswers;
  readonly admission: Admission;
}

/** Mounts one declared route: who is asking comes first, then what was sent, then the verb, then the answer. */
export function serveRoute(api: FastifyInstance, route: Route, parts: ApiParts): void {
  const { app, config } = parts;
  checkRoute(route);
  const visitorApp = app.forVisitors();
  const callers = new WeakMap<FastifyRequest, Caller>();
  api.route({
    method: route.method === "GET" ? ["GET", "HEAD"] : route.method,
    url: toFastifyPath(route.path),
    bodyLimit: route.bodyLimit,
    exposeHeadRoute: false,
    // Before the body is read: whoever may not write sends no megabyte.
    async onRequest(request) {
      const caller = await identify(app, config, request);
      if (route.auth === "required" && caller.account === undefined) throw refuseStranger(request);
      if (route.role === "owner" && caller.account?.role !== "owner") throw refuseEditor();
      callers.set(request, caller);
    },
    async handler(request, response) {
      const caller = callers.get(request);
      if (caller === undefined) throw new Error(`The route ${route.path} was served without asking who calls.`);
      return handle({ ...parts, visitorApp, route, request, response, caller });
    },
    errorHandler: (error, request, response) => void sendProblem({ error, request, response, route }),
  });
}

interface Handling extends ApiParts {
  readonly visitorApp: App;
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
  readonly caller: Caller;
}

async function handle({
  app,
  visitorApp,
  config,
  answers,
  admission,
  route,
  request,
  response,
  caller,
}: Handling): Promise<FastifyReply> {
  const query = route.query === NONE ? undefined : parse(route.query, request.query);
  const body = route.body === NONE ? undefined : parseBody(route.body, request.body);
  const address = listedAddress(route, request.url);
  const run = (shop: App, reading = createReadingRecord()): Promise<Reply<unknown>> => {
    const { params } = request;
    const call = { app: shop, caller, params, query, body, address, baseUrl: config.baseUrl, reading };
    // The route's own types met in `defineRoute`; the table forgot them.
    return route.handler(call as never);
  };
  const exchange = { route, request, response, caller, admission };
  if (isPublicRead(exchange)) {
    const read = {
      answers,
      address: address.pathname + address.search,
      run: (reading: ReadingRecord) => run(visitorApp, reading),
    };
    await sendPublic(exchange, read);
    return response;
  }
  // A request with an invalid token is read again each time, like any other uncached request.
  if (route.method === "GET" && caller.account === undefined) {
    return sendReply(exchange, await admission.admit("visitor", () => run(appFor(app, caller))));
  }
  const keyed = toKeyedRequest(exchange);
  return keyed === undefined
    ? sendReply(exchange, await run(appFor(app, caller)))
    : sendOnce(
        exchange,
        await appFor(app, caller).answerOnce(keyed, async (shop) => toKeptAnswer(route, await run(shop))),
      );
}

/** What a signed-in person does stands in the audit log under their name. */
function appFor(app: App, { account }: Caller): App {
  return account === undefined ? app : app.actingAs({ kind: "account", id: account.id, name: account.username });
}

interface Trouble {
  readonly error: unknown;
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
  /** Undefined outside of all routes. */
  readonly route?: Route;
}

/** Answers anything thrown, in the one form that all errors have. */
export function sendProblem({ error, request, response, route }: Trouble): FastifyReply {
  const conflict = route?.conflict;
  const present = conflict === undefined ? undefined : (current: unknown) => conflict.present(current as never);
  const { status, headers, body } = toProblem(error, present);
  if (status === 500) request.log.error({ err: error }, "request failed");
  // The tag may be there already when a list fails at its first item.
  response.removeHeader("etag").headers({ ...headers, "cache-control": "no-store" });
  return response.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** `/products/{key}` as the router writes it. */
export const toFastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

function refuseStranger(request: FastifyRequest): DomainError {
  const hasToken = request.headers.authorization !== undefined;
  return new DomainError(
    "unauthenticated",
    hasToken ? "Your session has ended. Sign in again." : "Sign in to do this.",
  );
}

function refuseEditor(): DomainError {
  return new DomainError("forbidden", "Only owners can do this. Ask an owner to do it or to change your role.");
}

function parseBody(schema: z.ZodType, body: unknown): unknown {
  if (body === undefined) throw new HttpError("bad-request", "The request has no body. Send a JSON object.");
  if (body === NESTED_TOO_DEEP) throw refuseField("", "The body is nested too deeply.");
  return parse(schema, body);
}

/** The values by their schema, or DomainError("invalid") with a sentence for each field. */
function parse(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) =>
      path.length === 0
        ? { field: "", message: "The body must be a JSON object." }
        : { field: path.join("."), message },
    );
  throw new DomainError("invalid", errors.map(({ message }) => message).join(" "), { errors });
}

/** Path and listed query parameters; others change nothing, so they are not handed on. */
function listedAddress(route: Route, url: string): URL {
  const { pathname, searchParams } = new URL(url, "http://shop.invalid");
  const listed = new URL(pathname, "http://shop.invalid");
  const names = route.query === NONE ? [] : Object.keys(route.query.shape);
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) listed.searchParams.set(name, value);
  }
  return listed;
}
