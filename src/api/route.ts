// What a route of the API declares about itself. The table of routes is what the server mounts, what OpenAPI describes
// and what the test of authorisation walks.
import type { z } from "zod";
import type { App } from "../app.ts";
import type { Account } from "../core/accounts/account.ts";
import type { Role } from "../core/accounts/role.ts";
import type { ReadingRecord } from "../core/reading-record.ts";
import type { ProblemCode } from "./problems.ts";
import type { Reply } from "./reply.ts";

/** `optional`: a bearer token shows more, without one the answer is public. */
export type Auth = "none" | "optional" | "required";

/** The minimum role required to call it; `none` if no account is needed. */
export type RequiredRole = Role | "none";

/** `sign-in`: limited before the password is hashed, by account and by address. */
export type RateClass = "unlimited" | "sign-in";

/** `public`: anonymous answers carry an ETag and may be kept if they are asked about each time. */
export type CacheClass = "public" | "no-store";

/**
 * `key`: an Idempotency-Key makes a repeated request answer what the first one answered. For what creates something;
 * never where the answer carries a secret, because answers are kept.
 */
export type Repeats = "key" | "plain";

export const NONE = "none";
type None = typeof NONE;

/** The most bytes of a body, unless a route says otherwise. */
const BODY_LIMIT = 1024 * 1024;

/** What most reads declare: open to everybody, and kept by caches only to be asked about. */
export const PUBLIC = {
  auth: "none",
  role: "none",
  query: NONE,
  body: NONE,
  bodyLimit: BODY_LIMIT,
  rateClass: "unlimited",
  repeats: "plain",
  cacheClass: "public",
  refusals: [],
} as const;

/** For most writes: anyone signed in, including editors; not cached. */
export const EDITORS = {
  auth: "required",
  role: "editor",
  query: NONE,
  body: NONE,
  bodyLimit: BODY_LIMIT,
  rateClass: "unlimited",
  repeats: "plain",
  cacheClass: "no-store",
  refusals: [],
} as const;

/** For owners only: team, settings, backups and the audit log. */
export const OWNERS = { ...EDITORS, role: "owner" } as const;

/** What a POST that creates something declares: as other writes, and once for each Idempotency-Key. */
export const CREATES = { ...EDITORS, repeats: "key" } as const;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type PathParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** What the edge knows about the request besides its content. */
export interface Caller {
  /** The account that the bearer token speaks for. */
  readonly account: Account | undefined;
  readonly token: string | undefined;
  /** The network address, for the limits. */
  readonly address: string;
  /** "Firefox on Windows": all that is kept of how the browser describes itself. */
  readonly device: string;
  /** The shop runs for this machine alone and the request came from it (design: accounts). */
  readonly isPlainLocalStart: boolean;
}

export interface Call<Params, Query, Body> {
  readonly app: App;
  readonly caller: Caller;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Path and listed query parameters of this request, for links to its other pages. */
  readonly address: URL;
  /** Scheme, host and port of every absolute address, never from the request. */
  readonly baseUrl: string;
  /** What a public answer reads; without a tag it is dropped with any change of what the public sees. */
  readonly reading: ReadingRecord;
}

/** A `page` has no schema of ours: it is HTML, or the OpenAPI document itself. */
export type Answer<Schema> =
  | { readonly status: 200 | 201; readonly schema: Schema }
  | { readonly status: 200; readonly page: string }
  | { readonly status: 204 };

export interface RouteOptions<Path extends string, Query, Body, Schema> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As OpenAPI writes it: `/products/{key}`. */
  readonly path: Path;
  /** Unique and permanent: generated clients name their functions after it. */
  readonly operationId: string;
  /** Describes path parameters other than the entity's id (or its slug, for `key` in a GET). */
  readonly params?: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly role: RequiredRole;
  readonly query: Query;
  readonly body: Body;
  readonly bodyLimit: number;
  readonly rateClass: RateClass;
  readonly repeats: Repeats;
  readonly cacheClass: CacheClass;
  readonly answer: Answer<Schema>;
  /** Refusals that do not follow from the declarations above. */
  readonly refusals: readonly ProblemCode[];
  /** How the current entity looks in the answer to a conflict. */
  readonly conflict?: { readonly schema: z.ZodType; readonly present: (current: never) => unknown };
  readonly handler: (
    call: Call<PathParams<Path>, Parsed<Query>, Parsed<Body>>,
  ) => Promise<Reply<Frozen<Parsed<Schema>>>>;
}

/** A declared route with its types forgotten: what the table holds. */
export interface Route extends Omit<RouteOptions<string, z.ZodObject | None, z.ZodType | None, z.ZodType>, "handler"> {
  readonly handler: (call: Call<never, never, never>) => Promise<Reply<unknown>>;
}

/** Declares a route; what is missing does not compile, and does not boot either (`checkRoute`). */
export function defineRoute<
  const Path extends string,
  Query extends z.ZodObject | None,
  Body extends z.ZodType | None,
  Schema extends z.ZodType = z.ZodNever,
>(options: RouteOptions<Path, Query, Body, Schema>): Route {
  return options;
}

const DECLARED = [
  "method",
  "path",
  "operationId",
  "auth",
  "role",
  "query",
  "body",
  "bodyLimit",
  "rateClass",
  "repeats",
  "cacheClass",
  "answer",
  "handler",
] as const;

/** Throws for a route that does not say all that protects it: such a server must not start. */
export function checkRoute(route: Partial<Route>): void {
  const name = `The route ${route.method ?? "?"} ${route.path ?? "?"}`;
  const missing = DECLARED.filter((declaration) => route[declaration] === undefined);
  if (missing.length > 0) throw new Error(`${name} does not declare ${missing.join(", ")}.`);
  if ((route.auth === "required") !== (route.role !== "none"))
    throw new Error(`${name} requires the role ${route.role} but declares authentication as ${route.auth}.`);
}
