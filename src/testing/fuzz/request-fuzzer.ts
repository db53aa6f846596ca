// Mostly invalid requests generated from the shop's own OpenAPI document.
import type { JsonObject, OpenApiDocument, Operation, Parameter } from "../../api/openapi.ts";
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_URL_PARTS, toHostileJson } from "./hostile-values.ts";
import { createRandom, type Random } from "./random.ts";
import { type Manner, makeValue } from "./schema-values.ts";

export interface FuzzedRequest {
  readonly operationId: string;
  readonly method: string;
  /** Path and query as they are sent, well-formed or not. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

export interface RequestFuzzer {
  next(): FuzzedRequest;
  /** Collects ids and slugs, so that later requests use existing ones. */
  remember(body: string): void;
}

interface FuzzerOptions {
  readonly document: OpenApiDocument;
  readonly seed: number;
}

/** It would end the session of the identity that calls. */
const LEFT_OUT: ReadonlySet<string> = new Set(["signOut"]);

const MANNERS: readonly Manner[] = ["fitting", "fitting", "boundary", "hostile", "hostile"];
const MAX_KNOWN = 500;

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export function createRequestFuzzer({ document, seed }: FuzzerOptions): RequestFuzzer {
  const random = createRandom(seed);
  const known = ["Party", "none", "about"];
  const { schemas } = document.components;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Described => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const callable = operations.filter(({ operation }) => !LEFT_OUT.has(operation.operationId));

  const make = (schema: JsonObject) => makeValue(schema, { random, schemas, known, manner: random.pick(MANNERS) });

  function query(parameters: readonly Parameter[]): string {
    const named = parameters.filter((parameter) => parameter.in === "query" && random.chance(0.35));
    const pairs = named.flatMap(({ name, schema }) => {
      const value = urlPart(random, () => asText(make(schema)));
      return random.chance(0.05) ? [`${name}=${value}`, `${name}=${value}`] : [`${name}=${value}`];
    });
    if (random.chance(0.05)) pairs.push("__proto__[a]=1", "unknown");
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  function headersOf({ method, operation }: Described, hasBody: boolean): Record<string, string> {
    const headers: Record<string, string> = {};
    if (hasBody) headers["content-type"] = random.chance(0.97) ? "application/json" : "text/plain";
    if (operation.parameters.some((parameter) => parameter.in === "header") && random.chance(0.3))
      headers["idempotency-key"] = random.pick(["one", "two", "three", "with blank", "x".repeat(300)]);
    if (method === "GET" && random.chance(0.1)) headers["if-none-match"] = random.pick(["*", 'W/"v1"', '"', "\t,"]);
    if (random.chance(0.3)) headers["accept-encoding"] = random.pick(["br", "gzip", "identity", "br;q=0, *", "x,,"]);
    return headers;
  }

  return {
    next() {
      const described = random.pick(callable);
      const { path, operation } = described;
      const method = described.method === "GET" && random.chance(0.1) ? "HEAD" : described.method;
      const body = bodyOf(operation, random, make);
      const filled = path.replace(/\{\w+\}/g, () => urlPart(random, () => random.pick([...known, ...HOSTILE_TEXTS])));
      const target = `/api${filled}${query(operation.parameters)}`;
      const headers = headersOf(described, body !== undefined);
      return { operationId: operation.operationId, method, target, headers, body };
    },
    remember(text) {
      for (const [, value = ""] of text.matchAll(/"(?:id|slug|product_id|name)":"([^"\\]{1,80})"/g)) {
        if (known.length < MAX_KNOWN) known.push(value);
        else known[3 + random.below(MAX_KNOWN - 3)] = value;
      }
    },
  };
}

function bodyOf(
  operation: Operation,
  random: Random,
  make: (schema: JsonObject) => unknown,
): string | Buffer | undefined {
  const content = operation["requestBody"] as { content: { "application/json": { schema: JsonObject } } } | undefined;
  if (random.chance(0.03)) return random.pick(HOSTILE_BODIES);
  if (content === undefined || random.chance(0.01)) return undefined;
  return toHostileJson(make(content.content["application/json"].schema));
}

/** Encoded, or now and then something that is no encoding. Long texts would only be refused for the length of the URL. */
function urlPart(random: Random, makeText: () => string): string {
  if (random.chance(0.1)) return random.pick(HOSTILE_URL_PARTS);
  return encodeURIComponent(makeText().slice(0, 3_000).toWellFormed()) || "none";
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? null));
