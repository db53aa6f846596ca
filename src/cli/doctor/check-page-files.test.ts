import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { checkPageFiles } from "./check-page-files.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Where a web server answers whose pages have these tags, one after the other; the last one from then on. */
async function openFront(...tags: readonly string[]): Promise<string> {
  let count = 0;
  server = createServer((_, response) => {
    response.writeHead(200, { ETag: tags[Math.min(count, tags.length - 1)] ?? "" }).end();
    count += 1;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const BESIDE = { SECURITY_HEADERS: "proxy", CACHE_TAGS: "off", PAGE_FILES: "/run/regretless/pages" };

test("a web server that sends a page of a file, once it is one, is well", async () => {
  const BASE_URL = await openFront('W/"ew_vw0D28Fj3"', 'W/"ew_vw0D28Fj3"', '"6b0bb2cb-31c4"');
  expect(await checkPageFiles(readConfig({ ...BESIDE, BASE_URL }))).toMatchObject([{ level: "ok" }]);
});

test("one that asks the shop for every page is told, with the folder in which it should look", async () => {
  const BASE_URL = await openFront('W/"ew_vw0D28Fj3"');
  expect(await checkPageFiles(readConfig({ ...BESIDE, BASE_URL }))).toMatchObject([
    { level: "warn", found: expect.stringContaining("finds no kept pages in /run/regretless/pages") },
  ]);
});

test("where no files are left for it, nothing is said", async () => {
  expect(await checkPageFiles(readConfig({ BASE_URL: "http://127.0.0.1:1" }))).toEqual([]);
});
