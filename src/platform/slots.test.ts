import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSlots, type Release, type SlotLimits } from "./slots.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

function openSlots(limits: SlotLimits) {
  let current = limits;
  const order: string[] = [];
  const slots = createSlots({ limits: () => current, maxWaitMs: 1000, reject: () => new Error("busy") });
  return {
    order,
    set: (changed: SlotLimits) => void (current = changed),
    take: async (name: string): Promise<Release> => {
      const release = await slots.take();
      order.push(name);
      return release;
    },
  };
}

test("a few run, some wait in order, and the rest are rejected at once", async () => {
  const { take, order } = openSlots({ atOnce: 2, queueLength: 2 });
  const [first, second] = await Promise.all([take("1"), take("2")]);
  const third = take("3");
  const fourth = take("4");
  await expect(take("5")).rejects.toThrow("busy");
  expect(order).toEqual(["1", "2"]);
  second();
  await third;
  expect(order).toEqual(["1", "2", "3"]);
  first();
  await fourth;
  expect(order).toEqual(["1", "2", "3", "4"]);
});

test("a slot that is released twice counts once", async () => {
  const { take } = openSlots({ atOnce: 1, queueLength: 0 });
  const release = await take("1");
  release();
  release();
  await take("2");
  await expect(take("3")).rejects.toThrow("busy");
});

test("a caller that waits too long is rejected and leaves the queue", async () => {
  const { take, order } = openSlots({ atOnce: 1, queueLength: 1 });
  const release = await take("1");
  const [late] = await Promise.all([Promise.allSettled([take("2")]), vi.advanceTimersByTimeAsync(1000)]);
  expect(late).toMatchObject([{ status: "rejected", reason: new Error("busy") }]);
  const next = take("3");
  release();
  await next;
  expect(order).toEqual(["1", "3"]);
});

test("with a lower limit, no one gets a slot until enough are released", async () => {
  const { take, order, set } = openSlots({ atOnce: 3, queueLength: 5 });
  const releases = await Promise.all([take("1"), take("2"), take("3")]);
  set({ atOnce: 1, queueLength: 5 });
  const waiting = [take("4"), take("5")];
  releases[0]?.();
  releases[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toHaveLength(3);
  set({ atOnce: 3, queueLength: 5 });
  releases[2]?.();
  await Promise.all(waiting);
  expect(order).toEqual(["1", "2", "3", "4", "5"]);
});

test("work that never waits leaves each turn of the event loop to one piece of it", async () => {
  const { take } = openSlots({ atOnce: 2, queueLength: 50 });
  let turns = 0;
  let isOver = false;
  const countTurns = (): void => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await Promise.all(Array.from({ length: 50 }, async (_, index) => (await take(String(index)))()));
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(50);
});
