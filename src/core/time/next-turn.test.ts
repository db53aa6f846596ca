import { expect, test } from "vitest";
import { nextFairTurn } from "./next-turn.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("callers continue in order, and leave turns to new connections in between", async () => {
  const continued: { readonly caller: number; readonly turn: number }[] = [];
  let turn = 0;
  for (let caller = 0; caller < 3; caller += 1) void nextFairTurn().then(() => continued.push({ caller, turn }));
  while (continued.length < 3) {
    await nextTurn();
    turn += 1;
  }
  expect(continued.map(({ caller }) => caller)).toEqual([0, 1, 2]);
  const turns = continued.map((each) => each.turn);
  expect((turns[1] ?? 0) - (turns[0] ?? 0)).toBeGreaterThan(10);
  expect((turns[2] ?? 0) - (turns[1] ?? 0)).toBeGreaterThan(10);
});
