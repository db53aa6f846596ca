// The built shop with a million products: how soon it listens, what memory the whole list takes, and how it answers while
// a hundred thousand products come in.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HEAP_FLAGS } from "../scripts/toolchain/heap-flags.mjs";
import { freePort } from "../e2e/built-shop.ts";
import { prepareSqliteCatalogue, sqliteUrl } from "./catalogue/catalogues.ts";
import type { ImportReport } from "./catalogue/import-process.ts";
import { COMMON_WORD } from "./catalogue/made-up-products.ts";
import { ask, type Answered } from "./catalogue/ask.ts";

export const summary =
  "the built shop with a million products: start, memory of the whole list, and an import meanwhile";

const MAX_START_MS = 2_000;
const MAX_MEMORY_MB = 400;
const MAX_IMPORT_S = 30;
const MAX_P99_MS = 100;
const IMPORTED = 100_000;
const BETWEEN_REQUESTS_MS = 20;
const WARM_UP = 200;

export async function run(): Promise<boolean> {
  const million = await prepareSqliteCatalogue(1_000_000);
  const verdicts = [await inShop(million, measureWholeList)];
  const folder = mkdtempSync(join(tmpdir(), "regretless-import-"));
  try {
    cpSync(await prepareSqliteCatalogue(1_000), folder, { recursive: true });
    verdicts.push(await inShop(folder, (shop) => measureImport(shop, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return verdicts.every(Boolean);
}

interface Shop {
  readonly url: string;
  readonly process: ChildProcess;
}

async function inShop(dataDir: string, work: (shop: Shop) => Promise<boolean>): Promise<boolean> {
  const port = await freePort();
  const program = fileURLToPath(new URL("../build/server/server.js", import.meta.url));
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PORT: `${port}`,
    LOG_LEVEL: "warn",
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...HEAP_FLAGS, program], {
    env: { ...env, BACKUP_AT: "off" },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while ((await ask(`${url}/healthz`)).status !== 200) await sleep(5);
    const startMs = performance.now() - startedAt;
    const isSoon = print(`listens after`, { figure: startMs, limit: MAX_START_MS, unit: "ms" });
    return (await work({ url, process: child })) && isSoon;
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

async function measureWholeList({ url, process: { pid = 0 } }: Shop): Promise<boolean> {
  const list = ask(`${url}/api/products`);
  const answers = await askUntil(list, `${url}/api/products?limit=48`);
  const { bytes } = await list;
  const verdicts = [
    print("the whole list: megabytes sent", { figure: bytes / 2 ** 20, limit: Infinity, unit: "MB" }),
    print("other requests meanwhile, p99", { figure: p99(answers), limit: MAX_P99_MS, unit: "ms" }),
    print("memory at most", { figure: mostMemory(pid), limit: MAX_MEMORY_MB, unit: "MB" }),
  ];
  return verdicts.every(Boolean);
}

async function measureImport({ url, process: { pid = 0 } }: Shop, folder: string): Promise<boolean> {
  await warmUp(url);
  const importing = startImport(folder);
  const paths = [
    "/",
    "/api/products?limit=48",
    `/api/products?limit=48&q=${COMMON_WORD}`,
    "/category/kitchen-oddities",
  ];
  const answers = await askUntil(importing, ...paths.map((path) => url + path));
  const { added, seconds } = await importing;
  const verdicts = [
    print(`importing ${added.toLocaleString("en-US")} products`, { figure: seconds, limit: MAX_IMPORT_S, unit: "s" }),
    print(`${answers.length} requests meanwhile, p99`, { figure: p99(answers), limit: MAX_P99_MS, unit: "ms" }),
    print("memory at most", { figure: mostMemory(pid), limit: MAX_MEMORY_MB, unit: "MB" }),
  ];
  return verdicts.every(Boolean);
}

/** As a shop that has served for a while: pages of all kinds are made until what makes them is compiled. */
async function warmUp(url: string): Promise<void> {
  for (let number = 0; number < WARM_UP; number += 1) {
    for (const path of ["/", "/category/kitchen-oddities", "/api/products"]) await ask(`${url}${path}?q=${number}`);
  }
}

function startImport(folder: string): Promise<ImportReport> {
  const program = new URL("./catalogue/import-process.ts", import.meta.url);
  const child = fork(program, [sqliteUrl(folder), `${IMPORTED}`], { execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The import ended with ${String(code)}.`)));
  });
}

/** Asks for one address after the other, some fifty times a second, until the work is done. */
async function askUntil(work: Promise<unknown>, ...urls: readonly string[]): Promise<readonly Answered[]> {
  const answers: Promise<Answered>[] = [];
  const asking = setInterval(() => answers.push(ask(urls[answers.length % urls.length] ?? "")), BETWEEN_REQUESTS_MS);
  try {
    await work;
  } finally {
    clearInterval(asking);
  }
  return Promise.all(answers);
}

/** In milliseconds; a refused request counts as one that nobody waits for so long. */
function p99(answers: readonly Answered[]): number {
  const times = answers.map(({ status, tookMs }) => (status === 200 ? tookMs : Infinity));
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? Infinity;
}

/** The most that a process had in memory so far, in megabytes, as Linux tells it. */
function mostMemory(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(peak) / 1024;
}

function print(what: string, { figure, limit, unit }: { figure: number; limit: number; unit: string }): boolean {
  const isWithin = figure <= limit;
  const most = limit === Infinity ? "" : ` (at most ${limit})`;
  process.stdout.write(`  ${isWithin ? "ok  " : "FAIL"}  ${what} ${figure.toFixed(1)} ${unit}${most}\n`);
  return isWithin;
}
