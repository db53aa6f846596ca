// Lighthouse on the pages that visitors land on, with its own defaults: a mid-range phone on slow 4G, simulated.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import lighthouse from "lighthouse";
import { freePort, startBuiltShop } from "../e2e/built-shop.ts";

export const summary = "performance, accessibility, best practices and SEO by Lighthouse, median of five";

const RUNS = 5;
/** Lighthouse measures the machine with each run; one that the machine disturbed is done again. */
const MAX_SWING = 0.15;
const MAX_RUNS = 12;
const CATEGORIES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface Run {
  readonly benchmarkIndex: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<keyof typeof CATEGORIES, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits outside of performance that did not pass. */
  readonly failed: readonly string[];
}

/** `npm run bench -- lighthouse [part of an address]`. */
export async function run([only = ""]: readonly string[]): Promise<boolean> {
  const [shopPort, chromePort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${shopPort}`;
  const profile = await mkdtemp(join(tmpdir(), "regretless-lighthouse-"));
  const shop = await startBuiltShop({ PORT: String(shopPort), BASE_URL: url });
  const chromium = await startChromium(chromePort, profile);
  try {
    process.stdout.write(
      `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.versions.node}\n`,
    );
    let isWithin = true;
    for (const path of (await listPages(url)).filter((page) => page.includes(only))) {
      isWithin = report(path, await measure(url + path, chromePort)) && isWithin;
    }
    return isWithin;
  } finally {
    await end(chromium);
    await shop.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function listPages(url: string): Promise<readonly string[]> {
  const firstSlug = async (noun: string) => {
    const [first] = (await (await fetch(`${url}/api/${noun}`)).json()) as readonly { readonly slug: string }[];
    return first?.slug ?? "";
  };
  const [product, category, guide] = await Promise.all(["products", "categories", "gift-guides"].map(firstSlug));
  return ["/", `/product/${product}`, `/category/${category}`, `/gift-guides/${guide}`, "/exclusives"];
}

/** As many runs as it takes until `RUNS` of them met the machine alike. */
async function measure(url: string, port: number): Promise<readonly Run[]> {
  const runs: Run[] = [];
  process.stdout.write(`\n${new URL(url).pathname}\n`);
  while (runs.length < MAX_RUNS) {
    const last = await runOnce(url, port);
    runs.push(last);
    process.stdout.write(
      `  benchmarkIndex ${last.benchmarkIndex.toFixed(0).padStart(5)}  performance ${last.scores.performance}` +
        `  LCP ${(last.lcpMs / 1000).toFixed(2)} s  TBT ${last.tbtMs.toFixed(0)} ms  CLS ${last.cls.toFixed(3)}\n`,
    );
    const steady = keepSteady(runs);
    if (steady.length >= RUNS) return steady.slice(0, RUNS);
  }
  process.stdout.write(`  The machine never was steady for ${RUNS} runs: these figures are of all ${MAX_RUNS}.\n`);
  return runs;
}

/** Runs whose machine was as fast as the fastest half of them: load from elsewhere only ever makes it slower. */
function keepSteady(runs: readonly Run[]): readonly Run[] {
  const best = Math.max(...runs.map(({ benchmarkIndex }) => benchmarkIndex));
  return runs.filter(({ benchmarkIndex }) => benchmarkIndex >= best * (1 - MAX_SWING));
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = ["accessibility", "best-practices", "seo"]
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ""}`);
  return {
    benchmarkIndex: environment.benchmarkIndex,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpMs: valueOf("largest-contentful-paint"),
    tbtMs: valueOf("total-blocking-time"),
    cls: valueOf("cumulative-layout-shift"),
    failed,
  };
}

function report(path: string, runs: readonly Run[]): boolean {
  let isWithin = true;
  const figures = Object.entries(CATEGORIES).map(([name, least]) => {
    const figure = median(runs.map(({ scores }) => scores[name as keyof typeof CATEGORIES]));
    isWithin = figure >= least && isWithin;
    return `${name} ${figure}${figure >= least ? "" : ` (BELOW ${least})`}`;
  });
  const lcp = median(runs.map(({ lcpMs }) => lcpMs)) / 1000;
  const tbt = median(runs.map(({ tbtMs }) => tbtMs));
  process.stdout.write(`  median: ${figures.join(", ")}; LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(0)} ms  ${path}\n`);
  for (const failure of new Set(runs.flatMap(({ failed }) => failed))) process.stdout.write(`    ${failure}\n`);
  return isWithin;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function startChromium(port: number, profile: string): Promise<ChildProcess> {
  const program = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  const place = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(program, [...CHROMIUM_FLAGS, ...place, "about:blank"], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}/json/version`;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${program} does not start.`);
    await sleep(100);
  }
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
