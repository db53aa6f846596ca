import { describe, expect, test } from "vitest";
import { toListAddress, toListPlace, trailOf } from "./list-address.ts";

describe("the product list's address", () => {
  test.each([
    ["the whole list", { q: "", after: undefined }, "/admin/products"],
    ["a search", { q: "beer & wine", after: undefined }, "/admin/products?q=beer+%26+wine"],
    ["a later page of a search", { q: "hat", after: "a+b=" }, "/admin/products?q=hat&after=a%2Bb%3D"],
  ])("names %s and finds it again", (_, place, address) => {
    expect(toListAddress(place)).toBe(address);
    expect(toListPlace(new URL(address, "http://shop.invalid").searchParams)).toEqual(place);
  });

  test("ignores blanks around a term", () => {
    expect(toListPlace(new URLSearchParams("q=%20hat%20")).q).toBe("hat");
  });
});

describe("the trail of pages", () => {
  test("is what the history entry carries", () => {
    expect(trailOf({ trail: [null, "c1"] })).toEqual([null, "c1"]);
  });

  test.each([undefined, null, "x", {}, { trail: "x" }, { trail: [1] }])("is empty where it carries %j", (state) => {
    expect(trailOf(state)).toEqual([]);
  });
});
