import { expect, test } from "vitest";
import { systemClock } from "./clock.ts";

test("the system's clock tells epoch milliseconds", () => {
  const before = Date.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
