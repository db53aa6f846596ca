import { expect, test, vi } from "vitest";
import { isHighLoad, watchPressure } from "./pressure.ts";

const MEBIBYTE = 1_048_576;
const idle = { lagMs: 2, heapShare: 0.4, rssBytes: 200 * MEBIBYTE };

test.each([
  [{ ...idle }, false],
  [{ ...idle, lagMs: 400 }, true],
  [{ ...idle, heapShare: 0.95 }, true],
  [{ ...idle, rssBytes: 390 * MEBIBYTE }, true],
])("of the load %j is too much: %s", (load, isHigh) => {
  expect(isHighLoad(load, 64 * MEBIBYTE)).toBe(isHigh);
});

test("a larger page cache may be full", () => {
  const load = { ...idle, rssBytes: 700 * MEBIBYTE };
  expect(isHighLoad(load, 512 * MEBIBYTE)).toBe(false);
  expect(isHighLoad({ ...load, rssBytes: 800 * MEBIBYTE }, 512 * MEBIBYTE)).toBe(true);
});

test("a blocked event loop is detected", async () => {
  const pressure = watchPressure(64 * MEBIBYTE);
  const until = performance.now() + 600;
  while (performance.now() < until);
  await vi.waitFor(() => expect(pressure.isHigh()).toBe(true), { interval: 1 });
  pressure.stop();
});
