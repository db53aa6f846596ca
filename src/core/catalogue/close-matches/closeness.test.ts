import { expect, test } from "vitest";
import { closenessTo, wordsOf } from "./closeness.ts";

test("a title with the very words is closer than one with a slip, and that closer than one with other words", () => {
  const closenessOf = closenessTo("shower disco");
  const [same, slip, half, none] = ["shower disco", "shower discs", "shower gel", "teapot"].map(closenessOf);
  expect(same).toBe(1);
  expect(slip).toBeLessThan(same ?? 0);
  expect(half).toBeLessThan(slip ?? 0);
  expect(none).toBe(0);
});

test("a swap of neighbours is one slip, not two", () => {
  const closenessOf = closenessTo("dsico");
  expect(closenessOf("disco")).toBeGreaterThan(closenessOf("dasco"));
});

test("the order of the words does not matter, and the beginning of a word is nearly the word", () => {
  expect(closenessTo("disco shower")("shower disco")).toBeGreaterThan(0.9);
  expect(closenessTo("flaming lamp")("lamp flamingo")).toBeGreaterThan(0.85);
});

test("words are told apart by marks and blanks, in any script", () => {
  expect(wordsOf("don't stop: матрёшка-lamp 3000!")).toEqual(["don", "t", "stop", "матрёшка", "lamp", "3000"]);
  expect(wordsOf("!?")).toEqual([]);
});
