// The OpenAPI 3.1 document, from the same declarations and schemas that the server runs on.
import { z } from "zod";
import { IDEMPOTENCY_KEY } from "../core/idempotency/idempotency-key.ts";
import { conflictOf, problemSchema } from "../wire/problem-schema.ts";
import { type ProblemCode, STATUS } from "./problems.ts";
import { type Auth, NONE, type Route } from "./route.ts";

export type JsonObject = { readonly [key: string]: unknown };

export interface OpenApiDocument extends JsonObject {
  readonly info: JsonObject & { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: JsonObject; readonly securitySchemes: JsonObject };
}

export interface Operation extends JsonObject {
  readonly operationId: string;
  /** A short title, from the operation's id. */
  readonly summary: string;
  readonly description: string;
  readonly security: readonly JsonObject[];
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Parameter extends JsonObject {
  readonly name: string;
  readonly description?: string;
  readonly in: "path" | "query" | "header";
  readonly schema: JsonObject;
}

export interface Response extends JsonObject {
  readonly description: string;
}

const DESCRIPTION =
  'Everything public is readable without signing in. POST /auth/login answers an access_token; send it as "Authorization: Bearer <token>". ' +
  "GET addresses answer HEAD too. Unknown parameters and fields are ignored. Every error has the form of Problem.";

const SLUG_OR_ID = "The slug, a former slug, or the id.";

/** An empty list means that anyone may call; an empty entry, that a token is optional. */
const SECURITY = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
} as const satisfies Record<Auth, readonly JsonObject[]>;

/** Descriptions of tags whose names don't explain themselves. */
const TAGS: Readonly<Record<string, string>> = {
  Accounts: "Sign in, register, and manage your own account.",
  Team: "Accounts, sessions and invitations of everyone who runs the shop.",
  Operations: "Backups.",
  Pages: "The pages every shop has: about, contact, privacy and disclosure.",
};

const describeTag = (name: string): string => TAGS[name] ?? `${name} of the shop.`;

/** Gathers the named schemas while operations refer to them. */
type Components = Record<string, JsonObject>;

export function describeApi(routes: readonly Route[]): OpenApiDocument {
  const schemas: Components = {};
  const tags = new Set(routes.map(({ tag }) => tag));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeRoute(route, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Regretless",
      version: "1",
      description: DESCRIPTION,
      contact: { name: "Regretless" },
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: "/api" }],
    tags: [...tags].toSorted().map((name) => ({ name, description: describeTag(name) })),
    paths,
    components: { schemas, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}

function describeRoute(route: Route, schemas: Components): Operation {
  return {
    operationId: route.operationId,
    summary: toWords(route.operationId),
    description: route.summary,
    tags: [route.tag],
    security: SECURITY[route.auth],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...(route.body !== NONE && {
      requestBody: { required: true, content: jsonContent(refer(route.body, "input", schemas)) },
    }),
    responses: describeResponses(route, schemas),
  };
}

/** `listBulkChanges` as "List bulk changes". */
function toWords(operationId: string): string {
  const words = operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pathParameters({ method, path, params = {} }: Route): readonly Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: params[name] ?? (method === "GET" && path.endsWith("{key}") ? SLUG_OR_ID : "The id."),
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Route): readonly Parameter[] {
  if (query === NONE) return [];
  return Object.entries(query.shape).map(([name, field]) => {
    const { description, ...schema } = toSchema(field, "input");
    return { name, in: "query", required: false, ...(typeof description === "string" && { description }), schema };
  });
}

function headerParameters({ repeats }: Route): readonly Parameter[] {
  if (repeats !== "key") return [];
  const description =
    "A random text, the same for each try to send one and the same request. Within 24 hours a repeated request is answered as the first one was (Idempotent-Replayed: true) and does nothing again.";
  const schema = { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" };
  return [{ name: IDEMPOTENCY_KEY, in: "header", required: false, description, schema }];
}

function describeResponses(route: Route, schemas: Components): Record<string, Response> {
  const responses: Record<string, Response> = { [route.answer.status]: describeSuccess(route, schemas) };
  if (route.cacheClass === "public") responses["304"] = { description: "Nothing changed since the given ETag." };
  for (const code of refusalsOf(route)) {
    const isConflict = code === "conflict" && route.conflict !== undefined;
    const schema = isConflict ? conflictOf(route.conflict.schema) : problemSchema;
    responses[STATUS[code]] = { description: SITUATIONS[code], content: jsonContent(refer(schema, "output", schemas)) };
  }
  return responses;
}

function describeSuccess({ answer, query }: Route, schemas: Components): Response {
  if (!("schema" in answer)) return { description: "Done." };
  const isList = query !== NONE && "cursor" in query.shape;
  const content = jsonContent(refer(answer.schema, "output", schemas));
  return {
    description: answer.status === 201 ? "Made." : "The answer.",
    ...(isList && { headers: PAGE_HEADERS }),
    content,
  };
}

const PAGE_HEADERS = {
  Link: { description: 'The next page, rel="next"; absent on the last one.', schema: { type: "string" } },
  "X-Total-Count": { description: "Length of the whole list; only with limit or cursor.", schema: { type: "integer" } },
  "X-Total-Capped": { description: "true where counting stopped at X-Total-Count.", schema: { type: "string" } },
};

const SITUATIONS = {
  "bad-request": "The request cannot be read, or its body is not valid JSON.",
  unauthenticated: "Not signed in, or the credentials are wrong.",
  forbidden: "Not allowed.",
  "not-found": "Not found.",
  "method-not-allowed": "This address does not know that method.",
  conflict: "Something else stands there already.",
  "too-large": "The body is too large.",
  "unsupported-media-type": "The body is not application/json.",
  invalid: "Some field or parameter is wrong; errors names each.",
  "too-many": "Too many attempts; Retry-After says when to try again.",
  internal: "A fault of the shop.",
  busy: "The shop cannot answer right now; Retry-After says when to try again.",
  "disk-full": "There is no room left to save anything.",
} as const satisfies Record<ProblemCode, string>;

/** Everything that a route can refuse with, declared or following from what it declares. */
function refusalsOf(route: Route): ReadonlySet<ProblemCode> {
  const isWrite = route.method !== "GET";
  const following: readonly (readonly [boolean, readonly ProblemCode[]])[] = [
    [route.auth === "required", ["unauthenticated"]],
    [route.role === "owner", ["forbidden"]],
    [route.query !== NONE || route.body !== NONE, ["invalid"]],
    [isWrite, ["bad-request", "too-large", "unsupported-media-type", "disk-full"]],
    [route.rateClass === "sign-in", ["too-many"]],
    [route.conflict !== undefined || route.repeats === "key", ["conflict"]],
    [route.repeats === "key", ["invalid"]],
    [true, [...route.refusals, "internal", "busy"]],
  ];
  return new Set(following.flatMap(([applies, codes]) => (applies ? codes : [])));
}

const jsonContent = (schema: JsonObject): JsonObject => ({ "application/json": { schema } });

/** A schema with its named parts moved to the document's components. */
function refer(schema: z.ZodType, io: "input" | "output", schemas: Components): JsonObject {
  const { $defs, ...root } = toSchema(schema, io);
  Object.assign(schemas, $defs);
  return root;
}

function toSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  // Inside an OpenAPI document named schemas live elsewhere than in a document of their own.
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
