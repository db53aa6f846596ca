// Generated text files for crawlers and feed readers, with an ETag, and cached like pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PublicAnswers } from "../api/public-answers.ts";
import { createReadingRecord, type ReadingRecord } from "../core/reading-record.ts";

export interface PublicFileParts {
  readonly answers: PublicAnswers;
  /** Scheme, host and port of every absolute address. */
  readonly baseUrl: string;
}

export interface PublicFile {
  readonly text: string;
  /**
   * The latest change of what the file lists, in epoch milliseconds. For information only: If-Modified-Since is not
   * evaluated, since a deletion changes the file without a later date. The ETag says whether it changed.
   */
  readonly modifiedAt?: number | undefined;
}

interface PublicFileOptions {
  /** A path as Fastify's router takes it. */
  readonly path: string;
  readonly type: string;
  /** How long browsers and crawlers may keep it without asking. */
  readonly maxAgeSeconds: number;
  /** Undefined if there is no such file. */
  readonly make: (record: ReadingRecord, request: FastifyRequest) => Promise<PublicFile | undefined>;
}

export function servePublicFile(server: FastifyInstance, answers: PublicAnswers, options: PublicFileOptions): void {
  const { path, type, maxAgeSeconds, make } = options;
  async function handle(request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> {
    const [address = ""] = request.url.split("?", 1);
    const isSent = await answers.send({ request, response, key: `file:${address}` }, async () => {
      const record = createReadingRecord();
      const file = await make(record, request);
      if (file === undefined) return undefined;
      const { text, modifiedAt } = file;
      const headers = {
        "cache-control": `public, max-age=${maxAgeSeconds}`,
        "content-type": type,
        ...(modifiedAt !== undefined && { "last-modified": new Date(modifiedAt).toUTCString() }),
      };
      return { status: 200, headers, body: Buffer.from(text), tags: record.tags, validUntil: record.validUntil() };
    });
    if (!isSent) response.callNotFound();
    return response;
  }
  server.route({ method: "GET", url: path, handler: handle });
}

/** The latest of some instants; undefined where there is none. */
export function latestOf(instants: readonly (number | undefined)[]): number | undefined {
  return instants.reduce<number | undefined>(
    (latest, instant) => (instant !== undefined && instant > (latest ?? -Infinity) ? instant : latest),
    undefined,
  );
}
