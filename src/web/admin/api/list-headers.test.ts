import { expect, test } from "vitest";
import { nextCursorOf, totalOf } from "./list-headers.ts";

test("the next page's cursor comes out of the Link header, decoded", () => {
  const headers = new Headers({ Link: '</api/products?limit=50&cursor=a%2Bb%3D>; rel="next"' });

  expect(nextCursorOf(headers)).toBe("a+b=");
});

test("an absolute address among other relations is read too", () => {
  const headers = new Headers({
    Link: '<https://shop.example/api/products?cursor=x>; rel="prev", <https://shop.example/api/products?cursor=y>; rel="next"',
  });

  expect(nextCursorOf(headers)).toBe("y");
});

test("the last page has no next cursor", () => {
  expect(nextCursorOf(new Headers())).toBeUndefined();
});

test("the total is shown as far as the server counted", () => {
  expect(totalOf(new Headers({ "X-Total-Count": "130" }))).toBe("130");
  expect(totalOf(new Headers({ "X-Total-Count": "1000", "X-Total-Capped": "true" }))).toBe("1,000+");
});
