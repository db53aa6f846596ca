import { describe, expect, test } from "vitest";
import { toListAddress, toListPlace, trailOf, WHOLE_LIST, withFlagTurned } from "./list-address.ts";

describe("the product list's address", () => {
  test.each([
    ["the whole list", WHOLE_LIST, "/admin/products"],
    ["a search", { ...WHOLE_LIST, q: "beer & wine" }, "/admin/products?q=beer+%26+wine"],
    ["a later page of a search", { ...WHOLE_LIST, q: "hat", after: "a+b=" }, "/admin/products?q=hat&after=a%2Bb%3D"],
    [
      "an ordered and narrowed list",
      {
        ...WHOLE_LIST,
        category: "Bar & Co",
        flags: ["hidden", "without_amount"] as const,
        sort: "price_desc" as const,
      },
      "/admin/products?category=Bar+%26+Co&hidden=true&without_amount=true&sort=price_desc",
    ],
  ])("names %s and finds it again", (_, place, address) => {
    expect(toListAddress(place)).toBe(address);
    expect(toListPlace(new URL(address, "http://shop.invalid").searchParams)).toEqual(place);
  });

  test("ignores orders and filters that there are not", () => {
    expect(toListPlace(new URLSearchParams("sort=random&hidden=yes&burning=true"))).toEqual(WHOLE_LIST);
  });

  test("turns a filter on and off, and keeps the others", () => {
    expect(withFlagTurned(["trending"], "featured")).toEqual(["featured", "trending"]);
    expect(withFlagTurned(["featured", "trending"], "featured")).toEqual(["trending"]);
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
