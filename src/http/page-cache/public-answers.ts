// Adapter: public answers through the page cache.
import type { FastifyReply } from "fastify";
import type { Admission, Permit } from "../../api/admission.ts";
import { matchesTag } from "../../api/entity-tag.ts";
import type { PublicAnswers } from "../../api/public-answers.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { HeaderSetter } from "../../platform/config.ts";
import { bestEncoding } from "../body-encoding.ts";
import type { PageCache } from "./page-cache.ts";
import { type EdgeCaches, planEdge } from "./edge-headers.ts";
import { omitOwnHeaders } from "./own-headers.ts";
import { makeReady } from "./ready-answer.ts";

interface PublicAnswersParts {
  readonly cache: PageCache;
  readonly clock: Clock;
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly caches: EdgeCaches;
  readonly headersBy?: HeaderSetter;
  readonly admission: Admission;
}

export function createPublicAnswers({
  cache,
  clock,
  headers,
  caches,
  headersBy = "shop",
  admission,
}: PublicAnswersParts): PublicAnswers {
  return {
    async send({ request, response, key, client = "visitor" }, make) {
      const wanted = { key, target: request.originalUrl, now: clock.now() };
      const encoding = bestEncoding(request.headers["accept-encoding"]?.toString());
      const makeWhole = async (permit: Permit) => {
        const made = await make(permit);
        if (made === undefined) return undefined;
        const edge = planEdge(made, { caches, now: wanted.now });
        const ready = makeReady({ ...made, validUntil: edge.validUntil }, { ...headers, ...edge.headers });
        // Whoever asks while it is compressed joins, too.
        await ready.encode(encoding);
        return ready;
      };
      const answer = await cache.obtain(wanted, () => admission.admit(client, makeWhole));
      if (answer === undefined) return false;
      // What many are answered belongs to no request of its own.
      response.removeHeader("x-request-id");
      omitOwnHeaders(request.raw, response.raw, headersBy);
      if (answer.status === 200 && matchesTag(request.headers["if-none-match"], answer.etag)) {
        void setHeaders(response.code(304), answer.unchanged).send();
        return true;
      }
      const ready = await answer.encode(encoding);
      void setHeaders(response.code(answer.status), ready.headers).send(ready.body);
      return true;
    },
  };
}

/** In their own order, whatever was set before: the answer is the same byte for byte, made now or kept. */
function setHeaders(response: FastifyReply, list: readonly string[]): FastifyReply {
  for (let index = 0; index + 1 < list.length; index += 2) {
    response.removeHeader(list[index] ?? "").header(list[index] ?? "", list[index + 1]);
  }
  return response;
}
