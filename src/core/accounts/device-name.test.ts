import fc from "fast-check";
import { expect, test } from "vitest";
import { toDeviceName, UNKNOWN_DEVICE } from "./device-name.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/124.0.0.0`, "Opera on Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome on ChromeOS"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15",
    "Firefox on iPad",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace("Chrome", "HeadlessChrome")} Safari/537.36`, "Chrome on Linux"],
  ["curl/8.14.1", "curl"],
  ["node", "Node program"],
  ["", UNKNOWN_DEVICE],
  [undefined, UNKNOWN_DEVICE],
  ["<script>alert(1)</script>", UNKNOWN_DEVICE],
  ["<script>alert(1)</script> Firefox/1.0 (Linux)", "Firefox on Linux"],
])("%j is %s", (userAgent, name) => {
  expect(toDeviceName(userAgent)).toBe(name);
});

test("whatever a browser says of itself, the name is short and made of our own words", () => {
  const pieces = fc.constantFrom("Chrome/", "Safari/", "Windows", "iPhone", "<b>", "'; drop table", "curl/", " ", "\0");
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      expect(toDeviceName(parts.join(""))).toMatch(/^[A-Za-z]+(?: [A-Za-z]+){0,3}$/);
    }),
  );
});

test("a description without end is read in no time", () => {
  const started = performance.now();
  expect(toDeviceName("(".repeat(10_000_000))).toBe(UNKNOWN_DEVICE);
  expect(performance.now() - started).toBeLessThan(50);
});
