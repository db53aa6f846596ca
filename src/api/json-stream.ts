import { Readable } from "node:stream";
import { nextFairTurn } from "../core/time/next-turn.ts";

const CHUNK_LENGTH = 32 * 1024;

/**
 * A JSON array in chunks, read no faster than it is sent. The first item is fetched before this answers, so that
 * a shop that cannot read says so with a status instead of half a list.
 */
export async function toJsonStream(items: AsyncIterable<unknown>): Promise<Readable> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return Readable.from(writeArray(iterator, first), { objectMode: false });
}

async function* writeArray(iterator: AsyncIterator<unknown>, first: IteratorResult<unknown>): AsyncGenerator<string> {
  let chunk = "[";
  let separator = "";
  try {
    for (let next = first; next.done !== true; next = await iterator.next()) {
      chunk += separator + JSON.stringify(next.value);
      separator = ",";
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = "";
      await nextFairTurn();
    }
    yield `${chunk}]`;
  } finally {
    // A reader that goes away must not leave a statement open.
    await iterator.return?.();
  }
}
