// What a million products cost against a thousand, on both databases.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { App } from "../src/app.ts";
import { systemClock } from "../src/core/time/clock.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { readingProgramBeside } from "../src/storage/reading-thread/reading-thread.ts";
import { createBenchApp } from "./catalogue/bench-app.ts";
import {
  type CatalogueSize,
  preparePostgresCatalogue,
  prepareSqliteCatalogue,
  sqliteUrl,
  startCatalogueServer,
} from "./catalogue/catalogues.ts";
import { listOperations } from "./catalogue/operations.ts";
import { type Timing, timeSideBySide } from "./catalogue/stopwatch.ts";

export const summary = "a million products against a thousand: what each read costs, on SQLite and on PostgreSQL";

const SMALL = 1_000;
const MAX_RATIO = 2;
const MAX_STALL_MS = 50;
const MAX_MEMORY_MB = 400;

/** `npm run bench -- scale [sqlite|postgres] [size]`; the size is a million by default. */
export async function run(args: readonly string[]): Promise<boolean> {
  const large: CatalogueSize = args.includes("100000") ? 100_000 : 1_000_000;
  let isWithinLimits = true;
  if (!args.includes("postgres")) {
    const urls = [sqliteUrl(await prepareSqliteCatalogue(SMALL)), sqliteUrl(await prepareSqliteCatalogue(large))];
    isWithinLimits = await compare("SQLite", urls);
  }
  if (args.includes("sqlite")) return isWithinLimits;
  const server = await startCatalogueServer();
  try {
    const urls = [await preparePostgresCatalogue(server, SMALL), await preparePostgresCatalogue(server, large)];
    return (await compare("PostgreSQL", urls)) && isWithinLimits;
  } finally {
    await server.stop();
  }
}

async function compare(database: string, urls: readonly string[]): Promise<boolean> {
  const shops = await Promise.all(urls.map(openShop));
  const [, large] = shops;
  if (large === undefined) throw new Error("There is nothing to compare.");
  print(
    `\n${database}: milliseconds at ${shops.map(({ total }) => total.toLocaleString("en-US")).join(" and ")} products\n`,
  );
  print(row(["", "p50", "p50", "ratio", "worst", "stall", ""]));
  try {
    const verdicts = await compareOperations(shops.map(({ app }) => app));
    return (await streamAll(large.app)) && verdicts.every(Boolean);
  } finally {
    for (const { close } of shops) await close();
  }
}

async function openShop(url: string) {
  const readingProgram = readingProgramBeside(new URL("../src/server.ts", import.meta.url).href);
  const startedAt = performance.now();
  const storage = await openStorage({ url, clock: systemClock, readingProgram });
  const app = createBenchApp(storage);
  const { total } = await app.catalogue.count("all");
  print(`${total.toLocaleString("en-US")} products opened in ${(performance.now() - startedAt).toFixed(0)} ms\n`);
  return { app, total, close: () => storage.close() };
}

async function compareOperations(apps: readonly App[]): Promise<readonly boolean[]> {
  const [small = [], large = []] = await Promise.all(apps.map(listOperations));
  const verdicts: boolean[] = [];
  for (const [index, { name, isFlat, run: onLarge }] of large.entries()) {
    const onSmall = small[index]?.run ?? onLarge;
    const [few, many] = await timeSideBySide([onSmall, onLarge]);
    if (few !== undefined && many !== undefined) verdicts.push(report({ name, isFlat, few, many }));
  }
  return verdicts;
}

interface Comparison {
  readonly name: string;
  readonly isFlat: boolean;
  readonly few: Timing;
  readonly many: Timing;
}

function report({ name, isFlat, few, many }: Comparison): boolean {
  const ratio = many.p50Ms / few.p50Ms;
  const stallMs = Math.max(few.stallMs, many.stallMs);
  const isWithin = (!isFlat || ratio <= MAX_RATIO) && stallMs <= MAX_STALL_MS;
  const figures = [few.p50Ms, many.p50Ms, ratio, many.worstMs, stallMs].map((figure) => figure.toFixed(2));
  print(row([name, ...figures, isWithin ? (isFlat ? "ok" : "") : "FAIL"]));
  return isWithin;
}

/** The whole list, read as fast as it comes. */
async function streamAll({ catalogue }: App): Promise<boolean> {
  const collectGarbage = garbageCollector();
  collectGarbage();
  const before = process.memoryUsage.rss();
  let [most, count] = [before, 0];
  const startedAt = performance.now();
  for await (const product of catalogue.streamProducts({ visibility: "all" })) {
    count += product.id === "" ? 0 : 1;
    if (count % 10_000 === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(
    `  whole list: ${count.toLocaleString("en-US")} in ${seconds} s; memory ${megabytes(before)} → ${megabytes(most)} MB\n`,
  );
  return megabytes(most) <= MAX_MEMORY_MB;
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

const WIDTHS = [52, 9, 9, 9, 9, 9, 6];

function row(cells: readonly string[]): string {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
  );
  return `  ${padded.join("")}\n`;
}

function print(text: string): void {
  process.stdout.write(text);
}
