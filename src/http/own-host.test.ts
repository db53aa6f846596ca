import { expect, test } from "vitest";
import { createHostMatcher, hasRepeatedHost, requestedHost } from "./own-host.ts";

test.each([
  ["https://shop.example", "shop.example"],
  ["https://shop.example", "shop.example:443"],
  ["https://shop.example", "SHOP.example.:0443"],
  ["https://shop.example", "shop.example:"],
  ["http://shop.example", "shop.example:80"],
  ["https://shop.example:8443", "Shop.Example.:8443"],
  ["http://[::1]:3000", "[::1]:3000"],
  ["http://[::1]", "[::1]:80"],
])("the shop at %s answers to %s", (baseUrl, host) => {
  expect(createHostMatcher(baseUrl)(host)).toBe(true);
});

test.each([
  ["https://shop.example", undefined],
  ["https://shop.example", ""],
  ["https://shop.example", "shop.example:80"],
  ["http://shop.example", "shop.example:443"],
  ["https://shop.example:8443", "shop.example"],
  ["https://shop.example", "shop.example.."],
  ["https://shop.example", ".shop.example"],
  ["https://shop.example", "x@shop.example"],
  ["https://shop.example", "shop.example/x"],
  ["https://shop.example", "shop.example?"],
  ["https://shop.example", "shop%2Eexample"],
  ["https://shop.example", "shop.example:443x"],
  ["https://shop.example", "shop.example, shop.example"],
  ["https://shop.example", " shop.example"],
])("the shop at %s does not answer to %j", (baseUrl, host) => {
  expect(createHostMatcher(baseUrl)(host)).toBe(false);
});

test("a whole URL as the target says which host is meant", () => {
  expect(requestedHost({ url: "/x", headers: { host: "a" } })).toBe("a");
  expect(requestedHost({ url: "HTTP://b:80/x", headers: { host: "a" } })).toBe("b:80");
  expect(requestedHost({ url: "/?u=http://b/", headers: { host: "a" } })).toBe("a");
});

test("a second Host header is seen in any case", () => {
  expect(hasRepeatedHost({ rawHeaders: ["Host", "a", "Accept", "host"] })).toBe(false);
  expect(hasRepeatedHost({ rawHeaders: ["Host", "a", "hOST", "a"] })).toBe(true);
});
