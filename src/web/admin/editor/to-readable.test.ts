import { expect, test } from "vitest";
import { toReadable } from "./to-readable.ts";

test("switches, lists and empty fields read as words", () => {
  expect([[], ["hat", "fun"], false, true, "", "$10"].map(toReadable)).toEqual([
    "(empty)",
    "hat\nfun",
    "Off",
    "On",
    "(empty)",
    "$10",
  ]);
});
