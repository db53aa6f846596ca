import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./problems.ts";

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** SHA-256 of the body's bytes as they were sent, as hex. */
export function hashBody(request: FastifyRequest): string {
  return createHash("sha256")
    .update(rawBodies.get(request) ?? "")
    .digest("hex");
}

/** Writes take JSON and nothing else: forms and plain text, which other sites can send, get 415. */
export function acceptJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      rawBodies.set(request, body);
      // Some clients name a content type on requests without a body.
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}

/** Marks an unparsed body, which the route rejects like any other invalid value. */
export const NESTED_TOO_DEEP = Symbol("nested too deep");

/** Far deeper than any body that a route accepts. */
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether the JSON text nests deeper than `MAX_DEPTH`. Read from the bytes: parsers and schemas recurse. */
function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) depth += 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Key `__proto__` is an own key for JSON.parse; the schemas pick named fields, so it goes nowhere. */
function parseJson(body: Buffer): unknown {
  if (isTooDeep(body)) return NESTED_TOO_DEEP;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new HttpError("bad-request", "The body is not valid JSON.");
  }
}
