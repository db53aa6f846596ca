import { expect, test } from "vitest";
import { toPageAddress } from "./page-address.ts";

test.each([
  ["/product/hat", "/product/hat"],
  ["/?utm_source=x&q=hat&fbclid=1", "/?q=hat"],
  ["/?after=abc&q=hat", "/?q=hat&after=abc"],
  ["/?q=", "/"],
  ["/?q=a&q=b", "/?q=a"],
  ["/?Q=hat", "/"],
  ["/?sort=__proto__&price=cheap", "/"],
  ["/?price=15-30&sort=price_asc", "/?price=15-30&sort=price_asc"],
  ["/category/desk?q=hat&category=Party&sort=price_desc", "/category/desk?sort=price_desc"],
  ["/product/hat?q=hat&sort=price_asc&items=a", "/product/hat"],
  ["/saved?items=a%2Cb&q=x", "/saved?items=a%2Cb"],
  ["/gift-guides?after=abc", "/gift-guides"],
  ["//evil.example/x", "/evil.example/x"],
  ["http://evil.example/product/hat?q=1", "/product/hat"],
  ["/product/hat.data", "/no-such-page"],
  ["/?q=%zz", "/?q=%25zz"],
  ["*", "/no-such-page"],
])("the address %s is rendered as %s", (target, address) => {
  expect(toPageAddress(target)).toBe(address);
});

test("two spellings of one address are one page", () => {
  expect(toPageAddress("/?q=hat&ref=a")).toBe(toPageAddress("/?ref=b&q=h%61t"));
});
