// The promise to whoever puts nginx in front: it finds kept pages as files, and never one that is not true anymore.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { nameSecond } from "../src/http/page-files/name-second.ts";
import { freePort } from "./built-shop.ts";
import { registerOwner } from "./filled-shop.ts";

const SERVER = fileURLToPath(new URL("../build/server/server.js", import.meta.url));
/** A second that was opened for the web server is over by then. */
const LONGEST_OPEN_MS = 1250;

let folder: string;
let pages: string;
let port: number;
let shop: ChildProcess;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regretless-files-"));
  pages = join(folder, "pages");
  port = await freePort();
});

test.afterEach(async () => {
  if (shop.exitCode === null && shop.signalCode === null) await end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  shop = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: folder,
      PORT: `${port}`,
      BASE_URL: `http://127.0.0.1:${port}`,
      SECURITY_HEADERS: "proxy",
      CACHE_TAGS: "off",
      PAGE_FILES: pages,
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  shop.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("Ctrl+C");
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = once(shop, "exit");
  shop.kill(signal);
  await ended;
}

/** As it comes over the wire, over a connection of its own. */
async function ask(path: string): Promise<Buffer> {
  // What is handed to a process that is killed just then is never answered.
  const signal = AbortSignal.timeout(3000);
  const sent = request({ signal, host: "127.0.0.1", port, path, agent: false, headers: { "Accept-Encoding": "br" } });
  sent.end();
  const [answer] = await once(sent, "response");
  return buffer(answer);
}

/** Where nginx looks at this moment. */
const pathNow = (name: string): string => join(pages, nameSecond(Date.now()), `127.0.0.1:${port}${name}.br`);

/** Asks the shop for a page until nginx would not have to ask anymore. */
async function untilFound(path: string): Promise<Buffer> {
  let page = await ask(path);
  await expect
    .poll(async () => {
      page = await ask(path);
      return existsSync(pathNow(path));
    })
    .toBe(true);
  return page;
}

/** The processes that leave pages there. */
async function listOwners(): Promise<readonly string[]> {
  return (await readdir(pages)).flatMap((name) => /^regretless-pages-(\d+)$/.exec(name)?.[1] ?? []);
}

test("pages lie there as the shop sends them, second after second, and lists of the API do not", async () => {
  await start();
  const home = await untilFound("/");
  await untilFound("/exclusives");
  await ask("/api/products");
  await ask("/api/products");
  const found: Buffer[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await sleep(100);
    found.push(
      ...(await readFile(pathNow("/")).then(
        (page) => [page],
        () => [],
      )),
    );
    expect(existsSync(pathNow("/api/products"))).toBe(false);
  }
  for (const page of found) expect(page).toEqual(home);
  // On a busy machine a second may be opened late.
  expect(found.length).toBeGreaterThan(15);
});

test("once a save is acknowledged, no page that shows it is found, in whatever second", async () => {
  await start();
  const token = await registerOwner(`http://127.0.0.1:${port}`);
  for (const name of ["One", "Two", "Three"]) {
    await untilFound("/");
    const saved = await fetch(`http://127.0.0.1:${port}/api/settings`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ shop_name: name }),
    });
    expect(saved.status).toBe(200);
    expect((await readdir(pages, { recursive: true })).filter((path) => path.endsWith("/.br"))).toEqual([]);
  }
});

test("a shop that stopped leaves nothing, and of one that was killed nothing is found for long", async () => {
  await start();
  await untilFound("/");
  await end("SIGTERM");
  expect(await readdir(pages)).toEqual([]);
  await start();
  await untilFound("/");
  await end("SIGKILL");
  await sleep(LONGEST_OPEN_MS);
  for (let turn = 0; turn < 20; turn += 1) {
    expect(existsSync(pathNow("/"))).toBe(false);
    await sleep(100);
  }
});

test("of several processes one leaves pages there, and what takes its place goes on with it", async () => {
  await start({ WEB_CONCURRENCY: "2" });
  await untilFound("/");
  const [first, ...others] = await listOwners();
  expect(others).toEqual([]);
  process.kill(Number(first), "SIGKILL");
  await expect(async () => {
    await ask("/");
    expect(existsSync(pathNow("/"))).toBe(true);
    expect(await listOwners()).not.toContain(first);
  }).toPass({ timeout: 20_000 });
});
