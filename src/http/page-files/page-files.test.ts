import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { type StillClock, STILL, stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import type { BodyEncoding } from "../body-encoding.ts";
import { makeReady } from "../page-cache/ready-answer.ts";
import { beginAnewOnFailure } from "./beginning-anew.ts";
import { nameSecond } from "./name-second.ts";
import { createPageFiles, type PageFiles } from "./page-files.ts";
import { openPublishedFolder } from "./published-folder.ts";

const HOST = "shop.example";
const SECOND = 1000;
const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0, must-revalidate" };

const temporary = useTemporaryFolder();
let folder: string;
let clock: StillClock;
let machineClock: StillClock;
let files: PageFiles;

beforeEach(() => {
  folder = temporary.path("pages");
  clock = stillClock();
  machineClock = stillClock();
  files = open();
});

const open = (): PageFiles => createPageFiles({ folder: openPublishedFolder(folder), host: HOST, clock, machineClock });

interface Page {
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  readonly validUntil?: number;
  readonly encoding?: BodyEncoding;
}

/** A kept page, as it is handed over when it is asked for. */
async function keep(target: string, page: Page = {}): Promise<Buffer> {
  const { text = "a page", headers = HTML, tags = ["products"], validUntil, encoding = "br" } = page;
  const body = Buffer.from(text.padEnd(500, "."));
  const answer = makeReady({ status: 200, headers, body, tags: new Set(tags), validUntil }, {});
  const ready = await answer.encode(encoding);
  files.keep(target, { answer, encoding, ready });
  return ready.body;
}

/** Where the web server looks in the second that a moment lies in. */
const pathAt = (moment: number, name: string): string =>
  join(folder, nameSecond(moment - (moment % SECOND)), HOST + name);

const isFoundAt = (moment: number, name: string): boolean => existsSync(pathAt(moment, name));

test("a page that was asked for is found in the second that is opened next, and in no other", async () => {
  const home = await keep("/");
  const product = await keep("/products/cloud-lamp", { encoding: "gzip" });
  expect(isFoundAt(STILL, "/.br")).toBe(false);
  files.publish();
  expect(readFileSync(pathAt(STILL + SECOND, "/.br"))).toEqual(home);
  expect(readFileSync(pathAt(STILL + SECOND, "/products/cloud-lamp.gzip"))).toEqual(product);
  for (const moment of [STILL - SECOND, STILL, STILL + 2 * SECOND]) expect(isFoundAt(moment, "/.br")).toBe(false);
});

test("the second that runs stays open when the next one is opened, and those before it are closed", async () => {
  await keep("/");
  for (let count = 0; count < 5; count += 1) {
    files.publish();
    machineClock.advance(SECOND);
  }
  const links = readdirSync(folder).filter((name) => name.startsWith("2026-"));
  expect(links).toEqual([nameSecond(STILL + 4 * SECOND), nameSecond(STILL + 5 * SECOND)]);
});

test("what a change touches is gone at once, and everything else stays", async () => {
  await keep("/", { tags: ["products", "settings"] });
  await keep("/about", { tags: ["settings"] });
  await keep("/made-of-everything", { tags: [] });
  files.publish();
  files.drop({ version: 1, tags: new Set(["products"]) });
  expect(["/.br", "/about.br", "/made-of-everything.br"].filter((name) => isFoundAt(STILL + SECOND, name))).toEqual([
    "/about.br",
  ]);
  files.drop({ version: 2, tags: "everything" });
  expect(isFoundAt(STILL + SECOND, "/about.br")).toBe(false);
});

test("a page that was made anew takes the place of the old one, with another entity tag", async () => {
  await keep("/", { text: "one" });
  files.publish();
  const path = pathAt(STILL + SECOND, "/.br");
  const old = statSync(path);
  const content = await keep("/", { text: "two" });
  expect(readFileSync(path)).toEqual(content);
  // nginx makes the tag of these two.
  expect(statSync(path)).toMatchObject({ size: old.size });
  expect(statSync(path).mtimeMs).not.toBe(old.mtimeMs);
  await keep("/", { text: "one" });
  expect(statSync(path).mtimeMs).toBe(old.mtimeMs);
});

test("nothing is found in a second in which it changes by itself, or later, even if the shop stands still", async () => {
  for (let untilMs = 0; untilMs <= 6000; untilMs += 100) {
    files.close();
    files = open();
    const start = machineClock.now();
    const endsAt = clock.now() + untilMs;
    // Opened 200 ms before each second, as it runs; the page is asked for in between, again and again.
    for (let step = 0; step < 40; step += 1) {
      if ((machineClock.now() - STILL) % SECOND === 800) files.publish();
      await keep("/deal", { validUntil: endsAt });
      clock.advance(100);
      machineClock.advance(100);
      const stillOpen = [0, 1, 2, 3].map((seconds) => machineClock.now() + seconds * SECOND);
      const lastMoment = (moment: number) => moment - (moment % SECOND) + SECOND - 1;
      for (const moment of stillOpen.filter((each) => isFoundAt(each, "/deal.br"))) {
        expect(lastMoment(moment) - start, `ends after ${untilMs} ms`).toBeLessThanOrEqual(untilMs);
      }
    }
  }
});

test("a clock that was put back makes nothing true that was made after that time", async () => {
  await keep("/");
  files.publish();
  clock.advance(-1);
  files.publish();
  expect(isFoundAt(STILL + SECOND, "/.br")).toBe(false);
});

test("an address that means more than it says is left to the shop", async () => {
  const odd = [
    "/a/../../../escaped",
    "/%2e%2e/escaped",
    "//",
    "//home",
    "/home/",
    "/?q=hat",
    "/home?utm_source=letter",
    "/.br",
    "/home.html",
    "/Home",
    "/hüte",
    "/a\0b",
    "/a_b",
    "*",
    "",
    "home",
    "http://shop.example/",
    `/${"long".repeat(100)}`,
  ];
  for (const target of odd) await keep(target);
  files.publish();
  expect(readdirSync(folder)).toEqual([nameSecond(STILL + SECOND)]);
});

test("what the web server would send with other headers, or is not compressed, is left to the shop", async () => {
  await keep("/list", { headers: { ...HTML, "content-type": "application/json" } });
  await keep("/cookie", { headers: { ...HTML, "set-cookie": "a=b" } });
  await keep("/policy", { headers: { ...HTML, "content-security-policy": "default-src 'self'" } });
  await keep("/tagged", { headers: { ...HTML, "cache-tag": "shop" } });
  await keep("/untyped", { headers: { "cache-control": HTML["cache-control"] } });
  await keep("/longer", { headers: { ...HTML, "cache-control": "public, max-age=60" } });
  await keep("/plain", { encoding: "identity" });
  files.publish();
  expect(readdirSync(folder)).toEqual([nameSecond(STILL + SECOND)]);
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test("every user may read the files, whatever the shop's own mask is, and nobody else may write them", async () => {
  const mask = process.umask(0o077);
  try {
    rmSync(folder, { recursive: true });
    files = open();
    await keep("/products/cloud-lamp");
    files.publish();
  } finally {
    process.umask(mask);
  }
  const file = pathAt(STILL + SECOND, "/products/cloud-lamp.br");
  expect(modeOf(file)).toBe("644");
  for (const path of [join(file, ".."), join(file, "../.."), join(file, "../../.."), folder])
    expect(modeOf(path)).toBe("755");
});

const isNumberThere = (number: number): boolean => isFoundAt(STILL + SECOND, `/page-${number}.br`);

test("of more than a thousand pages the oldest go", async () => {
  for (let number = 0; number < 1003; number += 1) await keep(`/page-${number}`);
  files.publish();
  expect([0, 1, 2].some(isNumberThere)).toBe(false);
  expect([3, 4, 1002].every(isNumberThere)).toBe(true);
});

/** One that runs, and one that does not. */
const OTHER = process.ppid;
const GONE = 4_194_304;

test("what a process left that is gone is removed at the start, and what is not the shop's own is never touched", async () => {
  mkdirSync(folder, { recursive: true });
  const gone = `regretless-pages-${GONE}`;
  const leave = (owner: string, moment: number) => symlinkSync(owner, join(folder, nameSecond(moment)));
  mkdirSync(join(folder, gone, HOST), { recursive: true });
  leave(gone, STILL);
  const kept = ["holiday", "2026-01-02", `regretless-pages-${OTHER}`, "regretless-pages-old"];
  for (const name of kept) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "notes.txt"), "mine");
  symlinkSync("holiday", join(folder, "pictures"));
  leave("holiday", STILL + SECOND);
  leave(`regretless-pages-${OTHER}`, STILL + 2 * SECOND);
  const own = [...kept, "notes.txt", "pictures", nameSecond(STILL + SECOND), nameSecond(STILL + 2 * SECOND)].toSorted();
  machineClock.advance(10 * SECOND);
  files = open();
  expect(readdirSync(folder).toSorted()).toEqual(own);
  await keep("/");
  files.publish();
  expect(readdirSync(folder)).toHaveLength(own.length + 2);
  files.close();
  expect(readdirSync(folder).toSorted()).toEqual(own);
});

test("where somebody else removed the files, they are written again", async () => {
  files = beginAnewOnFailure(open, { onFailure: () => {} });
  await keep("/");
  files.publish();
  rmSync(join(folder, `regretless-pages-${process.pid}`), { recursive: true });
  // A page that is asked for all the time, as it is where nginx finds no file.
  for (let count = 0; count < 2; count += 1) {
    machineClock.advance(SECOND);
    files.publish();
    await keep("/");
  }
  expect(isFoundAt(machineClock.now() + SECOND, "/.br")).toBe(true);
});

test("what the file system refuses reaches nobody, is told once, and is over when the folder is there again", async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  files = beginAnewOnFailure(open, { onFailure });
  await keep("/");
  files.publish();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file in the way");
  await keep("/about");
  files.drop({ version: 2, tags: "everything" });
  files.publish();
  await keep("/about");
  expect(onFailure).toHaveBeenCalledTimes(1);
  rmSync(folder);
  files.publish();
  await keep("/about");
  expect(isFoundAt(STILL + SECOND, "/about.br")).toBe(true);
  expect(isFoundAt(STILL + SECOND, "/.br")).toBe(false);
});

test("where it failed, nothing of before is found anymore, changed or not", async () => {
  files = beginAnewOnFailure(open, { onFailure: () => {} });
  await keep("/");
  await keep("/products/cloud-lamp", { tags: ["product:1"] });
  files.publish();
  // The next product cannot be written.
  const products = join(pathAt(STILL + SECOND, "/products/cloud-lamp.br"), "..");
  rmSync(products, { recursive: true });
  await keep("/products/moon-lamp");
  expect(isFoundAt(STILL + SECOND, "/.br")).toBe(false);
  await keep("/about");
  files.publish();
  await keep("/about");
  expect(isFoundAt(STILL + SECOND, "/about.br")).toBe(true);
});

test("a folder that cannot be made is told at the start", () => {
  folder = temporary.path("not/there");
  expect(open).toThrow("ENOENT");
});
