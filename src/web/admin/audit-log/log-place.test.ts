import { expect, test } from "vitest";
import { toLogAddress, toLogPlace } from "./log-place.ts";

test.each([
  ["the whole log", { kind: undefined, person: undefined, after: undefined }, "/admin/audit-log"],
  ["one kind", { kind: "gift guide", person: undefined, after: undefined }, "/admin/audit-log?kind=gift+guide"],
  [
    "a later page of one person's acts",
    { kind: undefined, person: "command-line", after: "a+b=" },
    "/admin/audit-log?person=command-line&after=a%2Bb%3D",
  ],
])("the address names %s and finds it again", (_, place, address) => {
  expect(toLogAddress(place)).toBe(address);
  expect(toLogPlace(new URL(address, "http://shop.invalid").searchParams)).toEqual(place);
});

test("an empty filter is none", () => {
  expect(toLogPlace(new URLSearchParams("kind=&person="))).toEqual({
    kind: undefined,
    person: undefined,
    after: undefined,
  });
});
