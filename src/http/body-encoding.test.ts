import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestEncoding, encodeBody } from "./body-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.8, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["identity", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s is answered with %s", (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test("an encoded body unpacks to the same bytes", async () => {
  const page = Buffer.from("<p>regretless</p>".repeat(100));
  expect(brotliDecompressSync(await encodeBody(page, "br"))).toEqual(page);
  expect(gunzipSync(await encodeBody(page, "gzip"))).toEqual(page);
  expect(await encodeBody(page, "identity")).toBe(page);
});
