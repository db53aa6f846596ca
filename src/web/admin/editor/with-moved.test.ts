import { expect, test } from "vitest";
import { withMoved } from "./with-moved.ts";

test("an entry moves to another place and the rest keep their order", () => {
  expect(withMoved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});
