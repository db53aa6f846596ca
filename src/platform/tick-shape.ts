// Keeps Node's own `process.nextTick` fast, of which each answer takes several.
import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Holds on to one tick for good. Node makes an object with computed keys for each; once V8 has collected the last one
 * and with it their shape, it takes every later one for a stranger and builds it seven times slower, until the process
 * ends. That cost a kept page a fifth of its speed. Call it at the start, before anything was collected. Answers the tick.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      kept.push(tick);
      resolve(tick);
    });
  });
}
