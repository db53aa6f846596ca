// Pages that the shop leaves as files for nginx: who gets them, with what, and how old they may be.
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { publicPaths } from "../../../e2e/public-routes.ts";
import { type Answer, type Ask, asBrowser } from "./ask.ts";
import { checkInstants } from "./check-instants.ts";
import { type Check, type Fact, tryAll } from "./fact.ts";
import { type ShopBehind, withShopBehind } from "./shop-behind.ts";
import type { Proxy } from "./start-proxy.ts";
import { registerThrough, toWrite } from "./writing.ts";

const PATIENCE_MS = 10_000;
const SEEN_WITHIN_MS = 1250;
const TIMES = 25;
const PACKED = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Puts nginx in front of a shop that leaves pages as files. */
export async function checkPageFiles(proxy: Proxy, folder: string): Promise<readonly Fact[]> {
  const place = await mkdtemp(join(folder, "page-files-"));
  try {
    return await withShopBehind(proxy, place, (behind) => tryAll(CHECKS, behind));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The last one kills the shop. */
const CHECKS: readonly Check<ShopBehind>[] = [
  ["a file is sent with the bytes and the headers that the shop sends, but for its tag", checkSame],
  ["HEAD, conditional requests and ranges are answered of a file as of a page", checkConditional],
  ["who signs in, asks otherwise, spells oddly or names another host is answered by the shop", checkOthers],
  ["a change of what is sent as a file is seen within 1.25 s", checkChange],
  ["what changes by itself is as punctual as a file", checkOwnChanges],
  ["a shop that is killed, or stands still, shows no page for longer than 1.25 s", checkKilled],
];

const isFile = ({ headers }: Answer): boolean => /^"[\da-f]+-[\da-f]+"$/.test(headers["etag"] ?? "");

/** The page as nginx sends it of a file, once it does. */
async function untilFile({ visit }: ShopBehind, path: string, headers: Ask["headers"] = PACKED): Promise<Answer> {
  for (const startedAt = performance.now(); performance.now() - startedAt < PATIENCE_MS; await sleep(50)) {
    const answer = await visit({ path, headers });
    if (isFile(answer)) return answer;
  }
  throw new Error(`${path} is never sent as a file`);
}

/** Of each answer another, or named by whoever sends it. */
const comparable = ({ headers: { date: _date, etag: _etag, server: _server, ...headers } }: Answer) => headers;

async function checkSame(behind: ShopBehind): Promise<string | undefined> {
  for (const path of await publicPaths()) {
    if ((await behind.direct({ path })).status !== 200) continue;
    for (const encoding of ["br", "gzip"]) {
      const headers = { "Accept-Encoding": encoding };
      // A query that nobody reads is passed on: what the shop says of the same page, with what nginx adds.
      const made = await behind.visit({ path: `${path}?nobody=reads`, headers });
      const file = await untilFile(behind, path, headers);
      if (!file.body.equals(made.body)) return `${path} has other bytes in ${encoding}`;
      const [sent, wanted] = [comparable(file), comparable(made)];
      if (!isDeepStrictEqual(sent, wanted)) return `${path}: ${JSON.stringify(sent)} for ${JSON.stringify(wanted)}`;
    }
  }
  return undefined;
}

async function checkConditional(behind: ShopBehind): Promise<string | undefined> {
  const whole = await untilFile(behind, "/");
  const asked = async (more: Readonly<Record<string, string>>, method = "GET") => {
    await untilFile(behind, "/");
    return behind.visit({ path: "/", method, headers: { ...PACKED, ...more } });
  };
  const head = await asked({}, "HEAD");
  if (head.status !== 200 || !isDeepStrictEqual(comparable(head), comparable(whole))) return `HEAD: ${head.status}`;
  const known = await asked({ "If-None-Match": whole.headers["etag"] ?? "" });
  if (known.status !== 304) return `its own tag: ${known.status}`;
  const other = await asked({ "If-None-Match": 'W/"other"' });
  if (other.status !== 200) return `another tag: ${other.status}`;
  const later = await asked({ "If-Modified-Since": new Date(Date.now() + 1e9).toUTCString() });
  if (later.status !== 200) return `a time of change: ${later.status}`;
  const part = await asked({ Range: "bytes=0-9" });
  return part.status === 200 && part.body.equals(whole.body) ? undefined : `a range: ${part.status}`;
}

async function checkOthers(behind: ShopBehind): Promise<string | undefined> {
  const { visit, direct } = behind;
  const asks: readonly Ask[] = [
    { path: "/", headers: { Authorization: "Bearer nobody" } },
    { path: "/about", headers: { Authorization: "/" } },
    { path: "/", headers: { "Accept-Encoding": "identity" } },
    { path: "/", headers: { host: "evil.example" } },
    { path: "/", headers: { host: "localhost" } },
    { path: "/?q=hat" },
    { path: "/?" },
    { path: "//" },
    { path: "/./" },
    { path: "/about/" },
    { path: "/about/../about" },
    { path: "/%61bout" },
    { path: "/about.br" },
    { path: "/.br" },
    { path: "/ABOUT" },
    { path: "/", method: "POST", body: "a=b" },
    { path: "/about", method: "DELETE" },
  ];
  for (const ask of asks) {
    await untilFile(behind, "/");
    await untilFile(behind, "/about");
    const whole = { ...ask, headers: { ...PACKED, ...ask.headers } };
    const [arrived, own] = [await visit(whole), await direct(whole)];
    const said = `${ask.method ?? "GET"} ${ask.path} ${JSON.stringify(ask.headers ?? {})}`;
    if (isFile(arrived)) return `${said} was answered of a file`;
    if (arrived.status !== own.status) return `${said} answered ${arrived.status} for ${own.status}`;
    if (own.status === 200 && !arrived.body.equals(own.body)) return `${said} answered otherwise than the shop`;
  }
  return undefined;
}

/** The owner's token, once there is one. */
let token = "";

async function checkChange(behind: ShopBehind): Promise<string | undefined> {
  const { visit, direct } = behind;
  token = await registerThrough(direct);
  const headers = { Authorization: `Bearer ${token}` };
  const read = asBrowser(visit);
  let slowest = 0;
  for (let number = 1; number <= TIMES; number += 1) {
    await untilFile(behind, "/");
    // At any moment of a second.
    await sleep((number * 137) % 1000);
    const name = `Shop ${number} of the files`;
    const { status } = await direct(
      toWrite({ method: "PUT", path: "/api/settings", headers, body: { shop_name: name } }),
    );
    if (status !== 200) return `the settings answered ${status}`;
    const late = await untilSeen(read, name);
    if (late > SEEN_WITHIN_MS) return `change ${number} was seen after ${late.toFixed(0)} ms`;
    slowest = Math.max(slowest, late);
  }
  process.stdout.write(`        the slowest of ${TIMES} changes was seen after ${slowest.toFixed(0)} ms\n`);
  return undefined;
}

/** Since now, in milliseconds. */
async function untilSeen(read: ShopBehind["visit"], name: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    const { body } = await read({ path: "/" });
    if (body.includes(name) || askedAt - startedAt > PATIENCE_MS) return askedAt - startedAt;
  }
}

function checkOwnChanges(behind: ShopBehind): Promise<string | undefined> {
  return checkInstants({ ...behind, visit: asBrowser(behind.visit), token });
}

/** At the worst moment: the next second was opened just now. */
async function checkKilled(behind: ShopBehind): Promise<string | undefined> {
  const { pid } = behind.shop;
  for (const signals of [["SIGSTOP", "SIGCONT"], ["SIGKILL"]] as const) {
    await untilFile(behind, "/");
    await sleep(1850 - (Date.now() % 1000));
    process.kill(pid, signals[0]);
    await sleep(SEEN_WITHIN_MS);
    const shown = await Promise.race([behind.visit({ path: "/", headers: PACKED }), sleep(1000)]);
    if (signals[1] !== undefined) process.kill(pid, signals[1]);
    if (shown !== undefined && isFile(shown)) return `after ${signals[0]} the page was still sent`;
  }
  return undefined;
}
