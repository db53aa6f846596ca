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

test("what goes first waits ahead of the rest, and takes the last place of the rest where all are taken", async () => {
  const gate = createGate({ atOnce: 1, queueLength: 2, refuse });
  const order: string[] = [];
  const running = gate(settle);
  const noting = (name: string, queue?: "first" | "rest") => gate(async () => void order.push(name), queue);
  const earlier = noting("earlier");
  const later = noting("later");
  const first = noting("first", "first");
  await expect(later).rejects.toThrow("full");
  const second = noting("second", "first");
  await expect(earlier).rejects.toThrow("full");
  await expect(noting("third", "first"), "those ahead displace no one of their own").rejects.toThrow("full");
  await expect(noting("one more")).rejects.toThrow("full");
  await Promise.all([running, first, second]);
  expect(order).toEqual(["first", "second"]);
});
