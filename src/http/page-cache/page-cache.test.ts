import { expect, test, vi } from "vitest";
import { MAX_KEPT_BYTES } from "./kept-answers.ts";
import { createPageCache } from "./page-cache.ts";
import { makeReady, type ReadyAnswer } from "./ready-answer.ts";

interface AnswerParts {
  readonly status?: number;
  readonly tags?: readonly string[];
  readonly validUntil?: number;
  readonly cacheControl?: string;
}

function answerOf(text: string, parts: AnswerParts = {}): ReadyAnswer {
  const { status = 200, tags = ["products"], validUntil, cacheControl = "public, max-age=0" } = parts;
  const headers = { "cache-control": cacheControl };
  return makeReady({ status, headers, body: Buffer.from(text), tags: new Set(tags), validUntil }, {});
}

/** Answers one after the other, each when the test says so. */
function slowMaker() {
  const waiting: ((answer: ReadyAnswer | undefined) => void)[] = [];
  return {
    make: () => new Promise<ReadyAnswer | undefined>((resolve) => waiting.push(resolve)),
    answer: (answer: ReadyAnswer) => waiting.shift()?.(answer),
    /** Waits until so many are begun and not answered. */
    begun: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count)),
  };
}

const MEBIBYTE = 1_048_576;
const cacheOf = (maxBytes = 4 * MEBIBYTE) => createPageCache({ maxBytes });
const home = { key: "/", target: "/", now: 0 };
const changed = (...tags: readonly string[]) => ({ version: 1, tags: new Set(tags) });

test("what was made once is found by every spelling under which it was asked for", async () => {
  const cache = cacheOf();
  const answer = answerOf("home");
  await cache.obtain({ ...home, target: "/?utm_source=x" }, async () => answer);
  await cache.obtain(home, async () => answerOf("never made"));
  expect(cache.find("/", 0)).toBe(answer);
  expect(cache.find("/?utm_source=x", 0)).toBe(answer);
  expect(cache.find("/?utm_source=y", 0)).toBeUndefined();
});

test("of many that ask at once one makes it", async () => {
  const cache = cacheOf();
  const { make, answer, begun } = slowMaker();
  const asking = Array.from({ length: 20 }, () => cache.obtain(home, make));
  await begun(1);
  const made = answerOf("home");
  answer(made);
  expect(new Set(await Promise.all(asking))).toEqual(new Set([made]));
});

test("who asks after a change is not answered by what was begun before it, and that is not kept", async () => {
  const cache = cacheOf();
  const { make, answer, begun } = slowMaker();
  const before = cache.obtain(home, make);
  await begun(1);
  cache.drop(changed("products"));
  const after = cache.obtain(home, make);
  await begun(2);
  answer(answerOf("old"));
  answer(answerOf("new"));
  expect((await before)?.length).toBe(3);
  const fresh = await after;
  await before;
  expect(cache.find("/", 0)).toBe(fresh);
});

test("what was begun before a change that it does not show is kept", async () => {
  const cache = cacheOf();
  const { make, answer, begun } = slowMaker();
  const asking = cache.obtain(home, make);
  await begun(1);
  cache.drop(changed("guides"));
  answer(answerOf("home"));
  await asking;
  expect(cache.find("/", 0)).toBeDefined();
});

test("a change drops what shows it, and nothing else", async () => {
  const cache = cacheOf();
  const pages = { "/": ["products"], "/product/hat": ["product:1", "settings"], "/gift-guides": ["guides"], "/x": [] };
  for (const [path, tags] of Object.entries(pages)) {
    await cache.obtain({ key: path, target: path, now: 0 }, async () => answerOf(path, { tags }));
  }
  const left = () => Object.keys(pages).filter((path) => cache.find(path, 0) !== undefined);
  cache.drop(changed());
  expect(left()).toEqual(["/", "/product/hat", "/gift-guides"]);
  cache.drop(changed("product:1", "products"));
  expect(left()).toEqual(["/gift-guides"]);
  cache.drop({ version: 3, tags: "everything" });
  expect(left()).toEqual([]);
});

test("an answer is kept up to the instant at which it changes by itself", async () => {
  const cache = cacheOf();
  await cache.obtain(home, async () => answerOf("before", { validUntil: 1000 }));
  expect(cache.find("/", 999)).toBeDefined();
  expect(cache.find("/", 1000)).toBeUndefined();
});

test("a clock that was put back is not answered from what was the future", async () => {
  const cache = cacheOf();
  await cache.obtain({ ...home, now: 1000 }, async () => answerOf("later"));
  expect(cache.find("/", 1000)).toBeDefined();
  expect(cache.find("/", 999)).toBeUndefined();
});

test("who asks at the instant of a change is not answered by what was begun before it", async () => {
  const cache = cacheOf();
  const { make, answer, begun } = slowMaker();
  const before = cache.obtain({ ...home, now: 999 }, make);
  const after = cache.obtain({ ...home, now: 1000 }, async () => answerOf("after"));
  await begun(1);
  answer(answerOf("before!", { validUntil: 1000 }));
  expect((await before)?.length).toBe("before!".length);
  expect((await after)?.length).toBe("after".length);
});

test.each([
  ["an error", answerOf("not found", { status: 404 })],
  ["what nobody may keep", answerOf("private", { cacheControl: "no-store" })],
  ["what is too long", answerOf("x".repeat(MAX_KEPT_BYTES + 1))],
])("%s is answered and not kept", async (_name, answer) => {
  const cache = cacheOf();
  expect(await cache.obtain(home, async () => answer)).toBe(answer);
  expect(cache.find("/", 0)).toBeUndefined();
});

test("the page of a shop with hundreds of categories is kept", async () => {
  const cache = cacheOf();
  const page = answerOf("x".repeat(600_000));
  await cache.obtain(home, async () => page);
  expect(cache.find("/", 0)).toBe(page);
});

const failing = async (): Promise<never> => {
  throw new Error("no database");
};

test("a failure is told to all that waited, and the next one tries again", async () => {
  const cache = cacheOf();
  await expect(Promise.all([cache.obtain(home, failing), cache.obtain(home, failing)])).rejects.toThrow("no database");
  expect(await cache.obtain(home, async () => answerOf("home"))).toBeDefined();
});

test("the least used pages make room when the memory is used up", async () => {
  const cache = cacheOf(MEBIBYTE);
  const long = "x".repeat(100_000);
  for (let page = 0; page < 20; page += 1) {
    const path = `/category/${page}`;
    await cache.obtain({ key: path, target: path, now: 0 }, async () => answerOf(long));
    cache.find("/category/0", 0);
  }
  const left = Array.from({ length: 20 }, (_, page) => cache.find(`/category/${page}`, 0)).filter(Boolean);
  expect(cache.find("/category/0", 0)).toBeDefined();
  expect(cache.find("/category/1", 0)).toBeUndefined();
  expect(left.length).toBeLessThanOrEqual(6);
});

test("with no memory at all nothing is kept", async () => {
  const cache = cacheOf(0);
  await cache.obtain(home, async () => answerOf("home"));
  expect(cache.find("/", 0)).toBeUndefined();
});

test("searches for any number of terms leave the pages in the cache, and a change drops them like pages", async () => {
  const cache = cacheOf();
  await cache.obtain(home, async () => answerOf("home"));
  for (let term = 0; term < 200; term += 1) {
    const target = `/?q=${String(term)}`;
    await cache.obtain({ key: `page:${target}`, target, now: 0 }, async () => answerOf("x".repeat(64 * 1024)));
  }
  expect(cache.find("/", 0)).toBeDefined();
  expect(cache.find("/?q=199", 0)).toBeDefined();
  expect(cache.find("/?q=0", 0)).toBeUndefined();
  cache.drop(changed("products"));
  expect(cache.find("/?q=199", 0)).toBeUndefined();
});
