import { executionAsyncResource } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { keepTickShape } from "./tick-shape.ts";

setFlagsFromString("--allow-natives-syntax");
const haveSameShape: (one: object, other: object) => boolean = runInThisContext("(a, b) => %HaveSameMap(a, b)");

const nextTick = () => new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())));

test("what is kept is shaped like every later tick", async () => {
  const kept = await keepTickShape();
  expect(haveSameShape(kept, {})).toBe(false);
  expect(haveSameShape(kept, await nextTick())).toBe(true);
});
