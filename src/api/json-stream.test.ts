import { setTimeout as sleep } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { toJsonStream } from "./json-stream.ts";

async function* count(upTo: number, read: { items: number; closed: boolean } = { items: 0, closed: false }) {
  try {
    for (let index = 0; index < upTo; index += 1) {
      read.items += 1;
      yield { index, filling: "x".repeat(1000) };
    }
  } finally {
    read.closed = true;
  }
}

test.each([0, 1, 2, 1000])("%i items come as one JSON array", async (length) => {
  const items = JSON.parse(await text(await toJsonStream(count(length)))) as readonly { index: number }[];
  expect(items.map(({ index }) => index)).toEqual(Array.from({ length }, (_, index) => index));
});

test("a reader that stops reading stops the list from being read", async () => {
  const read = { items: 0, closed: false };
  const stream = await toJsonStream(count(100_000, read));
  stream.read();
  await sleep(50);
  expect(read.items).toBeLessThan(1000);
  stream.destroy();
  await sleep(50);
  expect(read.closed).toBe(true);
});

test("a list that cannot be read at all says so before anything is sent", async () => {
  const broken = (async function* () {
    yield* await Promise.reject<readonly object[]>(new Error("no database"));
  })();
  await expect(toJsonStream(broken)).rejects.toThrow("no database");
});
