import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["https://cdn.example.com/files/top.jpg?v=17", "top.jpg"],
  ["https://cdn.example.com/", "cdn.example.com"],
  ["/demo/helmet-1.webp", "helmet-1.webp"],
  ["nonsense", "nonsense"],
  [`https://cdn.example.com/${"a".repeat(30)}${"b".repeat(30)}.jpg`, `${"a".repeat(20)}…${"b".repeat(16)}.jpg`],
])("%s is known as %s", (address, name) => {
  expect(shortAddress(address)).toBe(name);
});
