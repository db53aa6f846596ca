// Sends what everybody is answered alike.
import { Readable } from "node:stream";
import { createReadingRecord, type ReadingRecord } from "../core/reading-record.ts";
import type { Release } from "./admission.ts";
import { matchesTag, tagOfVersion } from "./entity-tag.ts";
import { toJsonStream } from "./json-stream.ts";
import type { PublicAnswer, PublicAnswers } from "./public-answers.ts";
import type { Reply } from "./reply.ts";
import { type Exchange, hasCredentials, JSON_TYPE, PUBLIC, releaseWhenSent, sendReply } from "./send-reply.ts";

/** Longer lists are sent in chunks and not cached. */
const MAX_WHOLE_BYTES = 256 * 1024;

export const isPublicRead = (exchange: Exchange): boolean =>
  exchange.route.cacheClass === "public" && !hasCredentials(exchange);

interface PublicRead {
  readonly answers: PublicAnswers;
  /** Path and listed query parameters. */
  readonly address: string;
  readonly run: (reading: ReadingRecord) => Promise<Reply<unknown>>;
}

export async function sendPublic(exchange: Exchange, { answers, address, run }: PublicRead): Promise<void> {
  const { request, response } = exchange;
  let long: LongList | undefined;
  const isSent = await answers.send({ request, response, key: `api:${address}` }, async (permit) => {
    const reading = createReadingRecord();
    const reply = await run(reading);
    if (reply.kind === "stream") await permit.switchToList();
    const made = await toWhole(exchange, reply);
    if (!("rest" in made)) return { ...made, tags: reading.tags, validUntil: reading.validUntil() };
    long = { ...made, release: permit.detach() };
    return undefined;
  });
  if (isSent) return;
  // The list of another request, which this one waited for, was too long to share.
  if (long === undefined) await sendReply(exchange, await run(createReadingRecord()));
  else sendLong(exchange, long);
}

type WholeAnswer = Pick<PublicAnswer, "status" | "headers" | "body">;

interface BegunList {
  readonly etag: string;
  /** All of it, from its beginning. */
  readonly rest: Readable;
}

interface LongList extends BegunList {
  readonly release: Release;
}

async function toWhole({ route }: Exchange, reply: Reply<unknown>): Promise<WholeAnswer | BegunList> {
  const { status } = route.answer;
  const headers = { "cache-control": PUBLIC, "content-type": JSON_TYPE };
  switch (reply.kind) {
    case "empty":
      return { status, headers, body: Buffer.alloc(0) };
    case "json":
      return { status, headers: { ...headers, ...reply.headers }, body: Buffer.from(JSON.stringify(reply.json)) };
    case "page": {
      const type = "page" in route.answer ? route.answer.page : "text/plain";
      return { status, headers: { ...headers, "content-type": type, ...reply.headers }, body: Buffer.from(reply.body) };
    }
    case "stream": {
      const etag = tagOfVersion(reply.version);
      const gathered = await gather(await toJsonStream(reply.items));
      return "rest" in gathered
        ? { etag, ...gathered }
        : { status, headers: { ...headers, etag }, body: gathered.whole };
    }
  }
}

async function gather(stream: Readable): Promise<{ readonly whole: Buffer } | { readonly rest: Readable }> {
  const chunks: Buffer[] = [];
  const iterator: AsyncIterator<Buffer | string> = stream[Symbol.asyncIterator]();
  let length = 0;
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    const chunk = Buffer.from(next.value);
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_WHOLE_BYTES) return { rest: Readable.from(goOn(chunks, iterator), { objectMode: false }) };
  }
  return { whole: Buffer.concat(chunks) };
}

async function* goOn(begun: readonly Buffer[], iterator: AsyncIterator<Buffer | string>) {
  try {
    yield* begun;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  } finally {
    // A reader that goes away must not leave a statement open.
    await iterator.return?.();
  }
}

function sendLong({ request, response }: Exchange, { etag, rest, release }: LongList): void {
  releaseWhenSent(response, release);
  response.headers({ etag, "cache-control": PUBLIC, "content-type": JSON_TYPE });
  const isKnown = matchesTag(request.headers["if-none-match"], etag);
  if (!isKnown && request.method !== "HEAD" && !response.raw.destroyed) return void response.send(rest);
  rest.destroy();
  void response.code(isKnown ? 304 : 200).send();
}
