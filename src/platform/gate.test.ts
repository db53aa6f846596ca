import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const refuse = () => new Error("full");

test("work waits its turn, in order, and a failure lets the next one in", async () => {
  const gate = createGate({ atOnce: 1, queueLength: 2, refuse });
  const order: string[] = [];
  const first = gate(async () => {
    await settle();
    order.push("first");
    throw new Error("broken");
  });
  const second = gate(async () => void order.push("second"));
  const third = gate(async () => void order.push("third"));
  await expect(gate(async () => {})).rejects.toThrow("full");
  await expect(first).rejects.toThrow("broken");
  await Promise.all([second, third]);
  expect(order).toEqual(["first", "second", "third"]);
  await expect(gate(async () => "free again")).resolves.toBe("free again");
});

test("never more than allowed runs at once", async () => {
  const gate = createGate({ atOnce: 2, queueLength: 100, refuse });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await settle();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => gate(work)));
  expect(most).toBe(2);
});
