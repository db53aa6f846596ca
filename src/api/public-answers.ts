// Port: what everybody is answered alike goes out through it, so that it can be kept as ready bytes.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Client, Permit } from "./admission.ts";

/** An answer that depends on its address alone. */
export interface PublicAnswer {
  readonly status: number;
  /** In lower case. Nothing that differs between two requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What was read for it; with none of them it goes with any change of the catalogue. */
  readonly tags: ReadonlySet<string>;
  /** Epoch milliseconds at which it changes by itself. */
  readonly validUntil: number | undefined;
}

/**
 * What generates the response, then the normal path with only the listed query parameters: everything the response
 * depends on. Without the first part, a page could be served as an API response, or the other way around.
 */
export type CacheKey = `${"api" | "file" | "page" | "malformed"}:${string}`;

export interface PublicExchange {
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
  readonly key: CacheKey;
  /** Whose slots the work takes; a visitor's by default. */
  readonly client?: Client;
}

export interface PublicAnswers {
  /**
   * Sends the cached response for this key, or what `make` returns. Concurrent requests share one `make`.
   * False where it answered nothing to share (a list too long to keep): then nothing was sent.
   *
   * @throws what `make` throws, and DomainError("busy") if the queue is full.
   */
  send(exchange: PublicExchange, make: (permit: Permit) => Promise<PublicAnswer | undefined>): Promise<boolean>;
}
