import type { FastifyInstance } from "fastify";
import { HttpError } from "./problems.ts";

/** Writes take JSON and nothing else: forms and plain text, which other sites can send, get 415. */
export function acceptJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    // Some clients name a content type on requests without a body.
    body.length === 0 ? undefined : parseJson(body),
  );
}

/** Key `__proto__` is an own key for JSON.parse; the schemas pick named fields, so it goes nowhere. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new HttpError("bad-request", "The body is not valid JSON.");
  }
}
