import { describe, expect, test } from "vitest";
import { distinctTags, includesTag } from "./tag-list.ts";

describe("tags", () => {
  test("that differ in capitals, accents, dashes or quotes alone are one, as it is written first", () => {
    expect(distinctTags(["Łódź", "lodz", "Wi–Fi", "wi-fi", "mum’s", "MUM'S", "10×15", "10x15"])).toEqual([
      "Łódź",
      "Wi–Fi",
      "mum’s",
      "10×15",
    ]);
    expect(includesTag(["Café"], "CAFE\u0301")).toBe(true);
  });

  test("of signs alone are told apart", () => {
    expect(distinctTags(["™", "®", "™"])).toEqual(["™", "®"]);
    expect(includesTag(["®"], "™")).toBe(false);
  });
});
