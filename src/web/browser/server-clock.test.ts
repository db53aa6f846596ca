import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { correctedOrigin } from "./server-clock.ts";

const RENDERED_AT = Date.UTC(2030, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([-3 * DAY_MS, 0, 3 * DAY_MS])(
  "the time is the server's, with the device's clock %d ms off",
  async (offMs) => {
    let at = 200;
    vi.stubGlobal("document", { documentElement: { dataset: { renderedAt: String(RENDERED_AT) } } });
    vi.spyOn(Date, "now").mockImplementation(() => RENDERED_AT + offMs);
    vi.spyOn(performance, "now").mockImplementation(() => at);
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ responseStart: 200 } as PerformanceNavigationTiming]);
    const { serverNow } = await import("./server-clock.ts");
    expect(serverNow()).toBe(RENDERED_AT);
    at += 5000;
    expect(serverNow()).toBe(RENDERED_AT + 5000);
  },
);

test("a clock within the bounds of the response doesn't change, so latency never makes it jump", () => {
  expect(correctedOrigin(1_000_000, { at: 1_000_450, askedAt: 400, answeredAt: 500 })).toBe(1_000_000);
});

test("the clock of a page cached for an hour is corrected to within the latency", () => {
  const age = 60 * 60 * 1000;
  const origin = correctedOrigin(1_000_000, { at: 1_000_450 + age, askedAt: 400, answeredAt: 500 });
  expect(origin).toBe(1_000_000 + age - 50);
});

test("a clock that is ahead is set back", () => {
  expect(correctedOrigin(9_000_000, { at: 1_000_450, askedAt: 400, answeredAt: 500 })).toBe(1_000_050);
});
