import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { DomainError } from "../errors/domain-error.ts";
import { addJob } from "./add-job.ts";
import { LEASE_MS, MAX_ATTEMPTS, retryDelayMs } from "./job-rules.ts";
import type { JobHandler } from "./run-next-job.ts";

const MINUTE_MS = 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => {
  vi.useRealTimers();
  return shop.close();
});

async function queueJob(): Promise<void> {
  const { storage, clock } = shop;
  const context = { storage, clock, newId, actor: { kind: "shop" } } as const;
  await storage.write((stores) => addJob(context, stores, { kind: "backup", key: "once" }));
}

const nobodyStops = new AbortController().signal;

const runNext = (handler: JobHandler, signal = nobodyStops) =>
  shop.app.jobs.runNextJob({ holder: "this process", handlers: { backup: handler }, signal });

const theJob = async () => (await shop.storage.read.jobs.list("backup", 1))[0];

const failing: JobHandler = () => Promise.reject(new DomainError("busy", "The disk sulks."));

test("work that is done is not done again", async () => {
  await queueJob();
  expect(await runNext(async () => {})).toMatchObject({ outcome: "done" });
  expect(await theJob()).toMatchObject({ state: "done", failure: null, leaseUntil: null });
  expect(await runNext(failing)).toBeUndefined();
});

test("what fails is tried again after 1, 4, 16 minutes and an hour, then given up with its reason", async () => {
  await queueJob();
  const waits = [1, 4, 16, 60];
  for (const [index, minutes] of waits.entries()) {
    expect(await runNext(failing)).toMatchObject({ outcome: "failed" });
    expect(await theJob()).toMatchObject({ state: "waiting", attempts: index + 1, failure: "The disk sulks." });
    shop.clock.advance(minutes * MINUTE_MS - 1);
    expect(await runNext(failing)).toBeUndefined();
    shop.clock.advance(1);
  }
  expect(await runNext(failing)).toMatchObject({ outcome: "given-up" });
  expect(await theJob()).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS, failure: "The disk sulks." });
  shop.clock.advance(365 * 24 * 60 * MINUTE_MS);
  expect(await runNext(failing)).toBeUndefined();
});

test("the waits never grow past an hour", () => {
  expect([1, 2, 3, 4, 5, 50].map((attempts) => retryDelayMs(attempts) / MINUTE_MS)).toEqual([1, 4, 16, 60, 60, 60]);
});

test("a fault of our own stands in the log, not on the owner's screen", async () => {
  await queueJob();
  await runNext(() => Promise.reject(new TypeError("undefined is not a function")));
  expect((await theJob())?.failure).toBe("Something went wrong; the shop's log says what.");
});

test("a job goes back into the queue when the shop stops, and the attempt does not count", async () => {
  await queueJob();
  const stopping = new AbortController();
  const running = runNext(async (_job, signal) => {
    stopping.abort();
    signal.throwIfAborted();
  }, stopping.signal);
  expect(await running).toMatchObject({ outcome: "put-back" });
  expect(await theJob()).toMatchObject({ state: "waiting", attempts: 0, leaseUntil: null, failure: null });
  expect(await runNext(async () => {})).toMatchObject({ outcome: "done" });
});

test("a job whose process died is taken over when its lease has run out, and given up after five such ends", async () => {
  await queueJob();
  for (let death = 1; death <= MAX_ATTEMPTS; death += 1) {
    const claim = { holder: `dead ${death}`, now: shop.clock.now(), leaseUntil: shop.clock.now() + LEASE_MS };
    expect(await shop.storage.write(({ jobs }) => jobs.claim(claim))).toMatchObject({ attempts: death });
    expect(await runNext(failing)).toBeUndefined();
    shop.clock.advance(LEASE_MS);
  }
  expect(await runNext(failing)).toMatchObject({ outcome: "given-up" });
  expect(await theJob()).toMatchObject({ state: "dead", failure: expect.stringContaining("ended before it was done") });
});

test("a long job keeps its lease, and ends when another process has taken it over", async () => {
  await queueJob();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const seen: unknown[] = [];
  const report = await runNext(async (_job, signal) => {
    shop.clock.advance(LEASE_MS - 1);
    vi.advanceTimersByTime(LEASE_MS / 3);
    await sleep(20);
    const taken = { holder: "another", now: shop.clock.now() + 1, leaseUntil: shop.clock.now() + LEASE_MS };
    seen.push(await shop.storage.write(({ jobs }) => jobs.claim(taken)));
    shop.clock.advance(LEASE_MS);
    await shop.storage.write(({ jobs }) =>
      jobs.claim({ ...taken, now: shop.clock.now(), leaseUntil: Number.MAX_SAFE_INTEGER }),
    );
    vi.advanceTimersByTime(LEASE_MS / 3);
    await sleep(20);
    signal.throwIfAborted();
  });
  expect(seen).toEqual([undefined]);
  expect(report).toMatchObject({ outcome: "put-back" });
  expect(await theJob()).toMatchObject({ state: "waiting", attempts: 2 });
});
