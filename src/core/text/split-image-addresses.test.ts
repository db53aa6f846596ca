import { expect, test } from "vitest";
import { sortImageAddresses, splitImageAddresses } from "./split-image-addresses.ts";

const A = "https://cdn.example.com/a.jpg";
const B = "https://cdn.example.com/b.jpg";

test.each([
  [`${A}\n${B}`, [A, B]],
  [`  ${A}\r\n\r\n  ${B}\n`, [A, B]],
  [`${A} ${B}`, [A, B]],
  [`${A}, ${B}; /demo/hat-1.webp\t/media/x.png`, [A, B, "/demo/hat-1.webp", "/media/x.png"]],
  ["https://cdn.example.com/a b.jpg", ["https://cdn.example.com/a b.jpg"]],
  [
    "https://img.example.com/fetch/w_100,https://cdn.example.com/a.jpg",
    ["https://img.example.com/fetch/w_100,https://cdn.example.com/a.jpg"],
  ],
  [" \n ", []],
])("%j holds %j", (text, addresses) => {
  expect(splitImageAddresses(text)).toEqual(addresses);
});

test("invalid image URLs are separated, with the reason", () => {
  expect(sortImageAddresses([A, "javascript:alert(1)", B, "cat"])).toEqual({
    valid: [A, B],
    invalid: ["javascript:alert(1)", "cat"],
    reason: expect.any(String) as string,
  });
  expect(sortImageAddresses([A]).reason).toBeUndefined();
});
